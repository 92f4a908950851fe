import { whenInitialized, type StartingRouter } from './when-initialized.ts'

/**
 * Whether the document shows already what the router will: the build has rendered this page (scripts/lib/prerender.mjs), its code is there, and no
 * guard led elsewhere. Otherwise the document shows the start-up picture, or the frame of the dashboard, which stays until its first page is there.
 */
export async function isShownAlready(root: HTMLElement, router: StartingRouter): Promise<boolean> {
  const { pathname } = router.state.location
  const picture = document.getElementById('start')
  const { dataset } = document.documentElement
  const { prerendered } = root.dataset
  const isHidden = picture !== null && dataset['start'] !== prerendered
  if (isHidden) root.replaceChildren(...picture.childNodes)
  picture?.remove()
  delete dataset['start']
  if (isHidden || prerendered === undefined) return false
  const { errors, location } = await whenInitialized(router)
  return prerendered !== 'session' && errors === null && location.pathname === pathname
}
