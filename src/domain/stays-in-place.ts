/** What in an address makes it another page to read. All else is a state of the same one: what is searched for, filtered, sorted, opened beside it. */
const turningKeys = ['page', 'step', 'tab', 'view']

/**
 * Whether the page stays where it is scrolled to when its query changes: who chooses a filter below a balance, or closes the details of
 * the twentieth row, goes on from there. Another page, step, tab or view is read from its top.
 */
export function staysInPlace(from: URLSearchParams, to: URLSearchParams): boolean {
  return turningKeys.every((key) => from.get(key) === to.get(key))
}
