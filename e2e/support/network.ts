import type { Page } from '@playwright/test'

/** Loses the next call of this kind: before it arrives, or only its answer. */
export async function loseNext(page: Page, path: RegExp, what: 'call' | 'answer'): Promise<void> {
  await page.route(
    path,
    async (route) => {
      if (what === 'answer') await route.fetch()
      await route.abort('failed')
    },
    { times: 1 },
  )
}

/** Lets calls of this kind fail in the server until the returned function is called. */
export async function breakCalls(page: Page, path: RegExp): Promise<() => Promise<void>> {
  await page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }))
  return () => page.unroute(path)
}
