import { expect, test as base, type Browser, type BrowserContext } from '@playwright/test'
import { createEmployer, storedSession, type Employer } from './employer.ts'
import { productUrl } from './environment.ts'
import { createWatch, type Watch } from './watch.ts'

/** Opens another device: a browser context beside the journey's own, which is closed when the journey ends. */
export type OpenDevice = (options: Parameters<Browser['newContext']>[0]) => Promise<BrowserContext>

/** A journey of a guest. Every journey fails on a browser problem that it did not declare to `watch`. */
export const test = base.extend<{ watch: Watch; openDevice: OpenDevice }>({
  // The pages of a context that stays open go on working beside the later journeys of the same browser.
  openDevice: async ({ browser }, provide) => {
    const opened: BrowserContext[] = []
    await provide(async (options) => {
      const device = await browser.newContext(options)
      opened.push(device)
      return device
    })
    for (const device of opened) await device.close()
  },
  watch: [
    async ({ context }, provide) => {
      const watch = createWatch(productUrl())
      watch.follow(context)
      await provide(watch)
      // A declared problem may come with an answer that the journey does not wait for.
      await expect.poll(() => watch.missing(), 'declared problems that did not happen').toEqual([])
      expect(watch.problems()).toEqual([])
    },
    { auto: true },
  ],
})

/** A journey of an employer with a new account, who is signed in before the first page loads. */
export const signedInTest = test.extend<{ employer: Employer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
  employer: async ({}, provide) => provide(await createEmployer()),
  storageState: async ({ employer }, provide) =>
    provide({
      cookies: [],
      origins: [{ origin: productUrl(), localStorage: [{ name: 'auth-storage', value: storedSession(employer) }] }],
    }),
})
