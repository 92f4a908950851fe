import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from './focus-lost.ts'

interface ListOfRows {
  /** The element around the list; its rows and cards have `data-row` with their id, and contain a link. */
  root: RefObject<HTMLElement | null>
  /** The ids of all rows in their order, also of those that are not rendered. */
  ids: readonly string[]
}

/** The row of a list that keys are about. */
export interface CurrentRow {
  /** The place in `ids` of the current row; undefined without one, and while it is out of sight: keys must not be about what is not seen. */
  current: () => number | undefined
  /** Brings the current row into sight. @returns whether there is one */
  show: () => boolean
  /** Goes to the next or previous row, from nowhere to the first one in sight. @returns its place in `ids`; undefined at the ends */
  move: (step: 1 | -1) => number | undefined
  /** Focuses the link of a row that is rendered. @returns whether it has the focus now */
  focus: (index: number) => boolean
  /** Focuses the link of any row; one that a long list has not rendered is scrolled to. */
  reach: (index: number) => void
  /** The link of the row that is now where the current one was; undefined where none is rendered there. */
  successor: () => HTMLElement | undefined
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]') ?? undefined

const isInSight = (row: HTMLElement) => {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom >= 0 && top <= globalThis.innerHeight
}

/** How often a row that is not rendered is scrolled to, one frame each: rows of other heights than expected make the next place more exact. */
const mostSteps = 20
/** For how many frames it must then stay in sight by itself: the rows above it get other heights as they are measured. */
const settlingFrames = 10

/**
 * The current row of a list, for keys that go through it and do something about it. The row that has the focus is the current one; where the focus is
 * elsewhere, the last one that had it. The focus that a row takes with it when it leaves the list goes to the row in its place.
 */
export function useCurrentRow({ root, ids }: ListOfRows): CurrentRow {
  /** The row that had the focus last, and where it stood: when it leaves the list, the one in its place is next. */
  const last = useRef<{ readonly id: string; readonly index: number }>(undefined)

  /** The next step on the way to a row; a further row that is wanted takes its place. */
  const frame = useRef(0)

  const indexOf = (id: string | undefined) => (id === undefined ? -1 : ids.indexOf(id))
  const remember = (id: string | undefined) => {
    const index = indexOf(id)
    if (id !== undefined && index !== -1) last.current = { id, index }
  }
  const rows = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const rowAt = (index: number) => rows().find(({ dataset }) => dataset['row'] === ids[index])
  const linkAt = (index: number) => rowAt(index)?.querySelector<HTMLElement>('a') ?? undefined
  /** Only a row that has the focus becomes the current one. */
  const focus = (index: number): boolean => {
    const link = linkAt(index)
    link?.focus()
    if (!link || document.activeElement !== link) return false
    remember(ids[index])
    return true
  }
  const keepInSight = (index: number, frames = settlingFrames, steps = mostSteps) => {
    const row = rowAt(index)
    if (frames === 0 || steps === 0 || row?.contains(document.activeElement) !== true) return
    const isSeen = isInSight(row)
    if (!isSeen) row.scrollIntoView({ block: 'center', behavior: 'instant' })
    frame.current = requestAnimationFrame(() =>
      isSeen ? keepInSight(index, frames - 1, steps) : keepInSight(index, settlingFrames, steps - 1),
    )
  }
  const step = (index: number, steps: number) => {
    if (steps === 0) return
    if (focus(index)) {
      keepInSight(index)
      return
    }
    const list = rows()[0]?.parentElement
    if (!list) return
    const places = rows().map((row) => ({ index: indexOf(row.dataset['row']), rect: row.getBoundingClientRect() }))
    const top = topOf(index, places, { count: ids.length, rect: list.getBoundingClientRect() })
    globalThis.scrollBy({ top: top - globalThis.innerHeight / 2, behavior: 'instant' })
    frame.current = requestAnimationFrame(() => step(index, steps - 1))
  }
  const reach = (index: number) => {
    cancelAnimationFrame(frame.current)
    if (!focus(index)) step(index, mostSteps)
  }
  /** The first row below the head of a table, which stays at the top of the page. */
  const firstInSight = () => {
    const head = root.current?.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
    const shown = rows().find((row) => row.getBoundingClientRect().top >= head - 1) ?? rows()[0]
    return Math.max(0, indexOf(shown?.dataset['row']))
  }
  const lastIndex = () => {
    remember(rowOf(document.activeElement)?.dataset['row'])
    return indexOf(last.current?.id)
  }
  const inPlaceOf = (index: number) => Math.min(Math.max(0, index), ids.length - 1)
  const hasLeft = () => last.current !== undefined && indexOf(last.current.id) === -1

  useEffect(() => {
    const element = root.current
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof Element) remember(rowOf(target)?.dataset['row'])
    }
    element?.addEventListener('focusin', keep)
    return () => element?.removeEventListener('focusin', keep)
  })
  useLayoutEffect(() => {
    if (last.current !== undefined && ids.length > 0 && hasLeft() && isFocusLost()) focus(inPlaceOf(last.current.index))
  })

  return {
    current: () => {
      const index = lastIndex()
      const row = rowAt(index)
      // A long list keeps the row with the focus rendered wherever it is scrolled to.
      return row !== undefined && isInSight(row) ? index : undefined
    },
    show: () => {
      const index = lastIndex()
      if (index === -1) return false
      rowAt(index)?.scrollIntoView({ block: 'center' })
      reach(index)
      return true
    },
    move: (step) => {
      const index = lastIndex()
      const gone = last.current
      let target = index + step
      if (index === -1) {
        target = gone === undefined ? firstInSight() : inPlaceOf(gone.index + (step === 1 ? 0 : -1))
      }
      if (ids[target] === undefined) return undefined
      reach(target)
      return target
    },
    focus,
    reach,
    successor: () => (last.current === undefined ? undefined : linkAt(inPlaceOf(last.current.index))),
  }
}

interface Place {
  readonly index: number
  readonly rect: DOMRect
}

/**
 * How far the top of a row that is not rendered is from the top of the window, in px: between the rendered rows nearest to it, or the ends of the list, as if
 * all rows between them were equally high.
 */
function topOf(
  index: number,
  rows: readonly Place[],
  list: { readonly count: number; readonly rect: DOMRect },
): number {
  let from = { index: 0, top: list.rect.top }
  let to = { index: list.count, top: list.rect.bottom }
  for (const row of rows) {
    if (row.index < index && row.index >= from.index) from = { index: row.index + 1, top: row.rect.bottom }
    if (row.index > index && row.index < to.index) to = { index: row.index, top: row.rect.top }
  }
  return from.top + ((to.top - from.top) * (index - from.index)) / (to.index - from.index)
}
