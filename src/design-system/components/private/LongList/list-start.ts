import { type VirtualItem } from '@tanstack/react-virtual'
import { type KeptPlace } from './kept-place.ts'
import { type VirtualRowsProps } from './rows.ts'

/** How a long list begins. */
interface Start {
  /** The short list that it replaces. */
  place: KeptPlace | undefined
  /** The row whose line is rendered from the start. */
  focusedId: string | undefined
  /** The lines whose height is known. */
  measured: VirtualItem[]
  /** The height of the others, in px. */
  typical: number
  /** How much further it is scrolled, so that what is in sight stays there when rows were added above it. */
  shift: number
}

/** Returns how a long list begins: as the short list that it replaces, where there is one. */
export function startOf<T>(
  { rows, estimate, getRowId, perLine = 1 }: VirtualRowsProps<T>,
  place: KeptPlace | undefined,
): Start {
  if (place === undefined) return { place, focusedId: undefined, measured: [], typical: estimate, shift: 0 }
  const { heights, anchor } = place
  const all = [...heights.values()]
  const typical = all.reduce((sum, height) => sum + height, 0) / all.length || estimate
  const measured: VirtualItem[] = []
  let start = 0
  let shift = 0
  for (let index = 0; index < rows.length; index += perLine) {
    const ids = rows.slice(index, index + perLine).map(getRowId)
    const measuredHeights = ids.flatMap((id) => heights.get(id) ?? [])
    const size = measuredHeights.length === 0 ? typical : Math.max(...measuredHeights)
    if (anchor !== undefined && ids.includes(anchor.id)) shift = start - anchor.distance
    const [key] = ids
    if (key !== undefined && measuredHeights.length > 0) {
      measured.push({ index: index / perLine, key, start, size, end: start + size, lane: 0 })
    }
    start += size
  }
  return { place, focusedId: place.focus?.id, measured, typical, shift: Math.round(shift) }
}
