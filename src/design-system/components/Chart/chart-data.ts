/** Bars compare single values, lines show a course, parts show what a whole is made of. */
export const chartKinds = ['bars', 'lines', 'parts'] as const
export type ChartKind = (typeof chartKinds)[number]

/** The largest number that pattern and shape can distinguish. */
export const seriesLimit = 4
export const partsLimit = 5

export interface ChartSeries {
  id: string
  label: string
  /** One for each category, in their order. `null` where a value is missing: a gap, never zero. */
  values: readonly (number | null)[]
}

/** What bars and lines are made from. */
export interface SeriesData {
  /** What the categories are: 'Month'. Heads the first column of the table. */
  categoryLabel: string
  /** Short, because they are below narrow bars: 'Jan'. Each once. */
  categories: readonly string[]
  series: readonly ChartSeries[]
}

export interface ChartPart {
  id: string
  label: string
  /** Not negative. */
  value: number
}

/** What one stacked bar is made from. */
export interface PartsData {
  /** What the parts are: 'Kind of work'. Heads the first column of the table. */
  partLabel: string
  /** What is measured: 'Spent'. Heads the second column. */
  valueLabel: string
  /** The largest first, what remains last. */
  parts: readonly ChartPart[]
}

/** Whether there is data to draw. */
export function hasValues(data: SeriesData | PartsData): boolean {
  if ('parts' in data) return data.parts.some(({ value }) => value > 0)
  return data.series.some(({ values }) => values.some((value) => value !== null))
}

/** Whole percentages that add up to 100: the rounding remainder goes to the values that lost most by rounding. */
export function sharesOf(values: readonly number[]): readonly number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) return values.map(() => 0)
  const exact = values.map((value) => (value / total) * 100)
  const whole = exact.map(Math.floor)
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0)
  const losers = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .toSorted((a, b) => b.lost - a.lost)
  const raised = new Set(losers.slice(0, Math.round(missing)).map(({ index }) => index))
  return whole.map((share, index) => (raised.has(index) ? share + 1 : share))
}

/** The share of each part as text: a part that is there is never said to be 0%. */
export function shareTextsOf(parts: readonly Pick<ChartPart, 'value'>[]): readonly string[] {
  const shares = sharesOf(parts.map(({ value }) => value))
  return parts.map(({ value }, index) => (value > 0 && shares[index] === 0 ? '<1%' : `${shares[index] ?? 0}%`))
}

/** A summary of the chart in sentences, for readers who do not see it. */
export function summaryOf(data: SeriesData | PartsData, format: (value: number) => string): string {
  if ('parts' in data) {
    const shares = shareTextsOf(data.parts)
    return data.parts.map(({ label, value }, index) => `${label}: ${format(value)}, ${shares[index] ?? ''}.`).join(' ')
  }
  const { categories, series } = data
  const span = `${categories.length} values, from ${categories[0] ?? ''} to ${categories.at(-1) ?? ''}.`
  const extremes = series.flatMap(({ label, values }) => {
    const dataPoints = values.flatMap((value, index) =>
      value === null ? [] : [{ value, category: categories[index] ?? '' }],
    )
    const [first] = dataPoints
    if (first === undefined) return [`${label}: no data.`]
    const lowest = dataPoints.reduce((a, b) => (b.value < a.value ? b : a), first)
    const highest = dataPoints.reduce((a, b) => (b.value > a.value ? b : a), first)
    return [
      `${label}: lowest ${format(lowest.value)} (${lowest.category}), highest ${format(highest.value)} (${highest.category}).`,
    ]
  })
  return [span, ...extremes].join(' ')
}
