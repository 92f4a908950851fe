import { type ChartSeries } from '../chart-data.ts'
import { barPath, Filled } from './shapes.tsx'
import { seriesClass } from './Swatch.tsx'

export interface ShapesProps {
  series: readonly ChartSeries[]
  categories: readonly string[]
  /** The width of a category, in px. */
  band: number
  /** Where a value stands, in px from the top. */
  y: (value: number) => number
  active: number | undefined
}

/** px */
const widest = 40
const gap = 3

/** Bars of one category beside each other, from zero. */
export function Bars({ series, categories, band, y }: ShapesProps) {
  const groupWidth = Math.min(band * 0.68, series.length * (widest + gap))
  const width = Math.max(1, groupWidth / series.length - gap)
  return series.map(({ id, values }, index) => (
    <g key={id} className={seriesClass(index)}>
      <Filled
        series={index}
        shapes={values.flatMap((value, category) => {
          if (value === null || value === 0) return []
          const x = category * band + (band - groupWidth) / 2 + index * (width + gap) + gap / 2
          return [{ id: categories[category] ?? '', d: barPath(x, width, y(0), y(value)) }]
        })}
      />
    </g>
  ))
}
