import { Chart, type PartsData, type SeriesData } from './index.ts'

const series: SeriesData = {
  categoryLabel: 'Month',
  categories: ['Jan'],
  series: [{ id: 'a', label: 'A', values: [1] }],
}
const parts: PartsData = { partLabel: 'Kind', valueLabel: 'Spent', parts: [{ id: 'a', label: 'A', value: 1 }] }
const retry = () => undefined

export const possible = [
  <Chart key="bars" title="Spent" kind="bars" data={series} formatValue={String} />,
  <Chart key="parts" title="Spent" kind="parts" data={parts} formatValue={String} />,
  <Chart key="loading" title="Spent" kind="lines" status="loading" formatValue={String} />,
  <Chart key="failed" title="Spent" kind="lines" status="failed" onRetry={retry} formatValue={String} />,
]

export const impossible = [
  // @ts-expect-error -- parts of a whole have no categories
  <Chart key="wrong data" title="Spent" kind="parts" data={series} formatValue={String} />,
  // @ts-expect-error -- a chart needs data
  <Chart key="no data" title="Spent" kind="bars" formatValue={String} />,
  // @ts-expect-error -- a loading chart has no data
  <Chart key="loading data" title="Spent" kind="bars" status="loading" data={series} formatValue={String} />,
  // @ts-expect-error -- what failed can be tried again
  <Chart key="no retry" title="Spent" kind="bars" status="failed" formatValue={String} />,
  // @ts-expect-error -- a figure has a name
  <Chart key="no title" kind="bars" data={series} formatValue={String} />,
  // @ts-expect-error -- a number needs a unit, so a formatter is required
  <Chart key="no format" title="Spent" kind="bars" data={series} />,
]
