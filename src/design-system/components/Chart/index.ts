export { Chart, chartSizes, type ChartProps, type ChartSize } from './Chart.tsx'
export { type ChartLabels } from './chart-labels.ts'
export {
  chartKinds,
  type ChartKind,
  type ChartPart,
  type ChartSeries,
  type PartsData,
  type SeriesData,
} from './chart-data.ts'
