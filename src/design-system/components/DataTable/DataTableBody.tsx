import { invariantDev } from '../../lib/invariant-dev.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { type DataTableBodyProps } from './body-props.ts'
import * as styles from './DataTable.css.ts'
import { PhoneBody } from './PhoneBody.tsx'
import { WideBody } from './WideBody.tsx'

/** The content in each state: a blank state, a list of cards on phones, a table. */
export function DataTableBody<T>(props: DataTableBodyProps<T>) {
  const { state, isPhone, onLeave } = props
  if (state.status === 'empty') return <div className={styles.blank}>{state.empty}</div>
  if (state.status === 'error') {
    const retry = () => {
      onLeave()
      state.onRetry()
    }
    return (
      <div className={styles.blank}>
        <ErrorState title={state.error} onRetry={retry} retrying={state.retrying ?? false}>
          {state.detail}
        </ErrorState>
      </div>
    )
  }
  if (state.status === 'forbidden') {
    return (
      <div className={styles.blank}>
        <ErrorState title={state.error} action={state.action}>
          {state.detail}
        </ErrorState>
      </div>
    )
  }
  invariantDev(
    state.status !== 'ready' || state.data.length > 0,
    "DataTable: there is no data. Say so with `status: 'empty'`, or `status: 'no-match'` when filters are on.",
  )
  return isPhone ? <PhoneBody {...props} state={state} /> : <WideBody {...props} state={state} />
}
