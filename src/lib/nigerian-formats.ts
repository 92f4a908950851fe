import { nearDay, relativeTime, shortDay, time12 } from './dates.ts'
import { formatNumber } from './format-number.ts'
import { formatNaira } from './money.ts'

/** For the `FormatProvider` at the root: naira in kobo, the days and hours of Lagos, English as written in Nigeria. */
export const nigerianFormats = {
  money: formatNaira,
  number: formatNumber,
  date: shortDay,
  nearDate: nearDay,
  time: time12,
  relative: relativeTime,
}
