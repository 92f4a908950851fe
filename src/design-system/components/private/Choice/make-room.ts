/** How much (px) of the window should be free below the field for its list. */
const room = 240

/**
 * On a phone the keyboard on the screen takes half of it. When little is left below the field, the page moves so that the field
 * stands at the top of what can be seen, and the list has the rest.
 */
export function makeRoom(field: HTMLElement | null): void {
  if (field === null || globalThis.matchMedia?.('(pointer: coarse)').matches !== true) return
  const bottom = globalThis.visualViewport?.height ?? window.innerHeight
  if (bottom - field.getBoundingClientRect().bottom < room) field.scrollIntoView({ block: 'start' })
}
