import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { readPlace, useKeptFocus } from './kept-place.ts'
import { type VirtualRowsProps } from './VirtualRows.tsx'

/** Up to so many rows all of them are rendered. */
export const mostRendered = 100

function AllRows<T>({ rows, body, children }: VirtualRowsProps<T>): ReactElement {
  const [place] = useState(() => readPlace(body.current))
  useKeptFocus(body, place)
  return <>{rows.map((row) => children(row, {}))}</>
}

type Rows = typeof AllRows

/** The code for long lists, once it is there. */
const code: { Rows?: Rows; loading?: Promise<Rows> } = {}

/** Without the code for long lists every row is rendered: slow, but nothing is missing. */
async function loadLongRows(): Promise<Rows> {
  code.loading ??= import('./VirtualRows.tsx').then(
    (module) => module.VirtualRows as Rows,
    () => AllRows,
  )
  code.Rows = await code.loading
  return code.Rows
}

/** @param isWanted whether the code for long lists is loaded now */
function useLongRows(isWanted: boolean): Rows | undefined {
  const [Loaded, setLoaded] = useState(() => code.Rows)
  useEffect(() => {
    if (!isWanted || Loaded !== undefined) return undefined
    let isShown = true
    void loadLongRows().then((loaded) => isShown && setLoaded(() => loaded))
    return () => {
      isShown = false
    }
  }, [isWanted, Loaded])
  return Loaded
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
  const [hadRows, setHadRows] = useState(false)
  if (!hadRows && count > 0 && count <= most) setHadRows(true)
  const [isLong, setLong] = useState(count > most)
  // A list that becomes a little shorter again stays as it is: rows that come and go would otherwise replace all of them each time.
  const isLongNow = isLong ? count > most / 2 : count > most
  if (isLongNow !== isLong) setLong(isLongNow)
  if (!isLongNow) return <AllRows {...props} />
  // oxlint-disable-next-line react/static-components -- it is what a module exports, the same for all renderings
  if (LongRows !== undefined) return <LongRows {...props} />
  // The rows that are there stay, also where a few others come before them.
  if (hadRows) return <AllRows {...props} rows={props.rows.slice(0, 2 * most)} />
  return fallback
}
