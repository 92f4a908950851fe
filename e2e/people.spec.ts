import { expect, type Page } from '@playwright/test'
import { gigPeople } from '../src/api/contract/endpoints/gig-people.ts'
import { gigs } from '../src/api/contract/endpoints/gigs.ts'
import { call } from './support/api.ts'
import { run } from './support/database.ts'
import type { Employer } from './support/employer.ts'
import { fillAll, main } from './support/gig-form.ts'
import { enablePosting, postGig } from './support/gigs.ts'
import { booksOf, sentToWorkersKobo } from './support/ledger.ts'
import { typePin } from './support/money.ts'
import { hurryWorkers, moveSession, placeOf, sendPayouts } from './support/people.ts'
import { expectShownFigures } from './support/shown-figures.ts'
import { amountIn } from './support/shown-money.ts'
import { fact, heading, toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const naira = 100

/** Waits until a read of the server answers what is expected, while the simulated workers of a Gig do what they planned without delay. */
async function waitForWorkers<T>(gigId: string, read: () => Promise<T>, expected: T) {
  await expect
    .poll(
      async () => {
        await hurryWorkers(gigId)
        return read()
      },
      { timeout: 30_000, intervals: [250] },
    )
    .toBe(expected)
}

/** The names of those who applied to a Gig, the first to apply first. */
async function applicantsOf(employer: Employer, gigId: string) {
  const { applicants } = await call(gigPeople.listApplicants, { params: { id: gigId } }, employer)
  return applicants
    .toSorted((a, b) => a.appliedAt.localeCompare(b.appliedAt))
    .map(({ worker }) => `${worker.firstName} ${worker.lastName}`)
}

const gigPath = (gigId: string) => `/dashboard/gig-management/${gigId}`

/** Presses the only button of the page's dialog with this name. */
const confirm = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name }).click()

