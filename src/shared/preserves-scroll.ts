/** Query keys whose change shows different content; all other keys (search, filters, sorting, open panels) change the state of the same content. */
const pageKeys = ['page', 'step', 'view']

/**
 * Whether a change of the query keeps the scroll position. An employer who chooses a filter below a balance, or closes the details of
 * the twentieth row, continues from there. Another page, step or view starts at its top.
 * @param trigger a `control` selects a tab in place, which keeps the position; a `link` to a tab leads to its top
 */
export function preservesScroll(from: URLSearchParams, to: URLSearchParams, trigger: 'control' | 'link'): boolean {
  const keys = trigger === 'link' ? [...pageKeys, 'tab'] : pageKeys
  return keys.every((key) => from.get(key) === to.get(key))
}
