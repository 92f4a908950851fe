import { whenInitialized, type StartingRouter } from './when-initialized.ts'

/**
 * Whether the document shows already what the router will: the build has rendered this page (scripts/lib/prerender.mjs), its code is there, and no
 * guard led elsewhere. Otherwise the document shows the start-up picture, as an employer who is signed in has seen it instead of a guest page.
 */
export async function isShownAlready(root: HTMLElement, router: StartingRouter): Promise<boolean> {
  const { pathname } = router.state.location
  const picture = document.getElementById('start')
  const { dataset } = document.documentElement
  const isHidden = picture !== null && dataset['start'] === 'session'
  if (isHidden) root.replaceChildren(...picture.childNodes)
  picture?.remove()
  delete dataset['start']
  if (isHidden || !root.hasAttribute('data-prerendered')) return false
  const { errors, location } = await whenInitialized(router)
  return errors === null && location.pathname === pathname
}
