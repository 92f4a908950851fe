import { addMonths, clampDay, type Day, type DayLimits, endOfMonth, startOfMonth } from './days.ts'

/** A named range. */
export interface DatePreset {
  label: string
  range: { start: Day; end: Day }
}

/** The usual ranges around `today`: whole months and the whole year. */
export function usualPresets(today: Day): readonly DatePreset[] {
  const lastMonth = addMonths(today, -1)
  return [
    { label: 'This month', range: { start: startOfMonth(today), end: endOfMonth(today) } },
    { label: 'Last month', range: { start: startOfMonth(lastMonth), end: endOfMonth(lastMonth) } },
    { label: 'This year', range: { start: `${today.slice(0, 4)}-01-01`, end: `${today.slice(0, 4)}-12-31` } },
  ]
}

/** Cuts a preset to the allowed days; undefined when none of its days is allowed. */
export function presetWithin({ range }: DatePreset, limits: DayLimits): { start: Day; end: Day } | undefined {
  const start = clampDay(range.start, limits)
  const end = clampDay(range.end, limits)
  const outside =
    (limits.min !== undefined && range.end < limits.min) || (limits.max !== undefined && range.start > limits.max)
  return outside ? undefined : { start, end }
}
