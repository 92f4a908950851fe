import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { type VirtualRowsProps } from './rows.ts'

/** Up to so many rows all of them are rendered. */
const mostRendered = 100

function AllRows<T>({ rows, children }: VirtualRowsProps<T>): ReactElement {
  return <>{rows.map((row) => children(row, {}))}</>
}

/** Without the code for long lists every row is rendered: slow, but nothing is missing. */
const load = (): Promise<{ Rows: typeof AllRows }> =>
  import('./VirtualRows.tsx').then(
    ({ VirtualRows: Rows }) => ({ Rows }),
    () => ({ Rows: AllRows }),
  )

/** The code for long lists, once a list has loaded it. */
let loaded: { readonly Rows: typeof AllRows } | undefined

/** @param isWanted whether the code for long lists is loaded now */
function useLongRows(isWanted: boolean): typeof AllRows | undefined {
  const [code, setCode] = useState(loaded)
  const isMissing = isWanted && code === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    let isShown = true
    void load().then((module) => {
      loaded = module
      if (isShown) setCode(module)
    })
    return () => {
      isShown = false
    }
  }, [isMissing])
  return code?.Rows
}

interface LazyRowsProps<T> extends VirtualRowsProps<T> {
  /** Shown while the code for long lists is loaded, where no rows were shown before. */
  fallback: ReactNode
  /** Up to so many rows all of them are rendered; less than 100 where a row is expensive. */
  most?: number
}

/**
 * The rows of a body: all of them, or, when they are many, the visible ones, rendered by lazily loaded code. A list that grows while it is shown keeps its
 * focus and stays where it is scrolled to.
 */
export function LazyRows<T>({ fallback, most = mostRendered, ...props }: LazyRowsProps<T>) {
  const count = props.rows.length
  // Loaded ahead, so that a list that grows further need not wait for it.
  const LongRows = useLongRows(count > most / 2)
  const [wasShort, setShort] = useState(false)
  if (!wasShort && count > 0 && count <= most) setShort(true)
  // A list that becomes shorter again stays as it is: another rendering would lose the focus.
  const [isLong, setLong] = useState(count > most)
  if (!isLong && count > most) setLong(true)
  if (!isLong) return <AllRows {...props} />
  // oxlint-disable-next-line react/static-components -- it is what a module exports, the same for all renderings
  if (LongRows !== undefined) return <LongRows {...props} />
  // The rows that are there stay, also where a few others come before them.
  if (wasShort) return <AllRows {...props} rows={props.rows.slice(0, 2 * most)} />
  return fallback
}
