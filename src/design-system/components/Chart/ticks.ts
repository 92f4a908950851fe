/** Steps that are easy to count in. */
const steps = [1, 2, 2.5, 5, 10] as const

/**
 * Returns round values at even distances that enclose all of `values` and zero: [0, 250, 500, 750, 1000]. A scale that does not begin at zero makes
 * small differences look large.
 * @param about the approximate number of ticks
 */
export function ticksOf(values: readonly number[], about = 4): readonly number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  if (low === high) return [0, 1]
  const rough = (high - low) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (steps.find((candidate) => candidate * power >= rough) ?? 10)
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  // Counted in whole steps: adding up fractions would show 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/**
 * Returns n, where every n-th of `count` labels fits into `width` px.
 * @param letters of the longest label
 * @param letter the width of one, in px
 */
export function labelStep(count: number, width: number, letters: number, letter: number): number {
  const stepWith = (gap: number) => Math.max(1, Math.ceil(((letters + gap) * letter * count) / Math.max(1, width)))
  const step = stepWith(2)
  // Once some are left out, the outer ones are pushed inwards, towards their neighbours.
  return step === 1 ? 1 : Math.max(step, stepWith(4))
}

/** The visible part of a label must still differ from its neighbours. */
const leastLetters = 4

/**
 * Returns how many letters of a label are shown. A label that is too long to be shown in full is shortened to the width of its category,
 * so that no label has to be left out.
 * @param longest letters of the longest label
 * @param most the largest number of letters that are shown of one label
 * @param band width of a category, in px
 * @param letter the width of one letter, in px
 */
export function labelLetters(longest: number, most: number, band: number, letter: number): number {
  if (longest <= most) return longest
  const fitting = Math.floor(band / letter) - 2
  return fitting >= leastLetters ? Math.min(fitting, most) : most
}
