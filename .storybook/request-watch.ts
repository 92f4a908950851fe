import type { Page, Request } from 'playwright'

/** What a page asks of the network while a story is on it. */
export interface RequestWatch {
  readonly startStory: () => void
  /** Whether something is on its way that will arrive; a call that a mock holds back on purpose does not count for long. */
  readonly isBusy: () => boolean
  /** Addresses on other hosts that were asked for since the story started. */
  readonly foreignRequests: () => readonly string[]
}

/** After this time (ms) an unanswered API call is taken as held back by the story's mock. */
const heldAfter = 400

/** After this time (ms) nothing is waited for any more: the picture will show what is missing. */
const lostAfter = 5000

/** Watches a page for as long as it lives. */
export function watchRequests(page: Page): RequestWatch {
  const pending = new Map<Request, number>()
  const foreign = new Set<string>()
  const isApiCall = (request: Request) => request.resourceType() === 'xhr' || request.resourceType() === 'fetch'
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.add(request.url())
    pending.set(request, Date.now())
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return {
    startStory: () => {
      pending.clear()
      foreign.clear()
    },
    isBusy: () =>
      [...pending].some(([request, since]) => Date.now() - since < (isApiCall(request) ? heldAfter : lostAfter)),
    foreignRequests: () => [...foreign],
  }
}