for (const { device, use } of [
  { device: 'a desktop', use: { viewport: { width: 1440, height: 900 } } },
  { device: 'a phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
]) {
  signedInTest.describe(`on ${device}`, () => {
    signedInTest.use(use)

    signedInTest(
      'a Gig goes from posting to the next invitation, and every amount adds up',
      async ({ page, employer }) => {
        signedInTest.setTimeout(600_000)
        await enablePosting(employer)
        // A photographer's Gig, for which no DJ applies by themselves.
        const nextGig = await postGig(employer, { title: 'Product launch', category: 'photographer' })
        const { availableKobo: startKobo, heldForGigsKobo: heldForNextKobo } = await booksOf(employer, '')

        const gigId = await signedInTest.step('the Gig is posted and paid from the wallet', async () => {
          await fillAll(page, 'Rooftop Friday')
          await main(page).getByRole('button', { name: 'Pay ₦42,150.00' }).click()
          await typePin(page)
          await confirm(page, 'Pay ₦42,150.00')
          await expect(main(page).getByRole('heading', { level: 2, name: 'Payment successful' })).toBeVisible()
          await main(page).getByRole('link', { name: 'View Gig' }).click()
          await expect(heading(page, 'Rooftop Friday')).toBeVisible()
          return new URL(page.url()).pathname.split('/').at(-1) ?? ''
        })
        const expectFigures = () => expectShownFigures(page, employer, { gigId, startKobo })
        const status = async () => (await placeOf(employer, gigId))?.status
        expect(await expectFigures()).toEqual({
          availableKobo: startKobo - 42_150 * naira,
          heldForGigsKobo: heldForNextKobo + 40_000 * naira,
          gig: {
            Paid: 42_150 * naira,
            Held: 40_000 * naira,
            Released: 0,
            Refunded: 0,
            Fee: 2000 * naira,
            VAT: 150 * naira,
          },
        })

        const name = await signedInTest.step('the first two who apply are compared', async () => {
          await waitForWorkers(gigId, async () => (await applicantsOf(employer, gigId)).length >= 2, true)
          const [first = '', second = ''] = await applicantsOf(employer, gigId)
          await page.goto(`${gigPath(gigId)}?tab=applicants`)
          for (const person of [first, second]) {
            await main(page)
              .getByRole('checkbox', { name: `Select ${person}` })
              .check()
          }
          await main(page).getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Compare' }).click()
          await expect(page.getByRole('heading', { level: 2, name: 'Compare 2 applicants' })).toBeVisible()
          const table = main(page).getByRole('table', { name: 'Applicants' })
          for (const person of [first, second]) {
            await expect(table.getByRole('columnheader', { name: person })).toBeVisible()
          }
          await expect(table.getByRole('row', { name: 'Pay asked' }).getByText(/^₦/)).toHaveCount(2)
          return first
        })

        await signedInTest.step(
          'one of them is hired for more than is held, and the wallet pays the rest',
          async () => {
            await main(page)
              .getByRole('button', { name: `Hire ${name}` })
              .click()
            const dialog = page.getByRole('dialog')
            await dialog.getByLabel('Agreed pay').fill('22,000')
            await expect(fact(dialog, 'Worker receives')).toHaveText('₦20,900.00')
            await expect(fact(dialog, 'From your wallet')).toHaveText('₦2,107.50')
            await confirm(page, 'Hire for ₦22,000.00')
            await typePin(page)
            await confirm(page, 'Hire for ₦22,000.00')
            await expect(toast(page, `${name} hired`)).toBeVisible()
          },
        )
        const hired = {
          availableKobo: startKobo - 44_257.5 * naira,
          heldForGigsKobo: heldForNextKobo + 42_000 * naira,
          gig: {
            Paid: 44_257.5 * naira,
            Held: 42_000 * naira,
            Released: 0,
            Refunded: 0,
            Fee: 2100 * naira,
            VAT: 157.5 * naira,
          },
        }
        expect(await expectFigures()).toEqual(hired)

        await signedInTest.step('the day begins, and the employer sees that the worker is there', async () => {
          await moveSession(gigId, -15, 180)
          await waitForWorkers(gigId, async () => ((await placeOf(employer, gigId))?.checkIns.length ?? 0) > 0, true)
          await waitForWorkers(gigId, status, 'active')
          await page.goto(`${gigPath(gigId)}?tab=workers`)
          const place = main(page)
            .locator('[data-row]')
            .filter({ has: page.getByRole('link', { name }) })
          await expect(place).toContainText('Active')
          await expect(place).toContainText(/Arrived |Late: /)
          expect(await expectFigures()).toEqual(hired)
        })

        await signedInTest.step('the work is handed in, and changed once', async () => {
          await moveSession(gigId, -240, -5)
          await waitForWorkers(gigId, status, 'task_submitted')
          expect(await expectFigures()).toEqual(hired)
          await page.goto(`${gigPath(gigId)}?tab=workers`)
          await main(page).getByRole('link', { name }).click()
          await expect(heading(page, name)).toBeVisible()
          await main(page).getByRole('button', { name: 'Request changes' }).click()
          await page.getByLabel(/^What should change/).fill('Please send the recording of the second hour, too.')
          await confirm(page, 'Request changes')
          await expect(toast(page, 'Changes requested')).toBeVisible()
          const workerPage = page.url()
          expect(await expectFigures()).toEqual(hired)
          await page.goto(workerPage)
          await waitForWorkers(gigId, async () => (await placeOf(employer, gigId))?.round, 2)
          await page.reload()
          await expect(page.getByRole('heading', { name: 'Submitted work, round 2' })).toBeVisible()
          await expect(page.getByText('You asked: Please send the recording of the second hour, too.')).toBeVisible()
        })

        await signedInTest.step('the work is approved with the PIN', async () => {
          const hire = page.getByRole('region', { name: 'Hire', exact: true })
          expect(await amountIn(fact(hire, 'Agreed pay, held'))).toBe(22_000 * naira)
          await main(page).getByRole('button', { name: 'Approve and release ₦22,000.00' }).click()
          const dialog = page.getByRole('dialog')
          await expect(fact(dialog, 'Worker receives')).toHaveText('₦20,900.00')
          await typePin(page)
          await confirm(page, 'Approve and release ₦22,000.00')
          await expect(toast(page, 'Task approved')).toBeVisible()
          await expect(fact(hire, 'Agreed pay')).toHaveText('₦22,000.00')
        })
        const workerPath = new URL(page.url()).pathname
        expect((await expectFigures()).gig).toMatchObject({ Released: 22_000 * naira })

        await signedInTest.step('the worker is paid', async () => {
          await expect
            .poll(
              async () => {
                await sendPayouts(gigId)
                return status()
              },
              { timeout: 30_000, intervals: [250] },
            )
            .toBe('paid')
          expect((await call(gigs.get, { params: { id: gigId } }, employer)).status).toBe('completed')
          await page.goto(workerPath)
          const receivesKobo = await amountIn(
            fact(page.getByRole('region', { name: 'Hire', exact: true }), 'Worker received'),
          )
          expect(receivesKobo).toBe(await sentToWorkersKobo(employer, gigId))
          expect(receivesKobo).toBe(20_900 * naira)
        })
        // The pay of the place that nobody took is back in the wallet.
        const paid = {
          availableKobo: startKobo - 24_257.5 * naira,
          heldForGigsKobo: heldForNextKobo,
          gig: {
            Paid: 44_257.5 * naira,
            Held: 0,
            Released: 22_000 * naira,
            Refunded: 20_000 * naira,
            Fee: 2100 * naira,
            VAT: 157.5 * naira,
          },
        }
        expect(await expectFigures()).toEqual(paid)

        await signedInTest.step('the worker is rated and saved', async () => {
          await page.goto(workerPath)
          const card = page.getByRole('region', { name: `Rating of ${name}` })
          // The inputs of a rating are drawn by their labels.
          await card.getByRole('radio', { name: /^5/ }).check({ force: true })
          await card.getByRole('radio', { name: 'Yes' }).check({ force: true })
          await card.getByRole('button', { name: 'Send rating' }).click()
          await expect(toast(page, 'Thanks for your feedback')).toBeVisible()
          await card.getByRole('button', { name: 'Save to My Workers' }).click()
          await expect(toast(page, 'Saved to My Workers')).toBeVisible()
        })

        await signedInTest.step('the worker is invited again, to the other open Gig', async () => {
          await page.goto('/dashboard/my-workers')
          await main(page)
            .getByRole('checkbox', { name: `Select ${name}` })
            .check()
          await page.getByRole('button', { name: 'Invite to Gig' }).click()
          const dialog = page.getByRole('dialog', { name: 'Invite to Gig' })
          await expect(dialog.getByLabel('Gig', { exact: true })).toContainText('Product launch')
          await confirm(page, 'Invite 1 worker')
          await expect(toast(page, '1 worker invited')).toBeVisible()
          expect(
            await run('select 1 from invitation join favorite using (worker_id, employer_id) where gig_id = $1', [
              nextGig.id,
            ]),
          ).toBe(1)
          expect(await expectFigures()).toEqual(paid)
        })
      },
    )
  })
}
