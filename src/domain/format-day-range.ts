import { shortDay, spanOfDays } from '@/design-system/lib/format-day.ts'

/** The days a list is narrowed to, in a tag: '1 – 30 Nov 2025', 'from 1 Nov 2025', 'until 30 Nov 2025'; undefined when it is not. */
export function formatDayRange(from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return spanOfDays(from, to, 'short')
  if (from) return `from ${shortDay(from)}`
  return to && `until ${shortDay(to)}`
}
