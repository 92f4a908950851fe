/**
 * Reports the size of an element and of its children, at first and after every change, also of children that take the place of others,
 * as content does after a skeleton. Where the browser cannot observe sizes, nothing is reported.
 * @returns ends the observation
 */
export function observeSizes(element: Element, report: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const sizes = new ResizeObserver(report)
  // The first observation of an element reports it, so children that are removed are noticed by that of the element itself.
  const observe = () => {
    sizes.disconnect()
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
  }
  const children = new MutationObserver(observe)
  children.observe(element, { childList: true })
  observe()
  return () => {
    sizes.disconnect()
    children.disconnect()
  }
}
