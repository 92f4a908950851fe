import type { BrowserContext } from '@playwright/test'

/** Declares the browser problems that a journey causes on purpose. A declared problem that does not happen fails the journey. */
export interface Watch {
  /** Watches another browser context. */
  readonly follow: (context: BrowserContext) => void
  /** Expects a response with this status of 400 or more. */
  readonly expectErrorStatus: (status: number, path: RegExp) => void
  /** Expects a request without a response. */
  readonly expectFailedRequest: (path: RegExp) => void
  /** Expects a console error or warning. */
  readonly expectConsole: (text: RegExp) => void
  /** Expects a request to another origin: 'https://checkout.paystack.com/…'. */
  readonly expectOtherOrigin: (address: RegExp) => void
}

interface Expectation {
  readonly pattern: RegExp
  hasHappened: boolean
}

/**
 * Watches a journey's browser for console errors and warnings, exceptions, failed requests, error responses,
 * and requests to another origin. `problems` returns the undeclared ones, `missing` the declared ones that have not happened.
 */
export function createWatch(
  origin: string,
): Watch & { problems: () => readonly string[]; missing: () => readonly string[] } {
  const undeclared: string[] = []
  const expectations: Expectation[] = []

  const record = (line: string) => {
    const match = expectations.find(({ pattern }) => pattern.test(line))
    if (match === undefined) undeclared.push(line)
    else match.hasHappened = true
  }
  const expectProblem = (pattern: RegExp) => expectations.push({ pattern, hasHappened: false })

  const follow = (context: BrowserContext) => {
    context.on('console', (message) => {
      // The handlers of failed requests and responses record what the browser logs about them.
      if (!['error', 'warning'].includes(message.type()) || message.text().startsWith('Failed to load resource')) return
      record(`console ${message.text()}`)
    })
    context.on('weberror', (failure) => record(`exception ${String(failure.error())}`))
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) record(`other origin ${request.url()}`)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown'
      // The page itself aborted the request, because it was left or the component was removed.
      if (reason === 'net::ERR_ABORTED') return
      record(`request failed ${new URL(request.url()).pathname} ${reason}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) record(`status ${response.status()} ${new URL(response.url()).pathname}`)
    })
  }

  return {
    follow,
    expectErrorStatus: (status, path) => expectProblem(new RegExp(`^status ${status} .*${path.source}`)),
    expectFailedRequest: (path) => expectProblem(new RegExp(`^request failed .*${path.source}`)),
    expectConsole: (text) => expectProblem(new RegExp(`^console .*${text.source}`)),
    expectOtherOrigin: (address) => expectProblem(new RegExp(`^other origin ${address.source}`)),
    problems: () => undeclared,
    missing: () => expectations.filter(({ hasHappened }) => !hasHappened).map(({ pattern }) => String(pattern)),
  }
}
