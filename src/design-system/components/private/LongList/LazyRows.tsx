import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import { type VirtualRowsProps } from './VirtualRows.tsx'

/** Up to so many rows all of them are rendered. */
export const mostRendered = 100

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

interface LazyRowsProps<T> extends VirtualRowsProps<T> {
  /** Shown while the code for long lists is loaded. */
  fallback: ReactNode
  /** Up to so many rows all of them are rendered; less than 100 where a row is expensive. */
  most?: number
}

/** The rows of a body: all of them, or, when they are many, the visible ones, rendered by lazily loaded code. */
export function LazyRows<T>({ fallback, most = mostRendered, ...props }: LazyRowsProps<T>) {
  if (props.rows.length <= most) return <AllRows {...props} />
  return (
    <Suspense fallback={fallback}>
      <VirtualRows {...props} />
    </Suspense>
  )
}
