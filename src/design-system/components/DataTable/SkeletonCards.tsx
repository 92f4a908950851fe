import { type ReactElement } from 'react'
import { SkeletonBlock, SkeletonText } from '../Skeleton/index.ts'
import * as styles from './DataCard.css.ts'
import { columnOf } from './DataCard.tsx'
import { type RowParts } from './row-parts.ts'

/** Skeleton cards in the final shape while there is no data. */
export function SkeletonCards<T>({
  count,
  parts: { columns, rowMenu, card: look },
  hasBox,
}: {
  count: number
  parts: RowParts<T>
  hasBox: boolean
}) {
  const amount = columnOf(columns, 'amount')
  if (look !== undefined) {
    return Array.from({ length: count }, (_, card) => (
      <li key={card} aria-hidden className={styles.card}>
        <div className={styles.content}>{look.skeleton}</div>
      </li>
    ))
  }
  return Array.from({ length: count }, (_, card) => (
    <li key={card} aria-hidden className={styles.card}>
      {hasBox ? <SkeletonBlock shape="icon" /> : null}
      <div className={styles.content}>
        <div className={styles.head}>
          <div className={styles.title}>
            {columnOf(columns, 'title')?.skeleton ?? <SkeletonText width={card % 2 === 0 ? 'long' : 'medium'} />}
          </div>
          {columnOf(columns, 'title-end') === undefined ? null : (
            <div className={styles.skeletonEnd}>
              <SkeletonText />
            </div>
          )}
          {rowMenu === undefined ? null : <SkeletonBlock shape="icon" />}
        </div>
        {columnOf(columns, 'status') === undefined ? null : <SkeletonText width="short" />}
        <div className={styles.facts}>
          {columns.map(({ id, card: role, skeleton }) =>
            role === 'fact' ? <SkeletonFact key={id}>{skeleton}</SkeletonFact> : null,
          )}
        </div>
        {amount === undefined ? null : <SkeletonFact>{amount.skeleton}</SkeletonFact>}
      </div>
    </li>
  ))
}

function SkeletonFact({ children }: { children: ReactElement | undefined }) {
  return (
    <div className={styles.fact}>
      <SkeletonText textStyle="caption" width="short" />
      {children ?? <SkeletonText width="medium" />}
    </div>
  )
}
