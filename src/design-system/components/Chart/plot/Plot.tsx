import { type ChartKind, type PartsData, type SeriesData } from '../chart-data.ts'
import { PartsPlot } from './PartsPlot.tsx'
import { SeriesPlot } from './SeriesPlot.tsx'

export interface PlotProps {
  kind: ChartKind
  data: SeriesData | PartsData
  formatValue: (value: number) => string
  formatTick: (value: number) => string
  /** The name of the slider that moves through the values. */
  label: string
}

/** Draws a chart. It has its own chunk, which only pages with charts load. */
export function Plot({ kind, data, formatTick, ...props }: PlotProps) {
  if ('parts' in data) return <PartsPlot data={data} {...props} />
  return <SeriesPlot kind={kind === 'lines' ? 'lines' : 'bars'} data={data} formatTick={formatTick} {...props} />
}
