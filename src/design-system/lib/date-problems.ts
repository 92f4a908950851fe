import { type Day, type DayLimits, type DayRange } from './days.ts'
import { clockTime, dayMonthYear } from './format-day.ts'

/** The messages for invalid values, as field messages: no full stop. */
const messages = {
  tooEarly: (earliest: string) => `Choose ${earliest} or later`,
  tooLate: (latest: string) => `Choose ${latest} or earlier`,
  unavailable: 'This day is not available',
  reversed: 'The last day is before the first',
}

export interface DayRules extends DayLimits {
  /** The message for a day before `min`, where the product has a sentence of its own. No full stop. */
  minMessage?: string | undefined
  /** Whether a day within the limits is not available. */
  isUnavailable?: ((day: Day) => boolean) | undefined
}

/** Whether a day may be chosen. */
export function isAllowed(day: Day, rules: DayRules): boolean {
  return dayProblem(day, rules) === undefined
}

/** Returns why a day is not allowed; undefined when it is allowed or null. */
export function dayProblem(day: Day | null, { min, minMessage, max, isUnavailable }: DayRules): string | undefined {
  if (day === null) return undefined
  if (min !== undefined && day < min) return minMessage ?? messages.tooEarly(dayMonthYear(min))
  if (max !== undefined && day > max) return messages.tooLate(dayMonthYear(max))
  return isUnavailable?.(day) === true ? messages.unavailable : undefined
}

/** Returns the first problem of a range. */
export function rangeProblem({ start, end }: DayRange, rules: DayRules): string | undefined {
  const reversed = start !== null && end !== null && end < start ? messages.reversed : undefined
  return dayProblem(start, rules) ?? dayProblem(end, rules) ?? reversed
}

/** Returns why a time is not allowed. Limits are 'HH:mm' and included. */
export function timeProblem(
  time: string | null,
  { min, max }: { min?: string | undefined; max?: string | undefined },
): string | undefined {
  if (time === null) return undefined
  if (min !== undefined && time < min) return messages.tooEarly(clockTime(min))
  return max !== undefined && time > max ? messages.tooLate(clockTime(max)) : undefined
}
