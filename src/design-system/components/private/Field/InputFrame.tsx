import { type MouseEvent, type ReactNode } from 'react'
import * as styles from './InputFrame.css.ts'

/** Draws one box around an input and its neighbours, and gives the input the focus when the box is pressed beside it. */
export function InputFrame({ start, end, children }: { start?: ReactNode; end?: ReactNode; children: ReactNode }) {
  const focusInput = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('input, button, a') !== null) return
    event.preventDefault()
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a larger target for the pointer; the input itself is what is reached by keyboard
    <div className={styles.frame} onMouseDown={focusInput}>
      {start}
      {children}
      {end}
    </div>
  )
}

export const inputClass = styles.input
