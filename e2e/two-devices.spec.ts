import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { gigPeople } from '../src/api/contract/endpoints/gig-people.ts'
import { postableGig, enablePosting, postGig } from './support/gigs.ts'
import { call } from './support/api.ts'
import { read, run } from './support/database.ts'
import { storedSession, type Employer } from './support/employer.ts'
import { productUrl } from './support/environment.ts'
import { main } from './support/gig-form.ts'
import { booksOf } from './support/ledger.ts'
import { bankAccount, typePin } from './support/money.ts'
import { holdNext, stopLiveUpdates } from './support/network.ts'
import { addApplicants, handInWork, hireApplicants, sendPayouts } from './support/people.ts'
import { openDialog, toast } from './support/steps.ts'
import { signedInTest as base } from './support/test.ts'

/** The employer's phone beside the desktop of `page`. */
const signedInTest = base.extend<{ other: Page }>({
  other: async ({ openDevice, employer, watch }, provide) => {
    const localStorage = [{ name: 'auth-storage', value: storedSession(employer) }]
    const context = await openDevice({
      viewport: { width: 390, height: 844 },
      storageState: { cookies: [], origins: [{ origin: productUrl(), localStorage }] },
    })
    watch.follow(context)
    await provide(await context.newPage())
  },
})

const { rateKobo } = postableGig
const gigPath = (gigId: string) => `/dashboard/gig-management/${gigId}`
const workerName = (number: number) => `Ada Okafor ${number}`
const noteOf = (page: Page) => openDialog(page).getByLabel(/^Message to the worker/)

/** The rows of a list, by the name of the person. */
const rowOf = (page: Page, number: number) =>
  main(page)
    .locator('[data-row]')
    .filter({ has: page.getByRole('link', { name: workerName(number) }) })

const placesOf = async (employer: Employer, gigId: string) =>
  (await call(gigPeople.listWorkerGigs, { params: { id: gigId } }, employer)).workerGigs

/** Closes the open dialog by its button, which is named otherwise while something can still be sent. */
async function closeDialog(page: Page) {
  await openDialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(openDialog(page)).toHaveCount(0)
}

/** Opens the dialog in which somebody is hired, and types the words to them. */
async function openHire(page: Page, number: number, note: string) {
  await main(page)
    .getByRole('button', { name: `Hire ${workerName(number)}` })
    .click()
  await noteOf(page).fill(note)
}
const sendHire = (page: Page) =>
  openDialog(page)
    .getByRole('button', { name: /^Hire for/ })
    .click()

/** What two devices send, and where each of them sends it. */
interface Race {
  readonly path: RegExp
  readonly send: (page: Page) => Promise<unknown>
}

/**
 * Lets two devices send before the server has either of the requests, and then both at the same time.
 * @returns the device that came first and the one that came too late, by the answers of the server
 */
async function race([one, two]: readonly [Page, Page], { path, send }: Race): Promise<{ winner: Page; loser: Page }> {
  const devices = [one, two]
  const kept = await Promise.all(devices.map((device) => holdNext(device, path)))
  const answers = devices.map((device) =>
    device.waitForResponse((answer: Response) => path.test(new URL(answer.url()).pathname)),
  )
  for (const device of devices) await send(device)
  await Promise.all(kept.map(({ held }) => held))
  for (const { release } of kept) release()
  const statuses = (await Promise.all(answers)).map((answer) => answer.status())
  expect(statuses.toSorted()).toEqual([200, 409])
  return statuses[0] === 200 ? { winner: one, loser: two } : { winner: two, loser: one }
}

