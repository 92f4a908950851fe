import { expect, type Page } from '@playwright/test'
import { gigPeople } from '../src/api/contract/endpoints/gig-people.ts'
import { gigs } from '../src/api/contract/endpoints/gigs.ts'
import { call } from './support/api.ts'
import type { Employer } from './support/employer.ts'
import { enablePosting, postGig } from './support/gigs.ts'
import { typePin } from './support/money.ts'
import { hurryWorkers, moveSession, placeOf, sendPayouts } from './support/people.ts'
import { heading, toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')

/** Asserts that every kobo that was paid for a Gig is in one place: held, released, refunded, fee or VAT. */
async function expectSums(employer: Employer, gigId: string) {
  const { payment } = await call(gigs.get, { params: { id: gigId } }, employer)
  const { paidKobo, heldKobo, releasedKobo, refundedKobo, feeKobo, vatKobo } = payment
  expect(heldKobo + releasedKobo + refundedKobo + feeKobo + vatKobo).toBe(paidKobo)
  return payment
}

/** Waits until a read of the server answers what is expected, while the simulated workers are hurried. */
async function waitForWorkers<T>(gigId: string, read: () => Promise<T>, expected: T) {
  await expect
    .poll(
      async () => {
        await hurryWorkers(gigId)
        return read()
      },
      { timeout: 30_000, intervals: [500] },
    )
    .toBe(expected)
}

for (const { device, viewport } of [
  { device: 'a desktop', viewport: { width: 1440, height: 900 } },
  { device: 'a phone', viewport: { width: 390, height: 844 } },
]) {
  signedInTest.describe(`on ${device}`, () => {
    signedInTest.use({ viewport })

    signedInTest('a Gig goes from its applicants to the rating of the work', async ({ page, employer }) => {
      signedInTest.slow()
      await enablePosting(employer)
      const gig = await postGig(employer)
      const status = async () => (await placeOf(employer, gig.id))?.status
      const applicants = () => call(gigPeople.listApplicants, { params: { id: gig.id } }, employer)
      await waitForWorkers(gig.id, async () => (await applicants()).totalApplicant > 1, true)
      const name = await signedInTest.step('an applicant is hired', async () => {
        await page.goto(`/dashboard/gig-management/${gig.id}?tab=applicants`)
        const hire = main(page)
          .getByRole('button', { name: /^Hire / })
          .first()
        const person = ((await hire.getAttribute('aria-label')) ?? (await hire.innerText())).replace(/^Hire /, '')
        await hire.click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: /^Hire for/ }).click()
        if ((await page.getByText(/comes from your wallet/).count()) > 0) {
          await typePin(page)
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^Hire for/ })
            .click()
        }
        await expect(toast(page, `${person} hired`)).toBeVisible()
        await expectSums(employer, gig.id)
        return person
      })

      await signedInTest.step('the day begins, and who is there is seen', async () => {
        await moveSession(gig.id, -15, 180)
        await waitForWorkers(gig.id, async () => ((await placeOf(employer, gig.id))?.checkIns.length ?? 0) > 0, true)
        await waitForWorkers(gig.id, status, 'active')
        await page.goto(`/dashboard/gig-management/${gig.id}?tab=workers`)
        await expect(main(page).getByText('Active').first()).toBeVisible()
        await expect(
          main(page)
            .getByText(/^(Arrived |Late: )/)
            .first(),
        ).toBeVisible()
      })

      await signedInTest.step('the work is reviewed, changed once and approved', async () => {
        await moveSession(gig.id, -240, -5)
        await waitForWorkers(gig.id, status, 'task_submitted')
        const place = await placeOf(employer, gig.id)
        await page.goto(`/dashboard/gig-management/${gig.id}/profile/worker/${place?.id}`)
        await expect(heading(page, name)).toBeVisible()
        await main(page).getByRole('button', { name: 'Request changes' }).first().click()
        await page.getByLabel(/^What should change/).fill('Please send the pictures of the stage in full resolution.')
        await page.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click()
        await expect(toast(page, 'Changes requested')).toBeVisible()
        await waitForWorkers(gig.id, async () => (await placeOf(employer, gig.id))?.round, 2)
        await page.reload()
        await main(page)
          .getByRole('button', { name: /^Approve and release/ })
          .first()
          .click()
        await typePin(page)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Approve and release/ })
          .click()
        await expect(toast(page, 'Task approved')).toBeVisible()
        const { releasedKobo } = await expectSums(employer, gig.id)
        expect(releasedKobo).toBe(place?.agreedKobo)
      })

      await signedInTest.step('the worker is paid, rated and saved', async () => {
        await expect
          .poll(
            async () => {
              await sendPayouts(gig.id)
              return status()
            },
            { timeout: 30_000, intervals: [500] },
          )
          .toBe('paid')
        await page.reload()
        const card = page.getByRole('region', { name: `Rating of ${name}` })
        await card.getByRole('radio', { name: /^5/ }).check({ force: true })
        await card.getByRole('radio', { name: 'Yes' }).check({ force: true })
        await card.getByRole('button', { name: 'Send rating' }).click()
        await expect(toast(page, 'Thanks for your feedback')).toBeVisible()
        await card.getByRole('button', { name: 'Save to My Workers' }).click()
        await expect(toast(page, 'Saved to My Workers')).toBeVisible()
        await page.goto('/dashboard/my-workers')
        await expect(main(page).getByText(name).first()).toBeVisible()
        const { heldKobo } = await expectSums(employer, gig.id)
        expect(heldKobo).toBe(0)
        expect((await call(gigs.get, { params: { id: gig.id } }, employer)).status).toBe('completed')
      })
    })
  })
}
