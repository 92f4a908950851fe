import { addMonths, clampDay, type Day, type DayLimits, endOfMonth, startOfMonth } from './days.ts'

/** A range offered by name. */
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

/** The part of a preset that may be chosen; undefined when there is none. */
export function presetWithin({ range }: DatePreset, limits: DayLimits): { start: Day; end: Day } | undefined {
  const start = clampDay(range.start, limits)
  const end = clampDay(range.end, limits)
  const outside =
    (limits.min !== undefined && range.end < limits.min) || (limits.max !== undefined && range.start > limits.max)
  return outside ? undefined : { start, end }
}