signedInTest(
  'of two devices that decide about the same applicants the later one reads what happened and keeps its words',
  async ({ page, other, employer, watch }) => {
    for (const path of [/\/hire-applicant/, /\/shortlist-applicant/]) watch.expectErrorStatus(409, path)
    watch.expectConsole(/gigPeople\.(?:hire|shortlist) failed/)
    await enablePosting(employer)
    const { id: gigId } = await postGig(employer)
    await addApplicants(employer, gigId, 4)
    const before = await booksOf(employer, gigId)
    for (const device of [page, other]) {
      // A device is told what the other one did by the answer to its own request, not by a read in between.
      await stopLiveUpdates(device)
      await device.goto(`${gigPath(gigId)}?tab=applicants`)
      await expect(rowOf(device, 4)).toBeVisible()
    }

    await signedInTest.step('who is declined on one device is not hired on the other', async () => {
      const { held, release } = await holdNext(other, /\/hire-applicant$/)
      await openHire(other, 1, 'Bring two cameras.')
      await sendHire(other)
      await held
      const declined = page.waitForResponse(/\/decline-applicant\?/)
      await page.getByRole('button', { name: `Decline ${workerName(1)}` }).click()
      await expect(toast(page, 'Applicant declined')).toBeVisible()
      await declined
      release()
      await expect(openDialog(other)).toContainText(`${workerName(1)} was declined in the meantime.`)
      await expect(noteOf(other)).toHaveValue('Bring two cameras.')
      await expect(openDialog(other).getByRole('button', { name: /^Hire/ })).toHaveCount(0)
      await closeDialog(other)
      expect(await placesOf(employer, gigId)).toEqual([])
    })

    await signedInTest.step('who is hired on one device is not shortlisted on the other', async () => {
      const { held, release } = await holdNext(other, /\/shortlist-applicant\?/)
      await other.getByRole('button', { name: `Shortlist ${workerName(2)}` }).click()
      await held
      await openHire(page, 2, '')
      await sendHire(page)
      await expect(toast(page, `${workerName(2)} hired`)).toBeVisible()
      release()
      await expect(main(other).getByText(`${workerName(2)} was hired in the meantime.`)).toBeVisible()
      expect((await placesOf(employer, gigId)).map(({ status }) => status)).toEqual(['hired'])
    })

    await signedInTest.step('the last place is given once', async () => {
      const numbers = new Map([
        [page, 3],
        [other, 4],
      ])
      for (const [device, number] of numbers) await openHire(device, number, `Words to ${number}`)
      const { winner, loser } = await race([page, other], { path: /\/hire-applicant$/, send: sendHire })
      await expect(openDialog(winner)).toHaveCount(0)
      await expect(openDialog(loser)).toContainText('This hire did not go through')
      await expect(openDialog(loser)).toContainText('All places of this Gig are taken.')
      await expect(noteOf(loser)).toHaveValue(`Words to ${numbers.get(loser) ?? 0}`)
      expect((await placesOf(employer, gigId)).map(({ status }) => status)).toEqual(['hired', 'hired'])
    })
    // The Gig held the pay of both places from the beginning.
    expect(await booksOf(employer, gigId)).toEqual(before)
  },
)

/** The page of a place, on both devices. */
async function openPlace(devices: readonly Page[], gigId: string, placeId: string, shown: (device: Page) => Locator) {
  for (const device of devices) {
    await device.goto(`${gigPath(gigId)}/profile/worker/${placeId}`)
    await expect(shown(device)).toBeVisible()
  }
}

