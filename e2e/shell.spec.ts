import { expect, type Locator, type Page } from '@playwright/test'
import { insertNotifications } from './support/database.ts'
import { firstPaintOf, recordFirstPaint } from './support/first-paint.ts'
import { createEmployer } from './support/employer.ts'
import { gigAnswers, heading, toast } from './support/steps.ts'
import { signedInTest, test } from './support/test.ts'

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Main menu' })
const menuLink = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const widthOf = async (part: Locator) => (await part.boundingBox())?.width

signedInTest(
  'the sidebar collapses by button and by Ctrl+B, and is remembered for 7 days without a flash',
  async ({ page, context, employer }) => {
    await recordFirstPaint(page)
    await page.goto('/dashboard')
    await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
    expect(await widthOf(sidebar(page))).toBe(256)
    await expect(sidebar(page).getByText('Subscribe to Post gigs')).toBeVisible()

    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    expect(await widthOf(sidebar(page))).toBe(64)
    await expect(sidebar(page).getByText('Subscribe to Post gigs')).toHaveCount(0)
    // The browser hands a cookie of a page on to its store in its own time.
    const days = async () => {
      const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
      return Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)
    }
    await expect.poll(days).toBe(7)

    await page.reload()
    await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
    expect(await widthOf(sidebar(page))).toBe(64)
    expect((await firstPaintOf(page)).sidebars).toEqual(['collapsed'])

    await page.keyboard.press('Control+b')
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
    await page.reload()
    await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
    expect((await firstPaintOf(page)).sidebars).toEqual(['expanded'])
  },
)

signedInTest('an unreadable sidebar cookie counts as none', async ({ page, context, baseURL }) => {
  for (const broken of ['%7B%22open%22', '"><script>']) {
    await context.addCookies([{ name: 'sidebar_state', value: broken, url: baseURL ?? '' }])
    await page.goto('/dashboard/my-workers')
    await expect(heading(page, 'My Workers'), broken).toBeVisible()
    expect(await widthOf(sidebar(page)), broken).toBe(256)
  }
})

signedInTest.describe('on a phone', () => {
  signedInTest.use({ viewport: { width: 390, height: 844 } })

  signedInTest(
    'the menu slides over, closes after navigation and leaves focus on the heading of the new page',
    async ({ page }) => {
      const menu = page.getByRole('dialog', { name: 'Main menu' })
      const open = page.getByRole('button', { name: 'Open menu' })
      await page.goto('/dashboard')
      await expect(sidebar(page)).toHaveCount(0)
      await open.click()
      await expect(menu).toBeVisible()
      await expect.poll(() => widthOf(menu)).toBe(288)

      await menuLink(page, 'Gigs Management').click()
      await expect(menu).toHaveCount(0)
      await expect(page).toHaveURL('/dashboard/gig-management')
      await expect(heading(page, 'Gigs Management')).toBeFocused()

      await open.click()
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
      await expect(open).toBeFocused()
      await page.keyboard.press('Control+b')
      await expect(menu).toBeVisible()
      await menuLink(page, 'Gigs Management').click()
      await expect(menu).toHaveCount(0)
    },
  )
})

