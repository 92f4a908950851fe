import { assignInlineVars } from '@vanilla-extract/dynamic'
import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type KeptPlace, readPlace, useKeptFocus } from './kept-place.ts'
import { type RowsProps } from './rows.ts'
import * as styles from './VirtualRows.css.ts'

export interface VirtualRowsProps<T> extends RowsProps<T> {
  /** The element that holds the rows. */
  body: RefObject<HTMLElement | null>
  /** The page scrolls, or the region around the body does. */
  scrolls: 'page' | 'region'
  /** A line's height in px before it is measured. */
  estimate: number
  /** How many rows stand beside each other in a line, of the height of the highest. */
  perLine?: number
  /** How many lines are rendered above and below the visible ones, so that Tab finds the next row and slow scrolling shows no gap. */
  overscan?: number
  /** Renders the spacer for rows that are not visible, with their height. */
  gap: 'row' | 'item'
}

/** The visible rows of a long list, in the flow of their table, with spacers as high as the rows that are left out. */
export function VirtualRows<T>(props: VirtualRowsProps<T>) {
  return props.scrolls === 'page' ? <InPage {...props} /> : <InRegion {...props} />
}

function InPage<T>(props: VirtualRowsProps<T>) {
  'use no memo' // the virtualizer is one object that changes inside, which remembered values would miss
  const { rows, body, getRowId, perLine = 1, overscan = 8 } = props
  const [start] = useState(() => startOf(props, readPlace(body.current)))
  const typical = useRef(start.typical)
  const rangeExtractor = useFocusedRowRange(props, start.focusedId)
  const scrollMargin = useDistance(body, (rect) => rect.top + globalThis.scrollY)
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    initialOffset: () => globalThis.scrollY + start.shift,
    initialMeasurementsCache: start.measured,
    count: Math.ceil(rows.length / perLine),
    estimateSize: () => typical.current,
    getItemKey: (line) => idAt(rows, line * perLine, getRowId),
    overscan,
    rangeExtractor,
    scrollMargin,
    useAnimationFrameWithResizeObserver: true, // rows that are measured in the observer change what it observes, which browsers report as an error
  })
  useLayoutEffect(() => learnHeight(virtualizer, typical))
  useKeptFocus(body, start.place)
  return renderRows(virtualizer, scrollMargin, props)
}

function InRegion<T>(props: VirtualRowsProps<T>) {
  'use no memo' // as above
  const { rows, body, getRowId, perLine = 1, overscan = 8 } = props
  const region = () => body.current?.closest<HTMLElement>('[data-part="Region"]') ?? null
  const [start] = useState(() => startOf(props, readPlace(body.current, region()?.getBoundingClientRect().top)))
  const typical = useRef(start.typical)
  const rangeExtractor = useFocusedRowRange(props, start.focusedId)
  const scrollMargin = useDistance(body, (rect) => {
    const scroller = region()
    return scroller === null ? 0 : rect.top - scroller.getBoundingClientRect().top + scroller.scrollTop
  })
  // oxlint-disable-next-line react/incompatible-library -- the directive above keeps the compiler away
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: Math.ceil(rows.length / perLine),
    getScrollElement: region,
    initialOffset: () => (region()?.scrollTop ?? 0) + start.shift,
    initialMeasurementsCache: start.measured,
    estimateSize: () => typical.current,
    getItemKey: (line) => idAt(rows, line * perLine, getRowId),
    overscan,
    rangeExtractor,
    scrollMargin,
    useAnimationFrameWithResizeObserver: true, // rows that are measured in the observer change what it observes, which browsers report as an error
  })
  useLayoutEffect(() => learnHeight(virtualizer, typical))
  useKeptFocus(body, start.place)
  return renderRows(virtualizer, scrollMargin, props)
}

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

function startOf<T>(
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
    const known = ids.flatMap((id) => heights.get(id) ?? [])
    const size = known.length === 0 ? typical : Math.max(...known)
    if (anchor !== undefined && ids.includes(anchor.id)) shift = start - anchor.distance
    const [key] = ids
    if (key !== undefined && known.length > 0) {
      measured.push({ index: index / perLine, key, start, size, end: start + size, lane: 0 })
    }
    start += size
  }
  return { place, focusedId: place.focus?.id, measured, typical, shift: Math.round(shift) }
}

type AnyVirtualizer = Virtualizer<Window, HTMLElement> | Virtualizer<HTMLElement, HTMLElement>

/** From so many rows on, a list's usual height is known. */
const enough = 200

/** Rows that were not measured yet get the average height of the measured ones, so that the scrollbar shows the right length. */
function learnHeight({ itemSizeCache }: AnyVirtualizer, typical: RefObject<number>): void {
  if (itemSizeCache.size === 0 || itemSizeCache.size > enough) return
  const sum = [...itemSizeCache.values()].reduce((total, height) => total + height, 0)
  typical.current = sum / itemSizeCache.size
}

function idAt<T>(rows: readonly T[], index: number, getRowId: (row: T) => string): string | number {
  const row = rows[index]
  return row === undefined ? index : getRowId(row)
}

function renderRows<T>(
  virtualizer: AnyVirtualizer,
  scrollMargin: number,
  { rows, gap, perLine = 1, children }: VirtualRowsProps<T>,
): ReactNode {
  const items = virtualizer.getVirtualItems()
  const parts: ReactNode[] = []
  let end = scrollMargin
  const leave = (until: number, key: string) => {
    if (until - end < 1) return
    parts.push(<Gap key={key} height={until - end} gap={gap} />)
  }
  for (const item of items) {
    const first = item.index * perLine
    leave(item.start, `before ${item.index}`)
    for (const [offset, row] of rows.slice(first, first + perLine).entries()) {
      const measured = offset === 0 ? { line: item.index, measure: virtualizer.measureElement } : {}
      parts.push(children(row, { index: first + offset, ...measured }))
    }
    end = item.end
  }
  leave(virtualizer.getTotalSize() + scrollMargin, 'after the last')
  return parts
}

function Gap({ height, gap }: { height: number; gap: 'row' | 'item' }) {
  const place = { className: styles.gap, style: assignInlineVars({ [styles.height]: `${height}px` }) }
  if (gap === 'item') return <li aria-hidden {...place} />
  return (
    <tr aria-hidden>
      <td {...place} />
    </tr>
  )
}

/** How far the body is from the start of what scrolls, in px, now and when something above it changes its height. */
function useDistance(body: RefObject<HTMLElement | null>, measure: (rect: DOMRect) => number): number {
  const [distance, setDistance] = useState(0)
  const update = () => {
    if (body.current !== null) setDistance(Math.round(measure(body.current.getBoundingClientRect())))
  }
  useLayoutEffect(update)
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    })
    observer.observe(document.body)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- it reads the layout; nothing it closes over changes
  }, [])
  return distance
}

/**
 * Keeps the line of the row that had focus last, and its neighbours, rendered at every scroll position: the keyboard continues from that row, and
 * the menu or dialog of a row can give focus back.
 */
function useFocusedRowRange<T>(
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
