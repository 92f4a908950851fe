import { useState } from 'react'
import { type SeriesData } from '../chart-data.ts'
import { labelLetters, labelStep, ticksOf } from '../ticks.ts'
import { Bars } from './Bars.tsx'
import { Lines, markedUpTo } from './Lines.tsx'
import * as styles from './Plot.css.ts'
import { Readout } from './Readout.tsx'
import { Swatch } from './Swatch.tsx'
import { useElementSize } from './use-element-size.ts'
import { Walker } from './Walker.tsx'

interface SeriesPlotProps {
  kind: 'bars' | 'lines'
  data: SeriesData
  formatValue: (value: number) => string
  formatTick: (value: number) => string
  label: string
}

/** Letters of a long label that are shown at most, as in the stylesheet. */
const mostLetters = 14

/** Bars or lines between two axes, with a legend where there are several series. */
export function SeriesPlot({ kind, data: { categories, series }, formatValue, formatTick, label }: SeriesPlotProps) {
  const [ref, size] = useElementSize()
  const [active, setActive] = useState<number>()
  const ticks = ticksOf(series.flatMap(({ values }) => values.filter((value) => value !== null)))
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const y = (value: number) => size.height * (1 - (value - low) / (high - low))
  const band = size.width / categories.length
  const longest = Math.max(...categories.map((category) => category.length))
  const letters = labelLetters(longest, mostLetters, band, size.letter)
  const step = labelStep(categories.length, size.width, letters, size.letter)
  const formatOrDash = (value: number | null | undefined) =>
    value === null || value === undefined ? '—' : formatValue(value)
  const Shapes = kind === 'bars' ? Bars : Lines
  return (
    <div className={styles.root}>
      {series.length < 2 ? null : (
        <ul role="list" className={styles.legend}>
          {series.map(({ id, label: name }, index) => (
            <li key={id} className={styles.legendItem}>
              <Swatch kind={kind} series={index} marked={categories.length <= markedUpTo} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.grid} dir="ltr">
        <div className={styles.ticks} aria-hidden>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{formatTick(tick)}</span>
          ))}
        </div>
        <div ref={ref} className={styles.plot}>
          <svg className={styles.drawing} aria-hidden focusable="false">
            {active === undefined ? null : (
              <rect className={styles.cursor} x={active * band} y={0} width={band} height={size.height} />
            )}
            {ticks.map((tick) => (
              <line
                key={tick}
                className={tick === 0 ? styles.zeroLine : styles.line}
                x1={0}
                x2={size.width}
                y1={y(tick)}
                y2={y(tick)}
              />
            ))}
            <Shapes series={series} categories={categories} band={band} y={y} active={active} />
          </svg>
          <Walker
            label={label}
            count={categories.length}
            active={active}
            onWalk={setActive}
            indexAt={(share) => Math.floor(share * categories.length)}
            textAt={(index) =>
              [
                categories[index] ?? '',
                ...series.map(({ label: name, values }) => `${name} ${formatOrDash(values[index])}`),
              ].join(', ')
            }
          />
          {active === undefined ? null : (
            <Readout title={categories[active] ?? ''} index={active} count={categories.length}>
              {series.map(({ id, label: name, values }, index) => (
                <span key={id} className={styles.readoutRow}>
                  <Swatch kind={kind} series={index} />
                  <span className={styles.readoutLabel}>{name}</span>
                  <span className={styles.readoutValue}>{formatOrDash(values[active])}</span>
                </span>
              ))}
            </Readout>
          )}
        </div>
        <div className={styles.categories} aria-hidden>
          {categories.map((category, index) => (
            <span
              key={category}
              className={categoryClass(index, categories.length, step, letters < Math.min(longest, mostLetters))}
            >
              {index % step === 0 ? category : null}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Labels stand in the middle of their category; where they are wider than it, the outer ones keep to the edge. */
function categoryClass(index: number, count: number, step: number, isShort: boolean): string {
  if (isShort) return styles.shortCategory
  if (step > 1 && index === 0) return styles.firstCategory
  if (step > 1 && index === count - 1) return styles.lastCategory
  return styles.category
}
