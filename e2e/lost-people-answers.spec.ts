import { expect } from '@playwright/test'
import { gigPeople } from '../src/api/contract/endpoints/gig-people.ts'
import { call } from './support/api.ts'
import { enablePosting, postableGig, postGig } from './support/gigs.ts'
import { booksOf } from './support/ledger.ts'
import { paymentsOf, typePin } from './support/money.ts'
import { dropNext, stopLiveUpdates } from './support/network.ts'
import { addApplicants, handInWork, hireApplicants } from './support/people.ts'
import { fact, openDialog, toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const outcomeUnknown = 'We do not know yet if this went through.'

signedInTest(
  'a hire whose request or response is lost is checked and is made once',
  async ({ page, employer, watch }) => {
    watch.expectFailedRequest(/\/hire-applicant/)
    watch.expectConsole(/gigPeople\.hire failed/)
    // Only the check may find out what happened.
    await stopLiveUpdates(page)
    await enablePosting(employer)
    const gig = await postGig(employer)
    await addApplicants(employer, gig.id, 2)
    const start = await booksOf(employer, gig.id)
    await page.goto(`/dashboard/gig-management/${gig.id}?tab=applicants`)
    const dialog = openDialog(page)
    const check = dialog.getByRole('button', { name: 'Check status' })
    const note = dialog.getByLabel(/^Message to the worker/)
    const openHire = (name: string) =>
      page
        .getByRole('main')
        .getByRole('button', { name: `Hire ${name}` })
        .click()
    const hired = async () =>
      (await call(gigPeople.listWorkerGigs, { params: { id: gig.id } }, employer)).workerGigs.map(
        ({ worker }) => `${worker.firstName} ${worker.lastName}`,
      )

    await signedInTest.step('the request did not arrive: nobody was hired, and the words are there', async () => {
      await openHire('Ada Okafor 1')
      await note.fill('Bring two cameras.')
      await dropNext(page, /\/hire-applicant$/, 'request')
      await dialog.getByRole('button', { name: 'Hire for ₦50,000.00' }).click()
      await expect(dialog).toContainText(outcomeUnknown)
      await expect(dialog.getByRole('button', { name: /^Hire/ })).toHaveCount(0)
      await check.click()
      await expect(dialog).toContainText('This did not go through. Ada Okafor 1 was not hired.')
      await expect(note).toHaveValue('Bring two cameras.')
      expect(await hired()).toEqual([])
    })

    await signedInTest.step('the request arrived, and its response was lost', async () => {
      await dropNext(page, /\/hire-applicant$/, 'response')
      await dialog.getByRole('button', { name: 'Hire for ₦50,000.00' }).click()
      await expect(dialog).toContainText(outcomeUnknown)
      await check.click()
      await expect(toast(page, 'Ada Okafor 1 hired')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      expect(await hired()).toEqual(['Ada Okafor 1'])
      // The Gig held the pay of the place from the beginning.
      expect(await booksOf(employer, gig.id)).toEqual(start)
    })

    await signedInTest.step('the wallet pays once for a hire with more pay', async () => {
      await openHire('Ada Okafor 2')
      await dialog.getByLabel('Agreed pay').fill('60,000')
      await dialog.getByRole('button', { name: 'Hire for ₦60,000.00' }).click()
      await dropNext(page, /\/hire-applicant$/, 'response')
      await typePin(page)
      await page.keyboard.press('Enter')
      await expect(dialog).toContainText(outcomeUnknown)
      await check.click()
      await expect(toast(page, 'Ada Okafor 2 hired')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      expect((await hired()).toSorted()).toEqual(['Ada Okafor 1', 'Ada Okafor 2'])
      const { availableKobo, gig: money } = await booksOf(employer, gig.id)
      expect(money.Held).toBe(start.gig.Held + 1_000_000)
      expect(availableKobo).toBe(start.availableKobo - (money.Paid - start.gig.Paid))
      expect((await paymentsOf(employer)).filter(({ type }) => type === 'gig_payment')).toHaveLength(2)
    })
  },
)

signedInTest(
  'an approval whose response is lost is checked and releases the pay once',
  async ({ page, employer, watch }) => {
    watch.expectFailedRequest(/\/approve-gig-task/)
    watch.expectConsole(/workReview\.approve failed/)
    // Only the check may find out what happened.
    await stopLiveUpdates(page)
    await enablePosting(employer)
    const gig = await postGig(employer)
    await addApplicants(employer, gig.id, 2)
    const placeIds = await hireApplicants(employer, { id: gig.id, rateKobo: postableGig.rateKobo }, [1, 2])
    for (const id of placeIds) await handInWork(id)
    const [whole = '', part = ''] = placeIds
    const start = await booksOf(employer, gig.id)
    const dialog = openDialog(page)
    const approve = page.getByRole('main').getByRole('button', { name: /^Approve and release/ })
    const hire = page.getByRole('region', { name: 'Hire', exact: true })
    const openApproval = async (placeId: string) => {
      await page.goto(`/dashboard/gig-management/${gig.id}/profile/worker/${placeId}`)
      await approve.click()
    }
    /** Sends what the open dialog names, loses the answer, and looks the outcome up. */
    const approveWithoutAnswer = async (button: string) => {
      await dropNext(page, /\/approve-gig-task$/, 'response')
      await typePin(page)
      await dialog.getByRole('button', { name: button }).click()
      await expect(dialog).toContainText(outcomeUnknown)
      await expect(dialog.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Check status' }).click()
      await expect(toast(page, 'Task approved')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(approve).toHaveCount(0)
    }

    await signedInTest.step('the whole pay', async () => {
      await openApproval(whole)
      await approveWithoutAnswer('Approve and release ₦50,000.00')
      await expect(fact(hire, 'Agreed pay')).toHaveText('₦50,000.00')
      await expect(fact(hire, 'Worker receives')).toHaveText('₦47,500.00')
      expect((await booksOf(employer, gig.id)).gig).toMatchObject({
        Held: start.gig.Held - 5_000_000,
        Released: 5_000_000,
      })
    })

    await signedInTest.step('a part of the pay with a bonus', async () => {
      await openApproval(part)
      await dialog.getByRole('button', { name: 'Pay a part or add a bonus' }).click()
      await dialog.getByRole('radio', { name: /^A part of it/ }).check({ force: true })
      await dialog.getByLabel(/^You pay/).fill('30,000')
      await dialog.getByLabel(/^Reason/).fill('One hour was left out.')
      await dialog.getByLabel(/^Bonus/).fill('1,000')
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await approveWithoutAnswer('Approve and release ₦31,000.00')
      await expect(fact(hire, 'Part of the agreed pay')).toHaveText('₦30,000.00')
      await expect(fact(hire, 'Bonus, from your wallet')).toHaveText('₦1,000.00')
      await expect(fact(hire, 'Worker receives')).toHaveText('₦29,500.00')
      const books = await booksOf(employer, gig.id)
      expect(books.gig).toMatchObject({ Held: start.gig.Held - 8_000_000, Released: 8_100_000 })
      expect(books.availableKobo).toBe(start.availableKobo - 100_000)
      expect((await paymentsOf(employer)).filter(({ type }) => type === 'worker_payout')).toHaveLength(2)
    })
  },
)
