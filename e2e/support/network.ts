import type { Page } from '@playwright/test'

/** Drops the next request of this path before it reaches the server, or only its response. */
export async function dropNext(page: Page, path: RegExp, part: 'request' | 'response'): Promise<void> {
  await page.route(
    path,
    async (route) => {
      if (part === 'response') await route.fetch()
      await route.abort('failed')
    },
    { times: 1 },
  )
}

/** Answers requests of this path with status 500 until the returned function is called. */
export async function failRequests(page: Page, path: RegExp): Promise<() => Promise<void>> {
  await page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }))
  return () => page.unroute(path)
}

/**
 * Ends the reads that pages repeat by themselves, of the notifications after ten seconds and of a Gig and its people after twenty, for a journey that
 * counts requests: a busy machine may need so long.
 */
export const stopLiveUpdates = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const repeat = window.setInterval.bind(window)
    const isLiveUpdate = (ms: number | undefined) => ms === 10_000 || ms === 20_000
    window.setInterval = ((run: () => void, ms?: number) =>
      isLiveUpdate(ms) ? 0 : repeat(run, ms)) as typeof setInterval
  })

/**
 * Ends idle callbacks, so that a page requests only what it needs and prefetches nothing. One with options still runs: pages pass none, and a journey
 * waits with one until a page is idle.
 */
export const stopIdleWork = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window)
    window.requestIdleCallback = (run, options) => (options === undefined ? 0 : whenIdle(run, options))
  })

/** Keeps the next request of this path from the server until it is released. */
export async function holdNext(page: Page, path: RegExp): Promise<{ held: Promise<void>; release: () => void }> {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(
    path,
    async (route) => {
      held.resolve()
      await released.promise
      await route.continue()
    },
    { times: 1 },
  )
  return { held: held.promise, release: released.resolve }
}

/** Keeps every read of the server's API until it is released. @returns the names of the reads that were kept, and what lets them go on */
export async function holdReads(page: Page): Promise<{ kept: readonly string[]; release: () => void }> {
  const kept: string[] = []
  const released = Promise.withResolvers<void>()
  let isReleased = false
  await page.route(/\/api\/v1\//, async (route) => {
    const request = route.request()
    if (request.method() === 'GET' && !isReleased) {
      kept.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
      await released.promise
    }
    await route.continue()
  })
  return {
    kept,
    release: () => {
      isReleased = true
      released.resolve()
    },
  }
}
