import { useState } from 'react'
import { type PartsData, shareTextsOf } from '../chart-data.ts'
import * as styles from './Plot.css.ts'
import { Filled } from './shapes.tsx'
import { seriesClass, Swatch } from './Swatch.tsx'
import { useElementSize } from './use-element-size.ts'
import { Walker } from './Walker.tsx'

interface PartsPlotProps {
  data: PartsData
  formatValue: (value: number) => string
  label: string
}

/** px: between two parts, and what the smallest part is at least. */
const gap = 4
const thinnest = 3

/** One bar that is the whole, and below it its parts with their values. */
export function PartsPlot({ data: { parts }, formatValue, label }: PartsPlotProps) {
  const [ref, { width, height }] = useElementSize()
  const [active, setActive] = useState<number>()
  const shares = shareTextsOf(parts)
  const shown = segmentsOf(
    parts.map(({ value }) => value),
    width,
  )
  return (
    <div className={styles.root}>
      <div ref={ref} className={styles.stack}>
        <svg className={styles.drawing} aria-hidden focusable="false">
          {shown.map(({ index, from, to }) => (
            <g key={parts[index]?.id} className={seriesClass(index)}>
              <Filled
                series={index}
                shapes={[{ id: 'part', d: `M${from + 1} 1H${to - 1}V${height - 1}H${from + 1}Z` }]}
              />
            </g>
          ))}
        </svg>
        <Walker
          label={label}
          count={parts.length}
          active={active}
          onWalk={setActive}
          indexAt={(share) => (shown.find(({ to }) => share * width <= to + gap / 2) ?? shown.at(-1))?.index ?? 0}
          textAt={(index) =>
            `${parts[index]?.label ?? ''}, ${formatValue(parts[index]?.value ?? 0)}, ${shares[index] ?? ''}`
          }
        />
      </div>
      <div className={styles.partsContainer}>
        <ul role="list" className={styles.parts}>
          {parts.map(({ id, label: name, value }, index) => (
            <li key={id} className={styles.part} data-active={index === active}>
              <Swatch kind="parts" series={index} />
              <span className={styles.partName}>{name}</span>
              <span className={styles.partValue}>{formatValue(value)}</span>
              <span className={styles.share}>{shares[index]}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface Segment {
  index: number
  from: number
  to: number
}

/** Where each part lies in the bar, in px. A part of zero has no place; a very small part stays visible. */
function segmentsOf(values: readonly number[], width: number): readonly Segment[] {
  const visible = values.flatMap((value, index) => (value > 0 ? [{ value, index }] : []))
  const total = visible.reduce((sum, { value }) => sum + value, 0)
  const freeWidth = Math.max(0, width - gap * (visible.length - 1) - thinnest * visible.length)
  let from = 0
  return visible.map(({ value, index }) => {
    const segment = { index, from, to: from + thinnest + (value / total) * freeWidth }
    from = segment.to + gap
    return segment
  })
}
