import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { useEffect, useMemo, useState } from 'react'
import { type VirtualRowsProps } from './rows.ts'

/**
 * Keeps the line of the row that had focus last, and its neighbours, rendered at every scroll position: the keyboard continues from that row, and
 * the menu or dialog of a row can give focus back.
 */
export function useFocusedRowRange<T>(
  { rows, body, getRowId, perLine = 1 }: VirtualRowsProps<T>,
  startsAt: string | undefined,
): (range: Range) => number[] {
  const [focusedId, setFocusedId] = useState(startsAt)
  useEffect(() => {
    const element = body.current
    if (element === null) return undefined
    const keep = (event: FocusEvent) => {
      const row = event.target instanceof Element ? event.target.closest('[data-row]') : null
      setFocusedId(row?.getAttribute('data-row') ?? undefined)
    }
    element.addEventListener('focusin', keep)
    return () => element.removeEventListener('focusin', keep)
  }, [body])

  const focusedLine = useMemo(() => {
    if (focusedId === undefined) return -1
    return Math.floor(rows.findIndex((row) => getRowId(row) === focusedId) / perLine)
  }, [rows, focusedId, getRowId, perLine])
  return useMemo(
    () => (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      if (focusedLine === -1) return inSight
      const wanted = new Set([
        ...inSight,
        ...[focusedLine - 1, focusedLine, focusedLine + 1].filter((index) => index >= 0 && index < range.count),
      ])
      return [...wanted].toSorted((a, b) => a - b)
    },
    [focusedLine],
  )
}
