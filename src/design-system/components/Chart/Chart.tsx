import { useId, useState } from 'react'
import { ChartIcon } from '../../icons/ChartIcon.tsx'
import { TableIcon } from '../../icons/TableIcon.tsx'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { Button } from '../Button/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { ChartBody } from './ChartBody.tsx'
import * as styles from './Chart.css.ts'
import { type ChartLabels, defaultLabels } from './chart-labels.ts'
import { type ChartKind, hasValues, type PartsData, type SeriesData, summaryOf } from './chart-data.ts'
import { checkData } from './check-data.ts'

/** 11, 16 and 22 rem of plot; one stacked bar is as high as its list. */
export const chartSizes = ['sm', 'md', 'lg'] as const
export type ChartSize = (typeof chartSizes)[number]

type Ready = ({ kind: 'bars' | 'lines'; data: SeriesData } | { kind: 'parts'; data: PartsData }) & {
  /** Whether the values are there, on their way, or could not be loaded. */
  status?: 'ready'
  /** Called when the reader asks to load the values again. */
  onRetry?: never
  retrying?: never
}

interface Loading {
  /** Whether the values are there, on their way, or could not be loaded. */
  status: 'loading'
  /** Whether the values are bars, lines or parts of a whole. */
  kind: ChartKind
  /** The values to show, by series and category. */
  data?: never
  /** Called when the reader asks to load the values again. */
  onRetry?: never
  retrying?: never
}

interface Failed {
  /** Whether the values are there, on their way, or could not be loaded. */
  status: 'failed'
  /** Whether the values are bars, lines or parts of a whole. */
  kind: ChartKind
  /** Called when the reader asks to load the values again. */
  onRetry: () => void
  /** The retry is in progress. */
  retrying?: boolean
  /** The values to show, by series and category. */
  data?: never
}

export type ChartProps = PassThrough &
  (Ready | Loading | Failed) & {
    /** What is shown: 'Spent per month'. The figure's name. */
    title: string
    /** Visually hidden where the same text is already shown, such as in the heading of a card. */
    titleHidden?: boolean
    /** A value in full, for the readout and the table. */
    formatValue: (value: number) => string
    /** A value at the axis, as short as can be: '€2M'. Left out it is `formatValue`. */
    formatTick?: (value: number) => string
    /** A summary of the chart for readers who do not see it. By default it is made from the lowest and highest values. */
    summary?: string
    /** Its height. */
    size?: ChartSize
    /** Replaces its built-in words, for another language. */
    labels?: Partial<ChartLabels>
  }

/** Values to be compared at a glance, with the same values as a table. Needs a width of at least 240 px. */
export function Chart({
  title,
  titleHidden = false,
  kind,
  data,
  status = 'ready',
  onRetry,
  retrying = false,
  formatValue,
  formatTick = formatValue,
  summary,
  size = 'md',
  labels: ownLabels,
  ...rest
}: ChartProps) {
  const id = useId()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const labels = { ...defaultLabels, ...ownLabels }
  invariantDev(
    title.trim() !== '',
    'Chart: `title` is empty. Say what is shown, and hide it by `titleHidden` where a heading already does.',
  )
  if (data) checkData(data)
  const drawable = data !== undefined && hasValues(data) ? data : undefined
  return (
    <figure
      {...rest}
      data-component="Chart"
      className={styles.chart}
      aria-labelledby={`${id}title`}
      aria-describedby={drawable && `${id}summary`}
      aria-busy={status === 'loading' || undefined}
    >
      <figcaption className={styles.head}>
        {titleHidden ? (
          <VisuallyHidden id={`${id}title`}>{title}</VisuallyHidden>
        ) : (
          <span id={`${id}title`} className={styles.title}>
            {title}
          </span>
        )}
        {drawable === undefined ? null : (
          <span className={styles.toggle}>
            <Button
              size="sm"
              variant="ghost"
              flush="end"
              tone="neutral"
              icon={view === 'chart' ? <TableIcon /> : <ChartIcon />}
              onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
            >
              {view === 'chart' ? labels.showTable : labels.showChart}
            </Button>
          </span>
        )}
      </figcaption>
      {drawable === undefined ? null : (
        <VisuallyHidden as="p" id={`${id}summary`}>
          {summary ?? summaryOf(drawable, formatValue)}
        </VisuallyHidden>
      )}
      <ChartBody
        {...{ title, kind, data: drawable, view, formatValue, formatTick, status, onRetry, retrying, labels }}
        height={kind === 'parts' ? 'parts' : size}
      />
    </figure>
  )
}
