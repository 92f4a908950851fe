import { expect } from 'storybook/test'

/** What is cut says so with an ellipsis, and its whole text is in its title. */
export const isCutWithTitle = (element: Element | null) =>
  element !== null &&
  element.scrollWidth > element.clientWidth &&
  getComputedStyle(element).textOverflow === 'ellipsis' &&
  element.getAttribute('title') !== null

/** How far, in px, a box may end beyond its parent where the browser rounds. */
const rounding = 1

/** Whether an element inside the box cuts off what it contains; text for screen readers only is cut off everywhere. */
function isClipped(node: Node, box: Element): boolean {
  for (let parent = node.parentElement; parent !== null && parent !== box; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowX !== 'visible') return true
  }
  return false
}

function rectanglesOf(node: Node): DOMRect[] {
  if (node instanceof Element) return [node.getBoundingClientRect()]
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()]
}

/** The texts and elements that end outside of the box, at its left or its right edge. */
export function sticksOut(box: Element): string[] {
  const { left, right } = box.getBoundingClientRect()
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const names: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const outside = rectanglesOf(node).some(
      (rectangle) => rectangle.width > 0 && (rectangle.left < left - rounding || rectangle.right > right + rounding),
    )
    if (outside && !isClipped(node, box)) names.push(node instanceof Element ? node.tagName : (node.textContent ?? ''))
  }
  return names
}

/** Fails when a text or element of the story ends outside of its `Narrow`, or when a `Narrow` is missing. */
export async function expectToFitNarrow(canvasElement: HTMLElement): Promise<void> {
  const boxes = [...canvasElement.querySelectorAll('[data-part="Narrow"]')]
  await expect(boxes).not.toHaveLength(0)
  await expect(boxes.flatMap(sticksOut)).toEqual([])
}

/** Fails when one element covers a part of the other. */
export async function expectApart(one: Element | null, other: Element | null): Promise<void> {
  const a = one?.getBoundingClientRect()
  const b = other?.getBoundingClientRect()
  if (a === undefined || b === undefined) throw new Error('One of the two elements is missing.')
  const apart =
    a.right <= b.left + rounding ||
    b.right <= a.left + rounding ||
    a.bottom <= b.top + rounding ||
    b.bottom <= a.top + rounding
  await expect(apart).toBe(true)
}

/** Fails when a message makes a field higher than a field without one: what stands below it would move. */
export async function expectRoomForMessage(without: Element | null, withMessage: Element | null): Promise<void> {
  await expect(withMessage?.getBoundingClientRect().height).toBeGreaterThan(0)
  await expect(withMessage?.getBoundingClientRect().height).toBe(without?.getBoundingClientRect().height)
}

/** The component of this name around an element. */
export const componentAround = (element: Element, name: string) => element.closest(`[data-component="${name}"]`)
