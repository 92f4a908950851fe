import { type ReactElement } from 'react'
import { type IconProps } from '../../icons/Icon.tsx'
import { addDays, type Day } from '../../lib/days.ts'
import { clockTime, weekdayAndDay } from '../../lib/format-day.ts'
import { type CalendarViewLabels } from './calendar-view-labels.ts'

export const calendarTones = ['neutral', 'info', 'success', 'warning', 'danger', 'brand'] as const
/** The tone of an entry's state; the label of the state is in `status`. */
export type CalendarTone = (typeof calendarTones)[number]

/** An entry of a day. */
export interface CalendarEntry {
  id: string
  /** The day it begins, 'YYYY-MM-DD'. */
  date: Day
  /** 'HH:mm'; without it the entry lasts all day. */
  start?: string | undefined
  end?: string | undefined
  /** It ends after midnight, on the day after `date`. */
  endsNextDay?: boolean | undefined
  label: string
  tone: CalendarTone
  /** In place of the tone's own icon, so that two states of one tone differ: the one its `StatusPill` has. */
  icon?: ((props: IconProps) => ReactElement) | undefined
  /** The state in a word or two: 'Confirmed'. Icon and colour repeat it. */
  status: string
  /** Its link. Without it, and without `onEntryPress`, the entry is plain text. */
  href?: string | undefined
  /** One more fact: a place, or how many come. */
  meta?: string | undefined
}

/** '6:00 PM – 2:00 AM, ends Sat 15 Nov' */
export function timeOf({ date, start, end, endsNextDay = false }: CalendarEntry, labels: CalendarViewLabels): string {
  if (start === undefined) return labels.allDay
  const span = end === undefined ? clockTime(start) : `${clockTime(start)} – ${clockTime(end)}`
  return endsNextDay ? `${span}, ${labels.ends(weekdayAndDay(addDays(date, 1), date))}` : span
}

/** The accessible name of an entry that shows only its label. */
export function nameOf(entry: CalendarEntry, labels: CalendarViewLabels): string {
  return [entry.label, timeOf(entry, labels), entry.status, entry.meta].filter(Boolean).join(', ')
}

/** The entries of each day: entries that last all day first, then by start time. */
export function entriesByDay(entries: readonly CalendarEntry[]): ReadonlyMap<Day, readonly CalendarEntry[]> {
  const days = new Map<Day, CalendarEntry[]>()
  for (const entry of entries.toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''))) {
    days.set(entry.date, [...(days.get(entry.date) ?? []), entry])
  }
  return days
}
