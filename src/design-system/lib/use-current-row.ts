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
  /** Whether the row that was current is no longer in the list. */
  hasLeft: () => boolean
  /** The link of the row that is now where the current one was; undefined where none is rendered there. */
  successor: () => HTMLElement | undefined
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]') ?? undefined

const isInSight = (row: HTMLElement) => {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom >= 0 && top <= globalThis.innerHeight
}

/** How often a row that is scrolled to is looked for, one frame each: a long list renders it a few frames later. */
const mostFrames = 20

/**
 * The current row of a list, for keys that go through it and do something about it. The row that has the focus is the current one; where the focus is
 * elsewhere, the last one that had it. The focus that a row takes with it when it leaves the list goes to the row in its place.
 */
export function useCurrentRow({ root, ids }: ListOfRows): CurrentRow {
  /** The row that had the focus last, and where it stood: when it leaves the list, the one in its place is next. */
  const last = useRef<{ readonly id: string; readonly index: number }>(undefined)

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
  const reach = (index: number, frames = mostFrames) => {
    if (frames === 0 || focus(index)) return
    const [near] = rows()
    if (near === undefined) return
    if (frames === mostFrames) {
      const distance = distanceTo(index - indexOf(near.dataset['row']), near, rows())
      globalThis.scrollBy({ top: distance - globalThis.innerHeight / 2, behavior: 'instant' })
    }
    requestAnimationFrame(() => reach(index, frames - 1))
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
    reach: (index) => reach(index),
    hasLeft,
    successor: () => (last.current === undefined ? undefined : linkAt(inPlaceOf(last.current.index))),
  }
}

/**
 * How far the top of a row is from the top of the window, in px, by the rows that are rendered: all are taken to be as high as they are, and as many to stand
 * beside each other.
 * @param steps how many rows it comes after `near`; below 0 before it
 */
function distanceTo(steps: number, near: HTMLElement, rows: readonly HTMLElement[]): number {
  const { top, height } = near.getBoundingClientRect()
  const tops = rows.map((row) => row.getBoundingClientRect().top)
  const perLine = tops.filter((other) => other === top).length
  const below = tops.find((other) => other > top)
  // Rows between which others are not rendered are further apart than they are high.
  const pitch = below !== undefined && below - top < 2 * height ? below - top : height
  return top + Math.floor(steps / Math.max(1, perLine)) * pitch
}
