import { type MouseEvent, type ReactNode } from 'react'
import * as styles from './InputFrame.css.ts'

interface InputFrameProps {
  start?: ReactNode
  end?: ReactNode
  /** The control fills the box and has its own padding: all of a select opens it, a text area scrolls at its edge. */
  filled?: boolean
  children: ReactNode
}

/** Draws one box around a control and its neighbours, and gives the control the focus when the box is pressed beside it. */
export function InputFrame({ start, end, filled = false, children }: InputFrameProps) {
  const focusControl = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('input, select, textarea, button, a') !== null) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a larger target for the pointer; the control itself is what is reached by keyboard
    <div className={filled ? `${styles.frame} ${styles.filled}` : styles.frame} onMouseDown={focusControl}>
      {start}
      {children}
      {end}
    </div>
  )
}

export const inputClass = styles.input
