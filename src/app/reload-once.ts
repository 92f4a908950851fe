/** Where a reload for a missing chunk is remembered, so that it happens once and never in a loop. */
const mark = 'marquee-reloaded'

/** Browsers have no common error for a module that could not be loaded; these are their words. */
const chunkFailures = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

/** Whether a part of the app could not be loaded: normally because a new version was published in between. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && chunkFailures.some((words) => error.message.includes(words))
}

interface Browser {
  /** A function, because reading `sessionStorage` itself throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  online: boolean
  reload: () => void
}

/**
 * Reloads the page after a failed dynamic import (specification, section 2, Other behaviour), but only if it did not just do so
 * and the network is there: a reload without network would lose the page.
 * @returns whether the page is being reloaded
 */
export function reloadOnce({ storage, online, reload }: Browser): boolean {
  if (!online) return false
  try {
    if (storage().getItem(mark) !== null) return false
    storage().setItem(mark, '1')
  } catch {
    // Without storage a loop could not be noticed.
    return false
  }
  reload()
  return true
}

/** Allows the next reload: a page was shown, so the last one helped. */
export function reloadHelped(storage: Browser['storage']): void {
  try {
    storage().removeItem(mark)
  } catch {
    // Blocked storage holds no mark.
  }
}
