import { type ShapesProps } from './Bars.tsx'
import { dashes, linePath, Marker } from './shapes.tsx'
import { seriesClass } from './Swatch.tsx'

/** Beyond this many points, markers would hide the line; then only the point that is read out has one. */
export const markedUpTo = 16

/** One line for each series, with its own dashes and markers. */
export function Lines({ series, categories, band, y, active }: ShapesProps) {
  const x = (category: number) => (category + 0.5) * band
  return series.map(({ id, values }, index) => {
    const points = values.map((value, category) => (value === null ? null : ([x(category), y(value)] as const)))
    // Between two gaps there is no line: the point alone shows the value.
    const isMarked = (category: number) =>
      categories.length <= markedUpTo || category === active || (!points[category - 1] && !points[category + 1])
    return (
      <g key={id} className={seriesClass(index)}>
        <path
          d={linePath(points)}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          strokeDasharray={dashes[index]}
        />
        {points.map((point, category) =>
          point !== null && isMarked(category) ? (
            <Marker key={categories[category]} series={index} x={point[0]} y={point[1]} />
          ) : null,
        )}
      </g>
    )
  })
}
