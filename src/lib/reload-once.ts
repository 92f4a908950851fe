/** Session storage key that marks a reload for a missing chunk, so that the page reloads once and not in a loop. */
const reloadMarkKey = 'marquee-reloaded'

/** Browsers have no common error for a module that could not be loaded; these are parts of their messages. */
const chunkFailures = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

/** Whether a chunk could not be loaded, normally because a new version was deployed. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && chunkFailures.some((text) => error.message.includes(text))
}

interface Browser {
  /** A function, because reading `sessionStorage` itself throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  online: boolean
}

/**
 * Whether a reload may help after a failed dynamic import (spec S2-66): not if one was just tried,
 * and not without network, where the page would be lost. Without storage a loop could not be detected, so the page does not reload.
 */
export function canReload({ storage, online }: Browser): boolean {
  if (!online) return false
  try {
    return storage().getItem(reloadMarkKey) === null
  } catch {
    return false
  }
}

/** Reloads the page and remembers it, so that `canReload` returns false until a page has rendered. */
export function reloadOnce({ storage, online, reload }: Browser & { reload: () => void }): void {
  if (!canReload({ storage, online })) return
  try {
    storage().setItem(reloadMarkKey, '1')
  } catch {
    return
  }
  reload()
}

/** Allows the next reload, because a page has rendered since the last one. */
export function clearReloadMark(storage: Browser['storage']): void {
  try {
    storage().removeItem(reloadMarkKey)
  } catch {
    // Blocked storage contains no mark.
  }
}
