import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../../../lib/focus-lost.ts'

/** What a list looks like before another rendering of it takes its place. */
export interface KeptPlace {
  /** The heights of its rows in px, by their ids. */
  readonly heights: ReadonlyMap<string, number>
  /** The control that has the focus: its row, and which of the row's controls it is. */
  readonly focus: { readonly id: string; readonly control: number; readonly element: Element } | undefined
  /** Once the list's start is out of sight: the row that must stay where it is seen, and how far it is from the list's start. */
  readonly anchor: { readonly id: string; readonly distance: number } | undefined
}

const controlsOf = (row: Element | undefined) =>
  row === undefined ? [] : [...row.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [tabindex]')]

const rowsOf = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>('[data-row]')]
const idOf = ({ dataset }: HTMLElement) => dataset['row'] ?? ''

/**
 * Reads a list as it stands in the page.
 * @param top where the part of the list in sight begins, in px from the top of the window
 * @returns undefined without any row
 */
export function readPlace(body: HTMLElement | null, top = 0): KeptPlace | undefined {
  const rows = body === null ? [] : rowsOf(body)
  const [first] = rows
  if (first === undefined) return undefined
  const start = first.getBoundingClientRect().top
  const active = document.activeElement
  const focused = rows.find((row) => row.contains(active))
  const isInSight = (row: HTMLElement) => {
    const rect = row.getBoundingClientRect()
    return rect.bottom > top && rect.top < globalThis.innerHeight
  }
  const seen = focused !== undefined && isInSight(focused) ? focused : rows.find(isInSight)
  return {
    heights: new Map(rows.map((row) => [idOf(row), row.offsetHeight])),
    focus:
      focused === undefined || active === null
        ? undefined
        : {
            id: idOf(focused),
            control: controlsOf(focused).findIndex((control) => control === active),
            element: active,
          },
    anchor:
      seen === undefined || start >= top
        ? undefined
        : { id: idOf(seen), distance: seen.getBoundingClientRect().top - start },
  }
}

/** Gives the focus back to the control that had it in the rendering of the list that this one has replaced, once its row is there. */
export function useKeptFocus(body: RefObject<HTMLElement | null>, place: KeptPlace | undefined): void {
  const wanted = useRef(place?.focus)
  useLayoutEffect(() => {
    const focus = wanted.current
    const rows = body.current === null ? [] : rowsOf(body.current)
    // A long list renders its rows once it has measured its place.
    if (focus === undefined || rows.length === 0) return
    wanted.current = undefined
    if (focus.element.isConnected || !isFocusLost()) return
    const controls = controlsOf(rows.find((row) => idOf(row) === focus.id))
    const control = controls[focus.control] ?? controls[0]
    control?.focus({ preventScroll: true })
  })
}
