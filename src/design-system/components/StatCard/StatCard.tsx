import { type ReactElement, type ReactNode, useId } from 'react'
import { AlertTriangleIcon } from '../../icons/AlertTriangleIcon.tsx'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { RefreshIcon } from '../../icons/RefreshIcon.tsx'
import { joinIds, type PassThrough } from '../../lib/pass-through.ts'
import { Button } from '../Button/index.ts'
import { InternalLink } from '../Link/index.ts'
import { hasContent } from '../private/Field/index.ts'
import { Missing } from '../private/Missing/index.ts'
import { SkeletonText } from '../Skeleton/index.ts'
import * as styles from './StatCard.css.ts'
import { Trend, type StatTrend } from './Trend.tsx'

interface Ready {
  /** Whether the value is there, on its way, or could not be loaded. */
  status?: 'ready'
  /** The figure: a `Money`, a count. Nothing (`null`) is shown as missing, never as zero. */
  value: ReactNode
  /** What the figure is about, in a few words. */
  hint?: ReactNode
  /** How the value has changed, and whether that is welcome. */
  trend?: StatTrend | undefined
  /** The link of the whole card. */
  href?: string | undefined
  /** Read out where the figure is missing. */
  missingLabel?: string
  /** Called when the reader asks to load the value again. */
  onRetry?: never
  retrying?: never
  action?: never
}

interface Loading {
  /** Whether the value is there, on its way, or could not be loaded. */
  status: 'loading'
  value?: never
  hint?: never
  /** How the value has changed, and whether that is welcome. */
  trend?: never
  href?: never
  missingLabel?: never
  /** Called when the reader asks to load the value again. */
  onRetry?: never
  retrying?: never
  action?: never
}

interface Failed {
  /** Whether the value is there, on its way, or could not be loaded. */
  status: 'failed'
  /** Called when the reader asks to load the value again. */
  onRetry: () => void
  /** The retry is in progress. The card does not change, so that focus is not lost. */
  retrying?: boolean
  value?: never
  /** A failed card shows its own text and button instead. */
  hint?: never
  /** How the value has changed, and whether that is welcome. */
  trend?: never
  href?: never
  missingLabel?: never
  action?: never
}

/** The reader may not see the figure. Trying again cannot help. */
interface Forbidden {
  /** Whether the value is there, on its way, or could not be loaded. */
  status: 'forbidden'
  /** A `Link` that leads elsewhere; omitted on the page it would lead to. */
  action?: ReactElement | undefined
  value?: never
  hint?: never
  /** How the value has changed, and whether that is welcome. */
  trend?: never
  href?: never
  missingLabel?: never
  /** Called when the reader asks to load the value again. */
  onRetry?: never
  retrying?: never
}

export const statCardSizes = ['md', 'lg'] as const
export type StatCardSize = (typeof statCardSizes)[number]

export type StatCardProps = PassThrough &
  (Ready | Loading | Failed | Forbidden) & {
    /** `lg` for the one figure that leads its page. */
    size?: StatCardSize
    /** The name of the figure. Always shown, also while it loads. */
    label: string
    /** Shown beside the label. */
    icon?: ReactElement | undefined
    /** The labels of the states, English by default. */
    labels?: StatCardLabels
  }

export interface StatCardLabels {
  failed: string
  forbidden: string
  retry: string
  retrying: string
}

const defaultLabels: StatCardLabels = {
  failed: 'Could not load',
  forbidden: 'No access',
  retry: 'Try again',
  retrying: 'Trying again',
}

/** One key figure. Each card is independent: when one fails, the others work. */
export function StatCard({
  size = 'md',
  label,
  icon,
  labels = defaultLabels,
  status = 'ready',
  value,
  hint,
  trend,
  href,
  missingLabel,
  onRetry,
  retrying,
  action,
  ...rest
}: StatCardProps) {
  const id = useId()
  const ids = { label: `${id}label`, value: `${id}value`, foot: `${id}foot` }
  const isLoading = status === 'loading'
  return (
    <div
      {...rest}
      data-component="StatCard"
      role="group"
      aria-labelledby={ids.label}
      aria-busy={isLoading || undefined}
      className={styles.card}
    >
      <div className={styles.head}>
        <span id={ids.label} className={styles.label}>
          {href === undefined ? (
            label
          ) : (
            <InternalLink
              href={href}
              data-part="Link"
              className={styles.link}
              aria-describedby={joinIds(ids.value, ids.foot)}
            >
              {label}
            </InternalLink>
          )}
        </span>
        {icon}
      </div>
      <div id={ids.value} className={`${styles.value} ${styles.valueSizes[size]}`}>
        {status === 'ready' ? (
          <span className={styles.valueText}>{hasContent(value) ? value : <Missing label={missingLabel} />}</span>
        ) : null}
        {isLoading ? <SkeletonText textStyle="heading2" width="medium" /> : null}
        {onRetry === undefined ? null : (
          <span className={styles.failure}>
            <AlertTriangleIcon size="sm" />
            {labels.failed}
          </span>
        )}
        {status === 'forbidden' ? (
          <span className={styles.noAccess}>
            <LockIcon size="sm" />
            {labels.forbidden}
          </span>
        ) : null}
      </div>
      <div id={ids.foot} className={styles.foot}>
        {trend === undefined ? null : <Trend {...trend} />}
        {hasContent(hint) ? <span>{hint}</span> : null}
        {isLoading ? <SkeletonText textStyle="caption" width="long" /> : null}
        {action}
        {onRetry === undefined ? null : (
          <span className={styles.retry}>
            <Button
              size="sm"
              variant="ghost"
              flush="start"
              tone="neutral"
              icon={<RefreshIcon />}
              loading={retrying}
              loadingLabel={labels.retrying}
              onClick={onRetry}
            >
              {labels.retry}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}
