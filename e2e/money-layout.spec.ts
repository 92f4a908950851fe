import { expect } from '@playwright/test'
import { activateWallet } from './support/money.ts'
import { recordLayoutShifts, layoutShiftOf } from './support/layout-shift.ts'
import { heading } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const pages = [
  { path: '/dashboard/wallet&payments', title: 'Wallet and Payments', shown: 'Wallet funding' },
  { path: '/dashboard/wallet&payments?tab=transactions', title: 'Wallet and Payments', shown: '1–1 of 1' },
  { path: '/dashboard/billing-subscription', title: 'Billing and subscription', shown: 'Subscribe now' },
  { path: '/dashboard/billing-subscription?tab=plans', title: 'Billing and subscription', shown: 'Recommended' },
]

signedInTest('wallet and billing have no layout shift and no horizontal overflow', async ({ page, employer }) => {
  await activateWallet(employer, 10_000_000)
  await recordLayoutShifts(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { path, title, shown } of pages) {
      await page.goto(path)
      await expect(heading(page, title)).toBeVisible()
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await layoutShiftOf(page), `${path}, ${width} px`).toBeLessThan(0.02)
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path}, ${width} px`)
        .toBeLessThanOrEqual(width)
    }
  }
})
