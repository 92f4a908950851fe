/** Who sees a page that the build has rendered; 'session' is the frame of the dashboard. */
type ShownTo = 'everyone' | 'guest' | 'session'

/** A page of the build, with the path that it is the page of. */
interface ShownPage {
  shownTo: ShownTo
  path: string
}

/**
 * Which page of the build the document shows (scripts/lib/prerender.mjs), after it has removed the start-up picture beside it. Undefined where it shows that picture:
 * at an address without such a page, and to those whom the page is not for.
 */
export function shownByBuild(root: HTMLElement): ShownPage | undefined {
  const picture = document.getElementById('start')
  const { dataset } = document.documentElement
  const { prerendered, path } = root.dataset
  const isHidden = picture !== null && dataset['start'] !== prerendered
  if (isHidden) root.replaceChildren(...picture.childNodes)
  picture?.remove()
  delete dataset['start']
  if (isHidden || prerendered === undefined || path === undefined) return undefined
  return { shownTo: prerendered as ShownTo, path }
}
