import type { MouseEvent } from 'react'

/**
 * Lets a double press on something that goes away with its effect count once: what has taken its place does not get the second one. For `onClickCapture` of
 * the part that may go away.
 */
export function countOnce({ currentTarget: pressed }: MouseEvent): void {
  const swallow = (next: globalThis.MouseEvent) => {
    if (next.detail < 2 || (next.target instanceof Node && pressed.contains(next.target))) return
    next.preventDefault()
    next.stopPropagation()
  }
  pressed.ownerDocument.addEventListener('click', swallow, { capture: true, once: true })
}
