import { expect, test as base } from '@playwright/test'
import { createEmployer, storedSession, type Employer } from './employer.ts'
import { productUrl } from './environment.ts'
import { createWatch, type Watch } from './watch.ts'

/** A journey of a guest. Every journey fails on a browser problem that it did not declare to `watch`. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, provide) => {
      const watch = createWatch(productUrl())
      watch.follow(context)
      await provide(watch)
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
