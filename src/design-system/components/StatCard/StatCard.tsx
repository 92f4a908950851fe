import { useId } from 'react'
import { AlertTriangleIcon } from '../../icons/AlertTriangleIcon.tsx'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { RefreshIcon } from '../../icons/RefreshIcon.tsx'
import { joinIds } from '../../lib/pass-through.ts'
import { Button } from '../Button/index.ts'
import { InternalLink } from '../Link/index.ts'
import { hasContent } from '../private/Field/index.ts'
import { Missing } from '../private/Missing/index.ts'
import { SkeletonText } from '../Skeleton/index.ts'
import { defaultLabels, type StatCardProps } from './stat-card-props.ts'
import * as styles from './StatCard.css.ts'
import { Trend } from './Trend.tsx'

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
