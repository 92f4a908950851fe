import { type ShownBodyProps } from './body-props.ts'
import { DataCards } from './DataCards.tsx'
import * as styles from './DataTable.css.ts'
import { NoMatch } from './NoMatch.tsx'

/** The content on a phone: a list of cards. */
export function PhoneBody<T>({ state, rows, parts, order, choice, look, onLeave }: ShownBodyProps<T>) {
  if (state.status === 'no-match') {
    return (
      <div className={styles.blank}>
        <NoMatch labels={parts.labels} onClear={state.onClearFilters} onLeave={onLeave} />
      </div>
    )
  }
  return (
    <>
      {/* The list has the same name. */}
      {look.showLabel && (
        <div aria-hidden className={styles.phoneLabel}>
          {look.label}
        </div>
      )}
      <DataCards
        label={look.label}
        rows={rows}
        parts={parts}
        sorting={order}
        selection={choice}
        skeletonCards={state.status === 'loading' ? (state.rows ?? 8) : undefined}
      />
      {state.status === 'ready' && state.refreshing ? <div className={styles.refreshing} /> : null}
    </>
  )
}
