import { setElementVars } from '@vanilla-extract/dynamic'
import { shift } from './SwipeRow.css.ts'

/** The side of the row on which its action appears. */
export type SwipeSide = 'start' | 'end'

/** The action that is seen, and whether letting go does it. */
export interface SeenSide {
  readonly side: SwipeSide
  readonly isReady: boolean
}

/** What a row does with swipes. */
export interface SwipeListener {
  /** Whether there is an action on a side. */
  hasAction: (side: SwipeSide) => boolean
  /** Called when the action that is seen changes; with undefined when the row is in its place again. */
  onSee: (seen: SeenSide | undefined) => void
  /** The finger was lifted far enough from where it began. */
  onSwipe: (side: SwipeSide) => void
}

/** How far the finger must go, in rem: as far as the action's words are wide. */
const distanceRem = 6
/** Below this a finger may still tap, in px. */
const slop = 10
/** Where the system goes back by a swipe of its own, in px from the edges of the window. */
const systemEdge = 20
/** How much the row follows beyond the distance: it does not move away, because it returns. */
const drag = 0.25
/** How long after a finger was lifted its click may come, in ms. */
const clickAfterMs = 50

/** The same in px, which is more for who reads larger text. */
const swipeDistance = () => distanceRem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)

/** One finger on the row, from where it began. */
interface Finger {
  readonly id: number
  readonly y: number
  /** Where the finger would be if the row were in its place. */
  x: number
  /** How far it must go, in px. */
  readonly distance: number
  /** 1 where text runs from left to right, -1 where it runs from right to left. */
  readonly forward: 1 | -1
  /** The action that is seen; undefined until it is known that the finger goes to the side. */
  seen: SeenSide | undefined
}

/**
 * Lets a row follow a finger to its sides. Only touch does it: a mouse selects text and drags. The position is a CSS variable of the row and its
 * phase the attribute `data-swipe`, so that nothing is rendered for each movement.
 * @returns ends it
 */
export function followSwipes(row: HTMLElement, { hasAction, onSee, onSwipe }: SwipeListener): () => void {
  const listening = new AbortController()
  let finger: Finger | undefined
  let moving: AbortController | undefined

  const release = () => {
    moving?.abort()
    const isMoved = finger?.seen !== undefined
    finger = undefined
    if (isMoved) void settle(row, onSee)
  }

  const move = (event: PointerEvent) => {
    if (finger === undefined || event.pointerId !== finger.id) return
    const { forward } = finger
    const across = (event.clientX - finger.x) * forward
    if (finger.seen === undefined) {
      const down = Math.abs(event.clientY - finger.y)
      if (Math.max(Math.abs(across), down) < slop) return
      // It scrolls, or there is nothing to see.
      if (down >= Math.abs(across) || !hasAction(across > 0 ? 'start' : 'end')) return release()
      // The row begins to move where the finger is, without a leap.
      finger.x += Math.sign(across) * slop * forward
      row.dataset['swipe'] = 'moving'
    }
    const way = (event.clientX - finger.x) * forward
    const side: SwipeSide = way === 0 ? (finger.seen?.side ?? 'start') : way > 0 ? 'start' : 'end'
    const distance = hasAction(side) ? Math.abs(way) : 0
    const isReady = distance >= finger.distance
    const shown = Math.min(distance, finger.distance) + Math.max(0, distance - finger.distance) * drag
    setElementVars(row, { [shift]: `${Math.sign(way) * shown}px` })
    if (finger.seen?.side === side && finger.seen.isReady === isReady) return
    finger.seen = { side, isReady }
    onSee(finger.seen)
  }

  const lift = (event: PointerEvent) => {
    if (event.pointerId !== finger?.id) return
    // It may be lifted somewhere else than its last movement ended.
    move(event)
    const seen = finger?.seen
    if (seen !== undefined) swallowClick(row)
    release()
    if (seen?.isReady) onSwipe(seen.side)
  }

  const begin = (event: PointerEvent) => {
    // A second finger enlarges the page.
    if (finger !== undefined || !event.isPrimary) return release()
    const { pointerType, pointerId: id, clientX: x, clientY: y } = event
    if (pointerType !== 'touch' || x < systemEdge || x > innerWidth - systemEdge) return
    const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    finger = { id, x, y, distance: swipeDistance(), forward, seen: undefined }
    moving = new AbortController()
    const options = { signal: moving.signal }
    // On the window: what was touched may be gone before the finger is lifted.
    addEventListener('pointermove', move, options)
    addEventListener('pointerup', lift, options)
    addEventListener('pointercancel', (cancelled) => cancelled.pointerId === id && release(), options)
  }

  row.addEventListener('pointerdown', begin, { signal: listening.signal })
  return () => {
    listening.abort()
    release()
  }
}

/** Lets the row return to its place, and then removes the action. */
async function settle(row: HTMLElement, onSee: SwipeListener['onSee']): Promise<void> {
  row.dataset['swipe'] = 'returning'
  setElementVars(row, { [shift]: null })
  await Promise.allSettled((row.getAnimations?.({ subtree: true }) ?? []).map(({ finished }) => finished))
  // Another finger may have come.
  if (row.dataset['swipe'] !== 'returning') return
  delete row.dataset['swipe']
  onSee(undefined)
}

/** A swipe that began on a button or a link does not press it. */
function swallowClick(row: HTMLElement): void {
  const ended = new AbortController()
  row.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal: ended.signal },
  )
  setTimeout(() => ended.abort(), clickAfterMs)
}