signedInTest(
  'of two devices that decide about the same work the later one reads what happened and keeps its words',
  async ({ page, other, employer, watch }) => {
    for (const path of [/\/cancel-worker-gig/, /\/request-gig-task-changes/, /\/approve-gig-task/, /\/rate-worker/]) {
      watch.expectErrorStatus(409, path)
    }
    watch.expectConsole(/(?:gigPeople|workReview)\.\w+ failed/)
    for (const device of [page, other]) await stopLiveUpdates(device)
    await enablePosting(employer)
    const { id: gigId } = await postGig(employer, { workersNeeded: 3 })
    await addApplicants(employer, gigId, 3)
    await run(`update worker set account = $2::jsonb where id like $1 || '_w%'`, [gigId, JSON.stringify(bankAccount)])
    const [first = '', second = '', third = ''] = await hireApplicants(employer, { id: gigId, rateKobo }, [1, 2, 3])
    for (const place of [first, second]) await handInWork(place)
    const releasedKobo = async () => (await booksOf(employer, gigId)).gig.Released
    const statusOf = async (placeId: string) =>
      (await placesOf(employer, gigId)).find(({ id }) => id === placeId)?.status
    const approve = (device: Page) => main(device).getByRole('button', { name: /^Approve and release/ })
    const openApproval = async (device: Page) => {
      await approve(device).click()
      await typePin(device)
    }
    const sendApproval = (device: Page) =>
      openDialog(device)
        .getByRole('button', { name: /^Approve and release/ })
        .click()

    await signedInTest.step('a hire is cancelled once', async () => {
      const more = (device: Page) => main(device).getByRole('button', { name: 'More actions' })
      await openPlace([page, other], gigId, third, more)
      for (const device of [page, other]) {
        await more(device).click()
        await device.getByRole('menuitem', { name: 'Cancel hire' }).click()
        await openDialog(device)
          .getByLabel(/^Reason/)
          .selectOption({ label: 'The date changed' })
        await noteOf(device).fill('We are sorry.')
      }
      const send = (device: Page) => openDialog(device).getByRole('button', { name: 'Cancel hire' }).click()
      const { winner, loser } = await race([page, other], { path: /\/cancel-worker-gig$/, send })
      await expect(openDialog(winner)).toHaveCount(0)
      await expect(openDialog(loser)).toContainText('This hire was cancelled in the meantime.')
      await expect(noteOf(loser)).toHaveValue('We are sorry.')
      await expect(
        openDialog(loser)
          .getByLabel(/^Reason/)
          .locator('option:checked'),
      ).toHaveText('The date changed')
      expect(await statusOf(third)).toBe('cancelled')
    })

    await signedInTest.step('work that one device has approved is not sent back by the other', async () => {
      await openPlace([page, other], gigId, first, approve)
      await main(other).getByRole('button', { name: 'Request changes' }).click()
      const text = openDialog(other).getByLabel(/^What should change/)
      await text.fill('Please send the pictures of the stage again.')
      const { held, release } = await holdNext(other, /\/request-gig-task-changes$/)
      await openDialog(other).getByRole('button', { name: 'Request changes' }).click()
      await held
      await openApproval(page)
      await sendApproval(page)
      await expect(toast(page, 'Task approved')).toBeVisible()
      release()
      await expect(openDialog(other)).toContainText(`The work of ${workerName(1)} was approved in the meantime.`)
      await expect(text).toHaveValue('Please send the pictures of the stage again.')
      await expect(openDialog(other).getByRole('button', { name: 'Request changes' })).toHaveCount(0)
      expect(await releasedKobo()).toBe(rateKobo)
    })

    await signedInTest.step('work is approved once', async () => {
      await openPlace([page, other], gigId, second, approve)
      for (const device of [page, other]) await openApproval(device)
      const { winner, loser } = await race([page, other], { path: /\/approve-gig-task$/, send: sendApproval })
      await expect(openDialog(winner)).toHaveCount(0)
      await expect(openDialog(loser)).toContainText(`The work of ${workerName(2)} was approved in the meantime.`)
      await expect(openDialog(loser).getByRole('button', { name: /^Approve/ })).toHaveCount(0)
      await closeDialog(loser)
      await expect(approve(loser)).toHaveCount(0)
      expect(await releasedKobo()).toBe(2 * rateKobo)
    })

    await signedInTest.step('a worker is rated once', async () => {
      await expect
        .poll(
          async () => {
            await sendPayouts(gigId)
            return statusOf(first)
          },
          { timeout: 30_000, intervals: [250] },
        )
        .toBe('paid')
      const card = (device: Page) => main(device).getByRole('region', { name: `Rating of ${workerName(1)}` })
      await openPlace([page, other], gigId, first, card)
      const comments = new Map([
        [page, 'From the desktop'],
        [other, 'From the phone'],
      ])
      for (const [device, comment] of comments) {
        // The inputs of a rating are drawn by their labels.
        await card(device).getByRole('radio', { name: /^4/ }).check({ force: true })
        await card(device)
          .getByLabel(/^Comment/)
          .fill(comment)
        await card(device).getByRole('radio', { name: 'No' }).check({ force: true })
      }
      const send = (device: Page) => card(device).getByRole('button', { name: 'Send rating' }).click()
      const { winner, loser } = await race([page, other], { path: /\/rate-worker$/, send })
      await expect(card(winner).getByRole('button', { name: 'Send rating' })).toHaveCount(0)
      await expect(card(loser)).toContainText('This rating came from another device. Yours was not sent.')
      await expect(card(loser)).toContainText(comments.get(winner) ?? '')
      await expect(card(loser).getByLabel(/^Comment/)).toHaveValue(comments.get(loser) ?? '')
      const stored = await read<{ comment: string }>(`select comment from worker_review where worker_gig_id = $1`, [
        first,
      ])
      expect(stored).toEqual([{ comment: comments.get(winner) }])
    })
  },
)
