import { expect } from '@playwright/test'
import { company } from '../src/api/contract/endpoints/company.ts'
import { notifications } from '../src/api/contract/endpoints/notifications.ts'
import { pathOf } from './support/api.ts'
import { createDatabase } from './support/database.ts'
import { productUrl } from './support/environment.ts'
import { startProduct } from './support/product.ts'
import { answerGoogle, buildWithPush, createDelivery, pushToken, shownNotifications } from './support/push.ts'
import { heading, logOut } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

/** Starts another copy of the product, whose front end was built with push messages. */
const test = signedInTest.extend<object, { productWithPush: string }>({
  productWithPush: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
    async ({}, provide) => {
      const { webDir, remove } = await buildWithPush()
      const product = await startProduct({
        DATABASE_URL: await createDatabase(),
        MARQUEE_SEED: 'none',
        MARQUEE_WEB_DIR: webDir,
      })
      // Playwright runs tests with a worker fixture in a worker of their own, so no other test reads this address.
      process.env['MARQUEE_E2E_URL'] = product.url
      await provide(product.url)
      await product.stop()
      await remove()
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  baseURL: async ({ productWithPush }, provide) => provide(productWithPush),
})

test.use({ permissions: ['notifications'] })

const pushMessage = {
  id: 'ntf_1',
  title: 'New applicant',
  body: 'Tunde applied to “Launch photographer”.',
  link: '/dashboard/my-workers',
}
const shownNews = {
  title: pushMessage.title,
  body: pushMessage.body,
  icon: '/notification-icon.png',
  data: { link: '/dashboard/my-workers' },
}

test(
  'the browser is registered, shows messages, opens their page, and is forgotten at log-out',
  { tag: '@browser' },
  async ({ page, context, employer, watch }) => {
    watch.expectOtherOrigin(/https:\/\/firebaseinstallations\.googleapis\.com\//)
    watch.expectOtherOrigin(/https:\/\/fcmregistrations\.googleapis\.com\//)
    const calls = await answerGoogle(context)

    await test.step('the token is sent once', async () => {
      const update = `${productUrl()}${pathOf(company.updateProfile, { employerId: employer.employerId })}`
      const sent = page.waitForRequest((request) => request.url() === update && request.method() === 'PUT')
      await page.goto('/dashboard')
      expect((await sent).postDataJSON()).toEqual({ deviceToken: pushToken })
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('marquee-push-registration')))
        .toContain(pushToken)
    })

    const deliver = await createDelivery(page, productUrl())

    await test.step('a message while the page is visible is shown once, and the notifications are read again', async () => {
      const list = `${productUrl()}${pathOf(notifications.list, { employerId: employer.employerId })}`
      const read = page.waitForResponse((response) => response.url().startsWith(list))
      await deliver(pushMessage)
      expect((await read).status()).toBe(200)
      await expect.poll(() => shownNotifications(page)).toEqual([shownNews])
    })

    await test.step('a click sends the open dashboard to the page of the message', async () => {
      // A browser lets only a real click focus a page, so the service worker's last step fails here.
      await context.serviceWorkers()[0]?.evaluate((data) => {
        const ended = Promise.withResolvers<void>()
        const event = Object.assign(new Event('notificationclick'), {
          notification: { data, close: () => undefined },
          waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined).finally(ended.resolve),
        })
        globalThis.dispatchEvent(event)
        return ended.promise
      }, shownNews.data)
      await expect(page).toHaveURL('/dashboard/my-workers')
      await expect(heading(page, 'My Workers')).toBeVisible()
    })

    await test.step('a message without a visible page is shown by the service worker, once', async () => {
      await page.evaluate(async () => {
        const shown = await (await navigator.serviceWorker.ready).getNotifications()
        for (const notification of shown) notification.close()
      })
      const blank = await context.newPage()
      const deliverInBackground = await createDelivery(blank, productUrl())
      await page.close()
      await deliverInBackground({ ...pushMessage, title: '', id: 'ntf_2' })
      await blank.goto('/sign-in')
      await expect.poll(() => shownNotifications(blank)).toEqual([{ ...shownNews, title: 'New Message' }])
      await blank.evaluate(() => localStorage.removeItem('marquee-push-registration'))
      await blank.close()
    })

    await test.step('log-out ends the messages', async () => {
      const next = await context.newPage()
      const sent = next.waitForResponse((response) => response.request().method() === 'PUT')
      await next.goto('/dashboard')
      await sent
      const before = calls.length
      await logOut(next, employer)
      await expect(next).toHaveURL('/sign-in')
      await expect.poll(() => calls.slice(before)).toContain('DELETE fcmregistrations.googleapis.com')
      expect(await next.evaluate(() => localStorage.getItem('marquee-push-registration'))).toBeNull()
    })
  },
)
