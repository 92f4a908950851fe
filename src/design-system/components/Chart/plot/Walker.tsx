import { type KeyboardEvent, type PointerEvent } from 'react'
import * as styles from './Plot.css.ts'

interface WalkerProps {
  /** Its name: 'Values of Spent per month'. */
  label: string
  count: number
  /** The index that is read out; undefined while none is. */
  active: number | undefined
  onWalk: (index: number | undefined) => void
  /** What is read out at an index. */
  textAt: (index: number) => string
  /** The index at a share of the width, from 0 to 1. */
  indexAt: (share: number) => number
}

/**
 * Walks through the values by arrow keys, pointer and finger. A slider to assistive technology: its value is the text of the current
 * value, which screen readers read at every step.
 */
export function Walker({ label, count, active, onWalk, textAt, indexAt }: WalkerProps) {
  const current = active ?? 0
  const press = (event: KeyboardEvent) => {
    const target = {
      ArrowRight: current + 1,
      ArrowUp: current + 1,
      ArrowLeft: current - 1,
      ArrowDown: current - 1,
      Home: 0,
      End: count - 1,
    }[event.key]
    if (event.key === 'Escape' && active !== undefined) {
      event.stopPropagation()
      onWalk(undefined)
    }
    if (target === undefined) return
    event.preventDefault()
    // The first press shows the current value, when none is shown.
    onWalk(active === undefined && event.key.startsWith('Arrow') ? current : Math.min(Math.max(target, 0), count - 1))
  }
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onWalk(Math.min(Math.max(indexAt(width === 0 ? 0 : (clientX - left) / width), 0), count - 1))
  }
  return (
    <div
      className={styles.walker}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={current + 1}
      aria-valuetext={textAt(current)}
      onKeyDown={press}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) onWalk(current)
      }}
      onBlur={() => onWalk(undefined)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={({ pointerType }) => {
        // A finger that is lifted leaves too; the value it touched stays readable.
        if (pointerType === 'mouse') onWalk(undefined)
      }}
    />
  )
}
