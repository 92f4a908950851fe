import { AlertTriangleIcon } from '../../icons/AlertTriangleIcon.tsx'
import { RefreshIcon } from '../../icons/RefreshIcon.tsx'
import { Button } from '../Button/index.ts'
import { Notice } from '../Notice/index.ts'
import { ScrollArea } from '../ScrollArea/index.ts'
import { SkeletonText } from '../Skeleton/index.ts'
import * as styles from './Chart.css.ts'
import { type ChartKind, type PartsData, type SeriesData } from './chart-data.ts'
import { type ChartLabels } from './chart-labels.ts'
import { ChartTable } from './ChartTable.tsx'
import { usePlot } from './use-plot.ts'

interface ChartBodyProps {
  title: string
  /** Whether the values are bars, lines or parts of a whole. */
  kind: ChartKind
  /** Undefined where there is nothing to draw. */
  data: SeriesData | PartsData | undefined
  view: 'chart' | 'table'
  /** Whether the values are there, on their way, or could not be loaded. */
  status: 'ready' | 'loading' | 'failed'
  height: keyof typeof styles.heights
  formatValue: (value: number) => string
  formatTick: (value: number) => string
  onRetry: (() => void) | undefined
  retrying: boolean
  /** Replaces its built-in words, for another language. */
  labels: ChartLabels
}

/** The content below the title, with the same height in every state. */
export function ChartBody({ height, ...props }: ChartBodyProps) {
  return (
    <div className={`${styles.body} ${styles.heights[height]}`} data-part="Body">
      <Content {...props} />
    </div>
  )
}

function Content({
  title,
  kind,
  data,
  view,
  status,
  formatValue,
  formatTick,
  onRetry,
  retrying,
  labels,
}: Omit<ChartBodyProps, 'height'>) {
  const { Plot, failed } = usePlot(data !== undefined)
  if (status === 'loading') return <Waiting kind={kind} />
  if (onRetry !== undefined) {
    return (
      <div className={styles.rest}>
        <span className={styles.failure}>
          <AlertTriangleIcon size="sm" />
          {labels.failed}
        </span>
        <Button size="sm" variant="outline" icon={<RefreshIcon />} loading={retrying} onClick={onRetry}>
          {labels.retry}
        </Button>
      </div>
    )
  }
  if (data === undefined) return <div className={styles.rest}>{labels.empty}</div>
  if (view === 'table' || failed) {
    return (
      <>
        {failed ? <Notice tone="warning">{labels.onlyTable}</Notice> : null}
        <div className={styles.scroller}>
          <ScrollArea label={title}>
            <ChartTable title={title} data={data} formatValue={formatValue} shareLabel={labels.share} />
          </ScrollArea>
        </div>
      </>
    )
  }
  if (Plot === undefined) return <Waiting kind={kind} />
  return <Plot kind={kind} data={data} formatValue={formatValue} formatTick={formatTick} label={labels.values(title)} />
}

const bars = ['short', 'medium', 'short', 'long', 'medium', 'full'] as const
const lines = ['long', 'medium', 'long', 'short'] as const

/** The skeleton while data or code loads. */
function Waiting({ kind }: { kind: ChartKind }) {
  if (kind === 'parts') {
    return (
      <div className={styles.boneLines}>
        <SkeletonText textStyle="heading2" />
        {lines.map((width, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines never change their order
          <SkeletonText key={line} width={width} />
        ))}
      </div>
    )
  }
  return (
    <div className={styles.bones} aria-hidden>
      {bars.map((height, bar) => (
        // oxlint-disable-next-line react/no-array-index-key -- the bars never change their order
        <span key={bar} className={styles.boneHeights[height]} />
      ))}
    </div>
  )
}
