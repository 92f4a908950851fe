export { Chart, chartSizes, type ChartProps, type ChartSize } from './Chart.tsx'
export { type ChartWords } from './chart-words.ts'
export {
  chartKinds,
  type ChartKind,
  type ChartPart,
  type ChartSeries,
  type PartsData,
  type SeriesData,
} from './chart-data.ts'