signedInTest('the theme is stored and applied before the first paint', async ({ page, employer }) => {
  const root = page.locator('html')
  const openMenu = () => page.getByRole('button', { name: `${employer.firstName} ${employer.lastName}` }).click()
  await recordFirstPaint(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dashboard')
  await openMenu()
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(root).toHaveAttribute('data-theme', 'dark')

  for (const path of ['/dashboard', '/dashboard/my-workers', '/terms']) {
    await page.goto(path)
    await expect(heading(page, /./)).toBeVisible()
    expect((await firstPaintOf(page)).themes, path).toEqual([{ theme: 'dark', isEarly: true }])
  }

  await page.goto('/dashboard')
  await openMenu()
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
})

/** Each page of the dashboard: its path, the active menu item, its heading and its title. */
const pages = [
  ['/dashboard', 'Dashboard', /^Welcome, /, 'Dashboard'],
  ['/dashboard/gig-management', 'Gigs Management', 'Gigs Management', 'Gigs Management'],
  ['/dashboard/gig-management/g_1', 'Gigs Management', 'Gig details', 'Gig details'],
  ['/dashboard/gig-management/g_1/republish', 'Gigs Management', 'Republish Gig', 'Republish Gig'],
  ['/dashboard/gig-management/g_1/profile/worker/w_1', 'Gigs Management', 'Worker profile', 'Worker profile'],
  ['/dashboard/gig-management/g_1/profile/applicant/w_1', 'Gigs Management', 'Applicant profile', 'Applicant profile'],
  ['/dashboard/my-workers', 'My Workers', 'My Workers', 'My Workers'],
  ['/dashboard/wallet&payments', 'Wallet and Payments', 'Wallet and Payments', 'Wallet and Payments'],
  [
    '/dashboard/billing-subscription',
    'Billing and subscription',
    'Billing and subscription',
    'Billing and subscription',
  ],
  [
    '/dashboard/billing-subscription?tab=plans',
    'Billing and subscription',
    'Billing and subscription',
    'Billing and subscription',
  ],
  [
    '/dashboard/billing-subscription/transaction-status',
    'Billing and subscription',
    'Payment status',
    'Payment status',
  ],
  ['/dashboard/profile&settings', 'Profile and Settings', 'Profile and Settings', 'Profile and Settings'],
  ['/dashboard/post-gig', undefined, 'Post a Gig', 'Post a Gig'],
  ['/dashboard/post-gig/transaction-status', undefined, 'Payment status', 'Payment status'],
  ['/dashboard/create-business-profile', undefined, 'Create business profile', 'Create business profile'],
  ['/dashboard/activate-wallet', undefined, 'Activate wallet', 'Activate wallet'],
  ['/dashboard/nowhere', undefined, 'Page not found', 'Page not found'],
  ['/dashboard/my-workers/nowhere', 'My Workers', 'Page not found', 'Page not found'],
] as const

/** There is no Gig g_1: the 404s that the journey declares arrive before the next page is loaded. */
function declaredAnswers(page: Page, path: string): Promise<unknown> | undefined {
  if (path.endsWith('/g_1')) return gigAnswers(page, 'g_1')
  return path.endsWith('/worker/w_1') ? page.waitForResponse(/\/w_1\/get-worker-gig$/) : undefined
}

signedInTest(
  'every page of the dashboard has its heading, its title and its active menu item',
  async ({ page, watch }) => {
    signedInTest.setTimeout(180_000)
    watch.expectErrorStatus(404, /\/g_1\/get-gig$/)
    watch.expectErrorStatus(404, /\/g_1\/fetch-applicants$/)
    watch.expectErrorStatus(404, /\/g_1\/worker-gig\/get-all-worker-gigs$/)
    watch.expectErrorStatus(404, /\/g_1\/worker-gig\/w_1\/get-(worker-gig|calendar)$/)
    for (const [path, active, name, title] of pages) {
      const answers = declaredAnswers(page, path)
      await page.goto(path)
      await expect(heading(page, name), path).toBeVisible()
      await expect(page, path).toHaveTitle(`${title} · Marquee`)
      await answers
      const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
      await expect(current, path).toHaveText(active === undefined ? [] : [new RegExp(`^${active}`)])
    }
  },
)

signedInTest('navigation moves focus to the heading, and Back and Forward work', async ({ page, employer }) => {
  await page.goto('/dashboard')
  // Before React has taken the page over, the browser follows a link by itself, and moves no focus.
  await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
  for (const name of [
    'Gigs Management',
    'My Workers',
    'Wallet and Payments',
    'Billing and subscription',
    'Profile and Settings',
  ]) {
    await menuLink(page, name).click()
    await expect(heading(page, name)).toBeFocused()
    await expect(page).toHaveTitle(`${name} · Marquee`)
  }
  await page.goBack()
  await expect(heading(page, 'Billing and subscription')).toBeFocused()
  await page.goBack()
  await page.goForward()
  await expect(heading(page, 'Billing and subscription')).toBeVisible()
  await expect(menuLink(page, 'Billing and subscription')).toHaveAttribute('aria-current', 'page')
})

signedInTest('the top bar names the page once its title has scrolled away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 })
  const section = page.getByRole('banner').getByText('Profile and Settings')
  await page.goto('/dashboard/profile&settings')
  await page.waitForLoadState('networkidle')
  await expect(section).toHaveCSS('opacity', '0')
  await page.mouse.wheel(0, 200)
  await expect(section).toHaveCSS('opacity', '1')
  await expect(heading(page, 'Profile and Settings')).not.toBeInViewport()
})

