/** What in an address makes it another page to read. All else is a state of the same one: what is searched for, filtered, sorted, opened beside it. */
const pageKeys = ['page', 'step', 'view']

/**
 * Whether the page stays where it is scrolled to when its query changes: who chooses a filter below a balance, or closes the details of
 * the twentieth row, goes on from there. Another page, step or view is read from its top.
 * @param trigger a tab of a `control` is chosen where its panel is seen, and stays there; a `link` to a tab leads to its beginning
 */
export function preservesScroll(from: URLSearchParams, to: URLSearchParams, trigger: 'control' | 'link'): boolean {
  const keys = trigger === 'link' ? [...pageKeys, 'tab'] : pageKeys
  return keys.every((key) => from.get(key) === to.get(key))
}
