import { cva } from 'class-variance-authority'
import {
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import { useMedia } from '../../lib/use-media.ts'
import { anyTouch } from '../../styles/media.ts'
import { type SeenSide, type SwipeListener, type SwipeSide } from './follow-swipes.ts'
import * as styles from './SwipeRow.css.ts'

export const swipeActionTones = ['primary', 'neutral', 'danger'] as const
export type SwipeActionTone = (typeof swipeActionTones)[number]

/** What a swipe does. A button or a menu of the row does the same. */
export interface SwipeAction {
  /** The words of the button that does the same. */
  label: string
  /** Above the words. It takes 20 px. */
  icon: ReactElement
  /** What the action means, by colour: as the `tone` of a `Button`. */
  tone?: SwipeActionTone
  onSwipe: () => void
}

export type SwipeRowProps = PassThrough & {
  /** The row, with the buttons or the menu that do the same as the swipes. */
  children: ReactNode
  /** What a swipe in the direction of reading does; the action is seen at the row's start. */
  towardsEnd?: SwipeAction | undefined
  /** What a swipe against the direction of reading does; the action is seen at the row's end. */
  towardsStart?: SwipeAction | undefined
  /** Swipes do nothing, as while offline. */
  disabled?: boolean
}

const actionClass = cva<{
  side: Record<SwipeSide, string>
  waiting: Record<SwipeActionTone, string>
  ready: Record<SwipeActionTone, string>
}>(styles.action, { variants: { side: styles.sides, waiting: styles.waitingTones, ready: styles.readyTones } })

/** Loaded where there is a touch screen only. Without it the buttons are there. */
const load = () => import('./follow-swipes.ts')

/**
 * A row that a finger swipes to its sides, each for one action. It is a shortcut on touch screens for what a button or menu of the row does, and
 * the row stays: it returns to its place and shows what was done.
 */
export function SwipeRow({ children, towardsEnd, towardsStart, disabled = false, ...rest }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<SeenSide & { action: SwipeAction }>()
  const [isTouched, setTouched] = useState(false)
  const hasTouch = useMedia(anyTouch)
  const isSwipeable = !disabled && (towardsEnd !== undefined || towardsStart !== undefined)
  const follows = isSwipeable && (hasTouch || isTouched)

  const actionOn = (side: SwipeSide) => (side === 'start' ? towardsEnd : towardsStart)
  const hasAction = useEffectEvent((side: SwipeSide) => actionOn(side) !== undefined)
  const see = useEffectEvent((next: SeenSide | undefined) => {
    // The action is kept until the row is in its place again, also where it has none any more.
    const action = next && actionOn(next.side)
    setSeen(next && action && { ...next, action })
  })
  const swipe = useEffectEvent((side: SwipeSide) => actionOn(side)?.onSwipe())

  useEffect(() => {
    if (!follows) return undefined
    let end: (() => void) | undefined
    let isEnded = false
    const listener: SwipeListener = {
      hasAction: (side) => hasAction(side),
      onSee: (side) => see(side),
      onSwipe: (side) => swipe(side),
    }
    load().then(
      ({ followSwipes }) => {
        if (!isEnded && row.current !== null) end = followSwipes(row.current, listener)
      },
      () => undefined,
    )
    return () => {
      isEnded = true
      end?.()
    }
  }, [follows])

  // A device may say that it has no touch screen, and be touched.
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    if (!hasTouch && pointerType === 'touch') setTouched(true)
  }
  return (
    <div
      {...rest}
      ref={row}
      data-component="SwipeRow"
      className={isSwipeable ? `${styles.root} ${styles.swipes}` : styles.root}
      onPointerDown={onPointerDown}
    >
      {seen && <Action {...seen} />}
      <div className={styles.content}>{children}</div>
    </div>
  )
}

/** Seen beside the row while it is away from its place. What it does is said by the button that does the same, and by its result. */
function Action({ side, isReady, action: { icon, label, tone = 'neutral' } }: SeenSide & { action: SwipeAction }) {
  return (
    <div
      aria-hidden
      data-part="Action"
      data-state={isReady ? 'ready' : 'waiting'}
      className={actionClass({ side, ...(isReady ? { ready: tone } : { waiting: tone }) })}
    >
      <span className={styles.label}>
        {icon}
        <span className={styles.labelText}>{label}</span>
      </span>
    </div>
  )
}
