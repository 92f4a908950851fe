import type * as app from './start-app.tsx'

let loaded: typeof app | undefined

/** Loads the app with its router, which a page that the build has rendered is shown without. */
export async function loadApp(): Promise<typeof app> {
  loaded ??= await import('./start-app.tsx')
  return loaded
}

/** Whether the app can be started without waiting for its code. */
export const isAppLoaded = (): boolean => loaded !== undefined
