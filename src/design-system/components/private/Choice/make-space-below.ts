/** The space (px) that the list needs below the field. */
const neededSpace = 240

/**
 * On a phone the virtual keyboard covers half of the screen. When there is little space below the field, the page scrolls so that the
 * field is at the top of the visible area, and the list has the rest.
 */
export function makeSpaceBelow(field: HTMLElement | null): void {
  if (field === null || globalThis.matchMedia?.('(pointer: coarse)').matches !== true) return
  const bottom = globalThis.visualViewport?.height ?? window.innerHeight
  if (bottom - field.getBoundingClientRect().bottom < neededSpace) field.scrollIntoView({ block: 'start' })
}
