import type { BrowserContext } from '@playwright/test'

/** What a journey may announce because it provokes it. What was announced and does not come fails the journey too. */
export interface Watch {
  /** Watches another context: a second person's browser. */
  readonly follow: (context: BrowserContext) => void
  /** An answer of 400 or more. */
  readonly expectAnswer: (status: number, path: RegExp) => void
  /** A request that gets no answer. */
  readonly expectLost: (path: RegExp) => void
  /** A line in the console. */
  readonly expectConsole: (text: RegExp) => void
  /** A request to another origin: 'https://checkout.paystack.com/…'. */
  readonly expectElsewhere: (address: RegExp) => void
}

interface Announced {
  readonly pattern: RegExp
  hasCome: boolean
}

/**
 * Watches everything that goes on in a journey's browser: console errors and warnings, exceptions, requests that fail, answers that refuse,
 * and any request to another origin. `problems` are those that nobody announced, and announcements that did not come true.
 */
export function createWatch(origin: string): Watch & { problems: () => readonly string[] } {
  const seen: string[] = []
  const announced: Announced[] = []

  const note = (line: string) => {
    const match = announced.find(({ pattern }) => pattern.test(line))
    if (match === undefined) seen.push(line)
    else match.hasCome = true
  }
  const announce = (pattern: RegExp) => announced.push({ pattern, hasCome: false })

  const follow = (context: BrowserContext) => {
    context.on('console', (message) => {
      // What the browser says about a request that failed is noted where the request is.
      if (!['error', 'warning'].includes(message.type()) || message.text().startsWith('Failed to load resource')) return
      note(`console ${message.text()}`)
    })
    context.on('weberror', (failure) => note(`exception ${String(failure.error())}`))
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) note(`other origin ${request.url()}`)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown'
      // The page took it back itself: it was left, or what the answer was for is gone.
      if (reason === 'net::ERR_ABORTED') return
      note(`lost ${new URL(request.url()).pathname} ${reason}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) note(`answer ${response.status()} ${new URL(response.url()).pathname}`)
    })
  }

  return {
    follow,
    expectAnswer: (status, path) => announce(new RegExp(`^answer ${status} .*${path.source}`)),
    expectLost: (path) => announce(new RegExp(`^lost .*${path.source}`)),
    expectConsole: (text) => announce(new RegExp(`^console .*${text.source}`)),
    expectElsewhere: (address) => announce(new RegExp(`^other origin ${address.source}`)),
    problems: () => [
      ...seen,
      ...announced.filter(({ hasCome }) => !hasCome).map(({ pattern }) => `announced, but did not come: ${pattern}`),
    ],
  }
}
