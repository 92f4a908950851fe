import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { countElsewhere, headerState, type HeaderState, rangeOf, withRows } from './selection.ts'
import { type Selection } from './types.ts'

/** The selection functions of a row. It stays the same object while rows are selected, so that only changed rows render. */
export type ToggleRow = (id: string, isOn: boolean, isRange: boolean) => void

export interface SelectionControl {
  selected: ReadonlySet<string>
  elsewhere: number
  header: HeaderState
  /** Whether any row can be selected. */
  isPossible: boolean
  toggle: ToggleRow
  toggleAll: () => void
  clear: () => void
}

/** Selects one row, a range by Shift, or all rows of the page. Rows of other pages do not change. */
export function useSelection<T>(
  rows: readonly T[],
  getRowId: (row: T) => string,
  selection: Selection<T> | undefined,
): SelectionControl | undefined {
  const isSelectable = selection?.isSelectable
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId])
  const selectable = useMemo(
    () => (isSelectable === undefined ? ids : rows.filter(isSelectable).map(getRowId)),
    [ids, rows, isSelectable, getRowId],
  )
  const anchor = useRef<string>(undefined)
  const latest = useRef({ selectable, selection })
  useLayoutEffect(() => {
    latest.current = { selectable, selection }
  })

  const toggle = useCallback<ToggleRow>((id, isOn, isRange) => {
    const now = latest.current
    if (now.selection === undefined) return
    const changed = isRange ? rangeOf(now.selectable, anchor.current, id) : [id]
    anchor.current = id
    now.selection.onChange({ selected: withRows(now.selection.selected, changed, isOn) })
  }, [])

  if (selection === undefined) return undefined
  const { selected, onChange } = selection
  const header = headerState(selectable, selected)
  return {
    selected,
    elsewhere: countElsewhere(ids, selected),
    header,
    isPossible: selectable.length > 0,
    toggle,
    toggleAll: () => onChange({ selected: withRows(selected, selectable, header !== 'all') }),
    clear: () => {
      anchor.current = undefined
      onChange({ selected: new Set() })
    },
  }
}
