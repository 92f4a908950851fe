import { timeOfDay } from '../gig-sessions.ts'
import { nonBreaking, time12 } from '@/lib/dates.ts'
import type { Arrival } from './place-sessions.ts'

/** How late, in words: '25 min', '2 h'. */
export const lateness = (minutes: number) => (minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`)

/** Who is there, in words: 'Arrived 4:25 PM', 'Late: 4:25 PM (25 min)', 'Not there yet, 25 min late', 'Expected 4:00 PM'. */
export function arrivalText(arrival: Arrival): string {
  switch (arrival.kind) {
    case 'arrived':
      return `Arrived ${nonBreaking(time12(arrival.at))}`
    case 'late':
      return `Late: ${nonBreaking(time12(arrival.at))} (${nonBreaking(lateness(arrival.minutes))})`
    case 'missing':
      return arrival.minutes === 0 ? 'Not there yet' : `Not there yet, ${nonBreaking(lateness(arrival.minutes))} late`
    case 'expected':
      return `Expected ${timeOfDay(arrival.by)}`
    case 'coming':
      return `Expected ${nonBreaking(time12(arrival.by))}`
  }
}

/** The colour that repeats the words: only what is not as it should be has one. */
export function arrivalTone({ kind }: Arrival): 'default' | 'muted' | 'warning' | 'danger' {
  if (kind === 'late') return 'warning'
  if (kind === 'missing') return 'danger'
  return kind === 'expected' || kind === 'coming' ? 'muted' : 'default'
}
