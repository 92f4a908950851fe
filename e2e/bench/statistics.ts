/** The median; of an even number of values the mean of the two in the middle; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** How many times the reference a value is: 1 when both are 0, infinite when only the reference is. */
export function ratio(value: number, reference: number): number {
  return value === 0 && reference === 0 ? 1 : value / reference
}

/**
 * The median of the ratios of each round. What else the machine did in a round meets both of its values, so it says more than the ratio of
 * the medians.
 */
export function medianRatio(values: readonly number[], references: readonly number[]): number {
  return median(values.map((value, round) => ratio(value, references[round] ?? Number.NaN)))
}
