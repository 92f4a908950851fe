import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { readPlace, useKeptFocus } from './kept-place.ts'
import { startOf } from './list-start.ts'
import { type VirtualRowsProps } from './rows.ts'
import { useDistance } from './use-distance.ts'
import { useFocusedRowRange } from './use-focused-row-range.ts'
import * as styles from './VirtualRows.css.ts'

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
