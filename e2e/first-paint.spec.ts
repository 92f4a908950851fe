import { expect, type Page } from '@playwright/test'
import { layoutShiftOf, recordLayoutShifts } from './support/layout-shift.ts'
import { stopLiveUpdates } from './support/network.ts'
import { heading } from './support/steps.ts'
import { signedInTest, test } from './support/test.ts'

/** Holds back every script and style sheet. @returns a function that lets them through */
async function holdBackCode(page: Page): Promise<() => void> {
  let letThrough = () => undefined as void
  const released = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/.*\.(?:js|css)$/, async (route) => {
    await released
    await route.continue()
  })
  return letThrough
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('sign-in is shown and can be filled in before any script has arrived, and keeps what was typed', async ({
      page,
    }) => {
      await recordLayoutShifts(page)
      const letThrough = await holdBackCode(page)
      await page.goto('/sign-in', { waitUntil: 'commit' })
      await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
      await expect(page).toHaveTitle('Sign in · Marquee')
      await expect(page.getByRole('status')).toBeHidden()
      const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
      await page.getByRole('textbox', { name: 'Password' }).fill('Not-a-real-1')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/sign-in$/)

      letThrough()
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com')
      await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('Not-a-real-1')
      await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(colour)
      expect(await layoutShiftOf(page)).toBeLessThan(0.02)
    })
  })
}

test('the terms are shown before any script has arrived', async ({ page }) => {
  const letThrough = await holdBackCode(page)
  await page.goto('/terms', { waitUntil: 'commit' })
  await expect(heading(page, 'Terms and Conditions')).toBeVisible()
  letThrough()
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
})

signedInTest('a signed-in employer who opens sign-in never sees the form', async ({ page, employer }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => {
      for (const field of document.querySelectorAll('input')) if (field.checkVisibility()) seen.push(field.name)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  const letThrough = await holdBackCode(page)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText('Loading...')
  letThrough()
  await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})

/** Where the sidebar, its places and the top bar stand. */
const placesOfFrame = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('aside, aside nav a, header, header button')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.tagName, x, y, width, height]
      }),
  )

for (const { name, width, address, cookie, sidebar } of [
  { name: 'a wide window', width: 1440, address: '/dashboard', cookie: undefined, sidebar: 256 },
  { name: 'a tablet', width: 1000, address: '/dashboard/wallet&payments', cookie: undefined, sidebar: 64 },
  { name: 'a sidebar of icons that was chosen', width: 1440, address: '/', cookie: 'collapsed', sidebar: 64 },
  { name: 'a wide sidebar that was chosen', width: 1000, address: '/dashboard', cookie: 'expanded', sidebar: 256 },
  { name: 'a phone', width: 390, address: '/dashboard', cookie: 'expanded', sidebar: 0 },
]) {
  signedInTest(
    `the frame of the dashboard is shown before any script has arrived, and stays: ${name}`,
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 900 })
      if (cookie) await page.context().addCookies([{ name: 'sidebar_state', value: cookie, url: String(baseURL) }])
      await recordLayoutShifts(page)
      await stopLiveUpdates(page)
      const letThrough = await holdBackCode(page)
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...')
      const before = await placesOfFrame(page)
      const shownSidebar = before.find(([tag]) => tag === 'ASIDE')
      expect(shownSidebar?.[3] ?? 0).toBe(sidebar)

      letThrough()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await placesOfFrame(page)).toEqual(before)
      expect(await layoutShiftOf(page)).toBeLessThan(0.02)
    },
  )
}

signedInTest('a link of that frame leads to its page, and its buttons take no focus', async ({ page }) => {
  const letThrough = await holdBackCode(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...')
  const focused: (string | undefined)[] = []
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    focused.push(await page.evaluate(() => document.activeElement?.tagName))
  }
  expect(focused).toContain('A')
  expect(focused).not.toContain('BUTTON')
  await page.getByRole('link', { name: 'My Workers' }).press('Enter')
  await expect(page).toHaveURL(/my-workers/)
  letThrough()
  await expect(heading(page, 'My Workers')).toBeVisible()
})

test('a guest who opens a page of the dashboard never sees its frame', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => {
      if (document.getElementById('start-frame')?.checkVisibility()) seen.push('the frame')
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  const letThrough = await holdBackCode(page)
  await page.goto('/dashboard/gig-management', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText('Loading...')
  letThrough()
  await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})

const ofEveryPage = ['get-company-profile', 'get-dashboard-wallet', 'get-notifications']
const ofHome = [
  'get-onboarding-status',
  'fetch-all-pending-worker-gig',
  'fetch-all-pending-applicants',
  'get-gigs',
  'get-dashboard-analytics',
  'get-transaction-history',
]

for (const { address, shows, reads } of [
  { address: '/dashboard', shows: /^Welcome/, reads: [...ofEveryPage, ...ofHome] },
  { address: '/dashboard/gig-management', shows: 'Gigs Management', reads: [...ofEveryPage, 'get-gigs'] },
]) {
  signedInTest(`${address} reads its data before any script has arrived, and once`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname.replace(/.*\//, ''))
    })
    await stopLiveUpdates(page)
    const letThrough = await holdBackCode(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => asked).toEqual(expect.arrayContaining(reads))
    const before = asked.length
    letThrough()
    await expect(heading(page, shows)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.slice(before)).toEqual([])
    expect(asked).toHaveLength(new Set(asked).size)
  })
}
