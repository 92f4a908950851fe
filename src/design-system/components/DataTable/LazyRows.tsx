import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import { type VirtualRowsProps } from './VirtualRows.tsx'

/** From this many rows on, only the visible ones are rendered. */
export const virtualFrom = 100

function AllRows<T>({ rows, children }: VirtualRowsProps<T>): ReactElement {
  return <>{rows.map((row) => children(row, {}))}</>
}

/** Without the code for long lists every row is rendered: slow, but nothing is missing. */
const VirtualRows = lazy(() =>
  import('./VirtualRows.tsx').then(
    (module) => ({ default: module.VirtualRows }),
    () => ({ default: AllRows }),
  ),
) as typeof AllRows // `lazy` loses the type parameter

/** The rows of a body: all of them, or, when they are many, the visible ones, rendered by lazily loaded code. */
export function LazyRows<T>({ fallback, ...props }: VirtualRowsProps<T> & { fallback: ReactNode }) {
  if (props.rows.length <= virtualFrom) return <AllRows {...props} />
  return (
    <Suspense fallback={fallback}>
      <VirtualRows {...props} />
    </Suspense>
  )
}
