import { type MouseEvent } from 'react'

/** Elements that handle a press themselves. */
const operable =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="link"], [role="menuitem"], [contenteditable="true"]'

/**
 * Lets a press anywhere in a row do what a press on its link does, modifier keys included. A press that ends a text selection, and one on
 * an interactive element, is ignored. For the pointer only: the keyboard has the link.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  if (event.defaultPrevented || !(event.target instanceof Element) || event.target.closest(operable) !== null) return
  const selection = globalThis.getSelection()
  if (selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(event.target)) return
  const link = event.target.closest('[data-clickable]')?.querySelector('[data-part="RowLink"]')
  const { ctrlKey, metaKey, shiftKey, altKey } = event
  link?.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }),
  )
}
