import type { Page, Request } from 'playwright'

/** What a page requests while a story is on it. */
export interface RequestWatch {
  readonly startStory: () => void
  /** For how long a picture has to wait (ms); 0 when nothing is under way. A call that a mock holds back on purpose does not count for long. */
  readonly pendingFor: () => number
  /** Addresses on other hosts that were requested since the story started. */
  readonly foreignRequests: () => readonly string[]
}

/** After this time (ms) an unanswered API call counts as held back by the story's mock. */
const heldAfter = 400

/** After this time (ms) nothing is waited for any more: the picture will show what is missing. */
const lostAfter = 5000

/** React shows a lazily loaded part at most this long (ms) after its script arrived, so that several parts appear together. */
const revealDelay = 320

/** Watches a page for as long as it lives. */
export function watchRequests(page: Page): RequestWatch {
  const pending = new Map<Request, number>()
  const foreign = new Set<string>()
  let lastScript = 0
  const isApiCall = (request: Request) => request.resourceType() === 'xhr' || request.resourceType() === 'fetch'
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.add(request.url())
    pending.set(request, Date.now())
  })
  page.on('requestfinished', (request) => {
    pending.delete(request)
    if (request.resourceType() === 'script') lastScript = Date.now()
  })
  page.on('requestfailed', (request) => pending.delete(request))
  return {
    startStory: () => {
      pending.clear()
      foreign.clear()
      lastScript = 0
    },
    pendingFor: () => {
      const now = Date.now()
      const isBusy = [...pending].some(([request, since]) => now - since < (isApiCall(request) ? heldAfter : lostAfter))
      return isBusy ? 20 : Math.max(0, lastScript + revealDelay - now)
    },
    foreignRequests: () => [...foreign],
  }
}