for (const width of [1440, 390]) {
  signedInTest(`every page has 'Post a Gig' once, ${width} px wide, and posting has none`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const link = page.getByRole('link', { name: 'Post a Gig', exact: true })
    for (const path of ['/dashboard', '/dashboard/my-workers', '/dashboard/billing-subscription']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await page.waitForLoadState('networkidle')
      // A new account's checklist names its last step so, too.
      await expect(link.and(page.locator(':not(li *)')), path).toHaveCount(1)
    }
    await link.click()
    await expect(heading(page, 'Post a Gig')).toBeFocused()
    await expect(link).toHaveCount(0)
  })
}

test("an unknown path shows 'Page not found' to a guest, without the dashboard shell", async ({ page }) => {
  for (const path of ['/nowhere', '/dashboards']) {
    await page.goto(path)
    await expect(heading(page, 'Page not found'), path).toBeVisible()
    await expect(page, path).toHaveTitle('Page not found · Marquee')
    await expect(sidebar(page), path).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
})

/** Presses Tab until the target has focus, at most 40 times. */
async function pressTabUntilFocused(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, `cannot be reached by ${key}`).toBeFocused()
}

test('the keyboard alone signs in, navigates the shell and signs out', async ({ page }) => {
  const employer = await createEmployer()
  await insertNotifications(employer.employerId, [
    { title: 'New applicant', message: 'Tunde applied.', createdAt: '2025-11-14T10:42:00Z' },
  ])
  await page.goto('/sign-in')
  await expect(heading(page, 'Sign in to Marquee')).toBeVisible()

  await test.step('sign-in', async () => {
    await pressTabUntilFocused(page, page.getByRole('textbox', { name: 'Email' }))
    await page.keyboard.type(employer.email)
    await pressTabUntilFocused(page, page.getByRole('textbox', { name: 'Password' }))
    await page.keyboard.type(employer.password)
    await page.keyboard.press('Enter')
    await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeFocused()
  })

  await test.step('the skip link is the first stop and jumps over the navigation', async () => {
    await page.reload()
    await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('sidebar, bell and panel', async () => {
    await pressTabUntilFocused(page, menuLink(page, 'My Workers'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'My Workers')).toBeFocused()
    // The applicant, and the log-in in a browser that the account did not know.
    const bell = page.getByRole('button', { name: 'Notifications, 2 unread' })
    await pressTabUntilFocused(page, bell, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const item = page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: /^New applicant/ })
    await expect(item).toBeVisible()
    await pressTabUntilFocused(page, item)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 3, name: 'New applicant' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeFocused()
  })

  await test.step('user menu and log-out', async () => {
    await pressTabUntilFocused(
      page,
      page.getByRole('button', { name: `${employer.firstName} ${employer.lastName}` }),
      'Shift+Tab',
    )
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Profile and Settings' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page, 'User logged out successfully')).toBeVisible()
    await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
  })
})
