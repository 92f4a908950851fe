/** How long the server may take to answer, in ms. */
const longestWaitMs = 3000

/**
 * Whether the server can give the page now. That the browser has a network does not show it, and a reload without the server replaces the app by
 * the browser's error page. It is no call of the API, whose code is loaded later and may be missing too. Never rejects.
 */
export async function canReachServer(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const { ok } = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(longestWaitMs),
    })
    return ok
  } catch {
    return false
  }
}
