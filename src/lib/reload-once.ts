import { now } from './clock.ts'

/** Session storage key of when the page last reloaded for a missing chunk, in ms since 1970. */
const reloadMarkKey = 'marquee-reloaded'

/**
 * How long no second reload follows, in ms. That a page renders does not show that the reload helped: a part of it, such as a tab, loads its
 * code later, and would reload the page without end.
 */
const reloadPauseMs = 10 * 60_000

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
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  online: boolean
}

/**
 * Whether a reload may help after a failed dynamic import (spec S2-66): not if one was tried in the last
 * ten minutes, and not without network, where the page would be lost. Without storage a loop could not be detected, so the page does not reload.
 */
export function canReload({ storage, online }: Browser): boolean {
  if (!online) return false
  try {
    return now().getTime() - Number(storage().getItem(reloadMarkKey)) > reloadPauseMs
  } catch {
    return false
  }
}

/** Reloads the page and remembers it, so that `canReload` returns false for ten minutes. */
export function reloadOnce({ storage, online, reload }: Browser & { reload: () => void }): void {
  if (!canReload({ storage, online })) return
  try {
    storage().setItem(reloadMarkKey, String(now().getTime()))
  } catch {
    return
  }
  reload()
}
