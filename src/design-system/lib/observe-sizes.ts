/**
 * Reports the size of an element and of its children, at first and after every change, also of children that take the place of others,
 * as content does after a skeleton. A child without a box of its own (`display: contents`) has no size: its children stand in its place.
 * Where the browser cannot observe sizes, nothing is reported.
 * @returns ends the observation
 */
export function observeSizes(element: Element, report: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  let areChildrenObserved = false
  const sizes = new ResizeObserver(() => {
    // Here the layout is done. While React renders, to ask whether a child has a box would make the browser calculate the styles of the whole page.
    if (!areChildrenObserved) {
      areChildrenObserved = true
      observeChildren(element)
    }
    report()
  })
  const children = new MutationObserver(() => observe())
  const observeChildren = (parent: Element) => {
    for (const child of parent.children) {
      const hasBox = getComputedStyle(child).display !== 'contents'
      // A class can give a child its box, or take it away.
      children.observe(child, { attributeFilter: ['class'], childList: !hasBox })
      if (hasBox) sizes.observe(child)
      else observeChildren(child)
    }
  }
  // The first observation of an element reports it, so children that are removed are noticed by that of the element itself.
  const observe = () => {
    sizes.disconnect()
    children.disconnect()
    areChildrenObserved = false
    sizes.observe(element)
    children.observe(element, { childList: true })
  }
  observe()
  return () => {
    sizes.disconnect()
    children.disconnect()
  }
}
