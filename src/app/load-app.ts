import { log } from '@/lib/log.ts'
import { reloadOnce } from '@/lib/reload-once.ts'
import type * as app from './start-app.tsx'

let loaded: typeof app | undefined

/** Loads the app with its router, which a page that the build has rendered is shown without. */
export async function loadApp(): Promise<typeof app> {
  loaded ??= await import('./start-app.tsx')
  return loaded
}

/** Whether the app can be started without waiting for its code. */
export const isAppLoaded = (): boolean => loaded !== undefined

/**
 * The app, for a page that can do nothing without it; undefined where it cannot be loaded. The page is then loaded again, now and when the connection is back, and the
 * start-up picture says so, because the error pages are a part of the app.
 */
export async function loadAppOrReload(root: HTMLElement): Promise<typeof app | undefined> {
  try {
    return await loadApp()
  } catch (error) {
    const label = root.querySelector('[role="status"] [data-part="Label"]')
    if (label !== null) label.textContent = 'This page could not be loaded. Check your connection, then load it again.'
    addEventListener('online', () => window.location.reload(), { once: true })
    reloadDocumentOnce()
    log('The app could not be loaded', error)
    return undefined
  }
}

/** Loads the document again, unless that was tried in the last ten minutes. */
export function reloadDocumentOnce(): void {
  reloadOnce({ storage: () => sessionStorage, online: navigator.onLine, reload: () => window.location.reload() })
}
