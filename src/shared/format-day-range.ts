import { dayMonthYear, spanOfDays } from '@/design-system/lib/format-day.ts'

/** The date filter of a list as the label of a tag: '1 – 30 Nov 2025', 'from 1 Nov 2025', 'until 30 Nov 2025'; undefined without a filter. */
export function formatDayRange(from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return spanOfDays(from, to, 'short')
  if (from) return `from ${dayMonthYear(from)}`
  return to && `until ${dayMonthYear(to)}`
}
