import * as styles from './Plot.css.ts'
import { dashes, Filled, Marker } from './shapes.tsx'

const seriesNames = ['series1', 'series2', 'series3', 'series4', 'series5'] as const

/** The class that gives the n-th series its colour. */
export function seriesClass(index: number): string {
  return styles.series[seriesNames[index % seriesNames.length] ?? 'series1']
}

interface SwatchProps {
  kind: 'bars' | 'lines' | 'parts'
  series: number
  /** Whether the points of its line have their sign. */
  marked?: boolean
}

/** How a series looks, for legends and readouts. */
export function Swatch({ kind, series, marked = true }: SwatchProps) {
  return (
    <svg className={`${styles.swatch} ${seriesClass(series)}`} viewBox="0 0 20 12" aria-hidden focusable="false">
      {kind === 'lines' ? (
        <>
          <path d="M0 6h20" stroke="currentColor" strokeWidth={2} strokeDasharray={dashes[series]} />
          {marked ? <Marker series={series} x={10} y={6} /> : null}
        </>
      ) : (
        <Filled series={series} shapes={[{ id: 'swatch', d: 'M1 1h18v10h-18Z' }]} />
      )}
    </svg>
  )
}
