import { expect, type Page } from '@playwright/test'
import { gigs } from '../src/api/contract/endpoints/gigs.ts'
import { call } from './support/api.ts'
import { enablePosting, createUnpaidGig, lagosDateIn, postGig, saveDraft } from './support/gigs.ts'
import { paymentsOf, typePin } from './support/money.ts'
import { dropNext } from './support/network.ts'
import { fact, gigAnswers, heading, logOut, toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const title = 'Product launch photographer'

const openMenu = (page: Page) => main(page).getByRole('button', { name: 'More actions' }).click()

/** Cancels the Gig from its menu, up to and including the PIN. */
async function cancelUntilPin(page: Page) {
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Cancel Gig' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').selectOption({ label: 'The date changed' })
  await dialog.getByRole('button', { name: 'Cancel Gig' }).click()
  await typePin(page)
}

signedInTest('an employer edits a Gig, cancels it and is refunded', async ({ page, employer }) => {
  await enablePosting(employer)
  const gig = await postGig(employer)
  const before = (await paymentsOf(employer))[0]?.balanceAfterKobo ?? 0

  await signedInTest.step('the Gig shows its status and its money', async () => {
    await page.goto(`/dashboard/gig-management/${gig.id}`)
    await expect(heading(page, title)).toBeVisible()
    await expect(main(page)).toContainText('0 of 2 workers hired')
    await expect(main(page).getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Payments' }).click()
    await expect(page).toHaveURL(/\?tab=payments$/)
    await expect(main(page)).toContainText('₦100,000.00')
    await expect(main(page).getByRole('row').filter({ hasText: 'Gig payment' })).toContainText('−₦105,375.00')
    await expect(page.getByText('Amounts are being updated.')).toHaveCount(0)
  })

  await signedInTest.step('the pay is locked with a reason, and a new title is saved', async () => {
    await main(page).getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(heading(page, 'Edit Gig')).toBeVisible()
    await expect(main(page)).toContainText('Pay cannot change after the Gig is paid.')
    await expect(main(page).getByLabel('Pay for each worker')).toHaveCount(0)
    await main(page).getByLabel('Gig title').fill('Photographer for a product launch')
    await main(page).getByRole('link', { name: 'Back to Gig' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await page.getByRole('button', { name: 'Stay' }).click()
    await main(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page, 'Gig updated')).toBeVisible()
    await expect(heading(page, 'Photographer for a product launch')).toBeVisible()
    expect((await call(gigs.get, { params: { id: gig.id } }, employer)).title).toBe('Photographer for a product launch')
  })

  await signedInTest.step('cancelling refunds the whole amount, because no worker is hired', async () => {
    await cancelUntilPin(page)
    await expect(page.getByRole('dialog')).toContainText('You get back ₦105,375.00.')
    await page.getByRole('button', { name: 'Cancel and get back ₦105,375.00' }).click()
    await expect(toast(page, 'Gig cancelled')).toBeVisible()
    await expect(fact(main(page), 'Cancelled because')).toHaveText('The date changed')
    await expect(main(page).getByRole('link', { name: 'Republish' })).toBeVisible()
    const [refund] = await paymentsOf(employer)
    expect(refund).toMatchObject({
      type: 'refund',
      direction: 'credit',
      amountKobo: 10_537_500,
      gigId: gig.id,
      balanceAfterKobo: before + 10_537_500,
    })
  })
})

signedInTest(
  'a cancellation whose response is lost is checked and not sent again',
  async ({ page, employer, watch }) => {
    watch.expectFailedRequest(/\/cancel-gig/)
    watch.expectConsole(/gigs\.cancel failed/)
    await enablePosting(employer)
    const gig = await postGig(employer)
    await page.goto(`/dashboard/gig-management/${gig.id}`)
    await cancelUntilPin(page)
    await dropNext(page, /\/cancel-gig$/, 'response')
    await page.getByRole('button', { name: 'Cancel and get back ₦105,375.00' }).click()
    await expect(page.getByRole('dialog')).toContainText('We do not know yet if this went through.')
    await page.getByRole('button', { name: 'Check status' }).click()
    await expect(toast(page, 'Gig cancelled')).toBeVisible()
    expect((await paymentsOf(employer)).filter(({ type }) => type === 'refund')).toHaveLength(1)
  },
)

signedInTest(
  'an unpaid Gig is continued, a draft is deleted, and the call sheet is readable offline',
  async ({ page, employer, watch }) => {
    watch.expectErrorStatus(404, /\/get-gig$/)
    watch.expectErrorStatus(404, /\/fetch-applicants$/)
    watch.expectErrorStatus(404, /\/get-all-worker-gigs$/)
    watch.expectFailedRequest(/\/get-gig/)
    await enablePosting(employer)
    const unpaid = await createUnpaidGig(employer)
    const draft = await saveDraft(employer, 'A draft to be deleted')

    await signedInTest.step('an unpaid Gig leads to its payment', async () => {
      await page.goto(`/dashboard/gig-management/${unpaid.id}`)
      await expect(main(page)).toContainText('This Gig is not paid yet')
      await expect(main(page).getByRole('link', { name: 'Continue payment' })).toHaveAttribute(
        'href',
        `/dashboard/post-gig?gig=${unpaid.id}&step=review`,
      )
    })

    await signedInTest.step('a deleted draft is not found again', async () => {
      await page.goto(`/dashboard/gig-management/${draft.id}`)
      await openMenu(page)
      await page.getByRole('menuitem', { name: 'Delete draft' }).click()
      await page.getByRole('button', { name: 'Delete draft' }).click()
      await expect(toast(page, 'Draft deleted')).toBeVisible()
      await expect(page).toHaveURL('/dashboard/gig-management')
      const answers = gigAnswers(page, draft.id)
      await page.goto(`/dashboard/gig-management/${draft.id}`)
      await expect(page.getByRole('heading', { name: 'Gig not found' })).toBeVisible()
      await answers
    })

    await signedInTest.step('an opened call sheet stays readable offline and is removed at log-out', async () => {
      const gig = await postGig(employer)
      await page.goto(`/dashboard/gig-management/${gig.id}/call-sheet`)
      await expect(main(page)).toContainText(/arrive by 4:30\sPM/i)
      const download = page.waitForEvent('download')
      await main(page).getByRole('button', { name: 'Add to calendar' }).click()
      expect((await download).suggestedFilename()).toBe('marquee-product-launch-photographer.ics')
      await page.route('**/get-gig', (route) => route.abort())
      await page.reload()
      await expect(page.getByText(/^You are offline\. Showing what was loaded at/)).toBeVisible()
      await expect(main(page)).toContainText(lagosDateIn(21).slice(0, 4))
      const storedCallSheets = () =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('marquee-call-sheet:')).length)
      expect(await storedCallSheets()).toBe(1)
      await logOut(page, employer)
      expect(await storedCallSheets()).toBe(0)
    })
  },
)
