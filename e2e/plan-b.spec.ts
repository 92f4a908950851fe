import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { gigPeople } from '../src/api/contract/endpoints/gig-people.ts'
import { gigs } from '../src/api/contract/endpoints/gigs.ts'
import { notifications } from '../src/api/contract/endpoints/notifications.ts'
import { workers } from '../src/api/contract/endpoints/workers.ts'
import { call, send } from './support/api.ts'
import {
  type DemoWorker,
  answerInvitations,
  findWorkersForEvening,
  holdAnswers,
  type Evening,
} from './support/demo-workers.ts'
import type { Employer } from './support/employer.ts'
import { main } from './support/gig-form.ts'
import { enablePosting, postGig } from './support/gigs.ts'
import { booksOf, sentToWorkersKobo } from './support/ledger.ts'
import { paymentsOf, typePin } from './support/money.ts'
import { runSupport } from './support/operator.ts'
import { mailsTo } from './support/outbox.ts'
import { hurryWorkers, moveSession, sendPayouts } from './support/people.ts'
import { amountIn, expectShownBooks } from './support/shown-money.ts'
import { fact, heading, signIn, toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const naira = 100
const category = 'photographer'
const payKobo = 50_000 * naira
/** Of ₦50,000.00, after the commission. */
const netKobo = 47_500 * naira

const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const gigPath = (gigId: string) => `/dashboard/gig-management/${gigId}`
const row = (page: Page, { name }: DemoWorker) =>
  main(page)
    .locator('[data-row]')
    .filter({ has: page.getByRole('link', { name }) })
const planB = (page: Page) => main(page).getByRole('region', { name: 'Plan B' })
const backups = (page: Page) => planB(page).getByRole('list', { name: 'Backups, in order' }).getByRole('listitem')
/** The mails to a worker about the Gig of this title, newest first: other journeys invite the same workers. */
const mailsAbout = async (title: string, { email }: DemoWorker) =>
  (await mailsTo(email)).filter(({ subject }) => subject.includes(`“${title}”`))
/** The second device reads the Gig again at an interval of 20 seconds. */
const otherDeviceReads = { timeout: 60_000 }

/** Asserts that what Plan B does first is on top where its buttons are stacked, on the screen without scrolling. */
async function expectInvitationAtHand(page: Page) {
  const names = ['Add backups', 'Invite the next three, first yes wins', 'Invite next']
  const buttons = names.map((name) => planB(page).getByRole('button', { name }))
  const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y ?? 0))
  const isStacked = new Set(tops).size > 1
  expect(isStacked ? tops.toSorted((a, b) => b - a) : tops).toEqual(tops)
  await expect(planB(page).getByRole('button', { name: 'Invite next' })).toBeInViewport({ ratio: 1 })
}

/** A Gig with three places that are taken, and three saved workers beside it. @returns its id, and what the wallet had before it was paid */
async function hiredGig(employer: Employer, { title, present, absent, backups: saved }: Evening) {
  await enablePosting(employer)
  const { availableKobo: startKobo } = await booksOf(employer, '')
  for (const { id } of saved) await call(workers.addFavorite, { params: { workerId: id } }, employer)
  const { id: gigId } = await postGig(employer, { title, category, workersNeeded: 3, visibility: 'invite_only' })
  const params = { id: gigId }
  const team = [...absent, present]
  await call(gigPeople.invite, { params, body: { workerIds: team.map(({ id }) => id) } }, employer)
  await answerInvitations(gigId, team)
  const { applicants } = await call(gigPeople.listApplicants, { params }, employer)
  for (const { id } of team) {
    const applicantId = applicants.find(({ workerId }) => workerId === id)?.id ?? ''
    const body = { agreedKobo: payKobo, ref: randomUUID() }
    await call(gigPeople.hire, { params: { id: gigId, applicantId }, body }, employer)
  }
  return { gigId, startKobo }
}

/** Reports from the row of a worker who is not there. */
async function reportNoShow(page: Page, absent: DemoWorker) {
  await expect(row(page, absent)).toContainText('Not there yet')
  await row(page, absent)
    .getByRole('button', { name: `Actions for ${absent.name}` })
    .click()
  await page.getByRole('menuitem', { name: 'Report no-show' }).click()
  const dialog = page.getByRole('dialog', {
    name: new RegExp(`^Report ${absent.name} as absent on \\w{3} \\d{1,2} \\w{3}\\?$`),
  })
  await expect(dialog).toContainText('The payment stays held while support checks. The worker will be asked too.')
  await dialog.getByRole('button', { name: 'Report absence' }).click()
  await expect(toast(page, 'Report sent')).toBeVisible()
}

for (const { device, use, otherDevice } of [
  { device: 'a desktop', use: desktop, otherDevice: phone },
  { device: 'a phone', use: phone, otherDevice: desktop },
]) {
  signedInTest.describe(`on ${device}`, () => {
    signedInTest.use(use)

    signedInTest(
      'the place of a worker who does not come goes to the first backup who says yes, and every amount adds up',
      async ({ page, context, openDevice, employer, watch }, { repeatEachIndex }) => {
        // A whole evening on two devices: more than twice the steps of any other journey.
        signedInTest.setTimeout(600_000)
        const evening = await findWorkersForEvening(`Lagoon night ${repeatEachIndex + 1} on ${device}`, category)
        const { title, present, absent, backups: saved } = evening
        const [missing, alsoMissing] = absent
        const [declines, takes, isLate] = saved
        const { gigId, startKobo } = await hiredGig(employer, evening)
        const params = { id: gigId }
        const placesOf = async () => (await call(gigPeople.listWorkerGigs, { params }, employer)).workerGigs
        const placeOf = async ({ id }: DemoWorker) => (await placesOf()).find(({ workerId }) => workerId === id)
        // One in eight of the simulated workers would arrive up to 35 minutes after the start.
        const waitForArrival = (worker: DemoWorker) =>
          expect
            .poll(async () => {
              await hurryWorkers(gigId)
              return (await placeOf(worker))?.checkIns.length
            })
            .toBe(1)
        const openWorkers = async (on: Page) => {
          await on.goto(`${gigPath(gigId)}?tab=workers`)
          await expect(row(on, present)).toBeVisible()
        }

        const paid = { Paid: 158_062.5 * naira, Fee: 7500 * naira, VAT: 562.5 * naira }
        const begun = {
          availableKobo: startKobo - paid.Paid,
          heldForGigsKobo: 3 * payKobo,
          gig: { ...paid, Held: 3 * payKobo, Released: 0, Refunded: 0 },
        }
        const expectBooks = () => expectShownBooks(page, employer, { gigId, startKobo })

        await signedInTest.step(
          'three saved workers are made backups, in the order in which they are asked',
          async () => {
            await page.goto(gigPath(gigId))
            await expect(planB(page)).toContainText('Nobody is on the list yet.')
            await planB(page).getByRole('button', { name: 'Add backups' }).click()
            const dialog = page.getByRole('dialog', { name: 'Add backups' })
            for (const { name } of saved) await dialog.getByRole('checkbox', { name }).check()
            await dialog.getByRole('button', { name: 'Add 3 backups' }).click()
            await expect(backups(page)).toContainText(saved.map(({ name }) => name))
            await expect(planB(page).getByRole('button', { name: 'Invite next' })).toHaveAccessibleDescription(
              'Every place is taken.',
            )
          },
        )
        expect(await expectBooks()).toEqual(begun)

        await signedInTest.step('the Gig begins: one is late, and two are not there', async () => {
          await moveSession(gigId, -15, 180)
          await waitForArrival(present)
          await expect.poll(async () => (await placesOf()).map(({ status }) => status)).toEqual(Array(3).fill('active'))
          await openWorkers(page)
          await expect(row(page, present)).toContainText(/Late: \d{1,2}:\d\d\s[AP]M \(1\d\smin\)/)
          for (const worker of absent) await expect(row(page, worker)).toContainText('Not there yet')
          await expect(planB(page)).toHaveCount(0)
        })

        // Another device of the employer, and another tab of this one, both of which are not loaded again.
        const otherContext = await openDevice({
          ...otherDevice,
          storageState: { cookies: [], origins: [] },
        })
        watch.follow(otherContext)
        const other = await otherContext.newPage()
        const tab = await context.newPage()
        await signedInTest.step('the employer logs in on a second device', async () => {
          await other.goto('/sign-in')
          await signIn(other, employer)
          await expect(heading(other, `Welcome, ${employer.firstName}`)).toBeVisible()
          await openWorkers(other)
          await expect(row(other, missing)).toContainText('Not there yet')
          await tab.goto(gigPath(gigId))
          await expect(backups(tab)).toContainText(saved.map(({ name }) => name))
        })

        await signedInTest.step('a no-show is reported: the pay stays held, and Plan B is there', async () => {
          await page.bringToFront()
          await reportNoShow(page, missing)
          await expect(row(page, missing)).toContainText('In dispute')
          await expect(row(page, missing)).toContainText(/Support decides\. Ticket MQ-\d+/)
          await expect(planB(page)).toContainText(`${missing.name} was reported absent. Ask the next one.`)
          await expect(backups(page)).toContainText(saved.map(({ name }) => name))
          await expect(planB(page)).toContainText('The first to accept is hired for ₦50,000.00.')
          await expectInvitationAtHand(page)
          expect((await mailsAbout(title, missing))[0]?.subject).toBe(`A problem was reported for “${title}”`)
        })
        await signedInTest.step('the second device says so too; its own list of backups is empty', async () => {
          await expect(row(other, missing)).toContainText('In dispute', otherDeviceReads)
          await expect(planB(other)).toContainText(
            `${missing.name} was reported absent. Ask the next one.`,
            otherDeviceReads,
          )
          await expect(planB(other)).toContainText('Nobody is on the list yet.')
        })
        expect(await expectBooks()).toEqual(begun)

        await signedInTest.step('the next three are invited with one press', async () => {
          await openWorkers(page)
          await planB(page).getByRole('button', { name: 'Invite the next three, first yes wins' }).click()
          await expect(toast(page, '3 workers invited')).toBeVisible()
          await holdAnswers(gigId, saved)
          for (const view of [page, tab]) {
            await expect(backups(view)).toContainText(saved.map(() => 'My Workers · Invited'))
          }
          for (const backup of saved) {
            const [letter] = await mailsAbout(title, backup)
            expect(letter?.subject).toBe(`You are invited to “${title}”`)
            expect(letter?.text).toContain('The first to accept in Marquee gets the place.')
            expect(letter?.text).toContain('The pay is ₦50,000.00.')
          }
        })

        await signedInTest.step(
          'one declines, the first yes takes the place, and the next yes comes too late',
          async () => {
            await answerInvitations(gigId, [declines])
            expect((await placeOf(missing))?.status).toBe('disputed')
            await expect(planB(page).getByText('My Workers · Declined')).toHaveCount(1, otherDeviceReads)
            await answerInvitations(gigId, [takes, isLate])
            for (const view of [page, other]) {
              await expect(row(view, takes)).toContainText('Active', otherDeviceReads)
              await expect(row(view, missing)).toContainText('Did not come, and was replaced')
              await expect(planB(view)).toHaveCount(0)
              for (const worker of [declines, isLate]) await expect(row(view, worker)).toHaveCount(0)
            }
            expect((await placesOf()).filter(({ status }) => status === 'active')).toHaveLength(3)
            const invite = { params, body: { workerIds: [isLate.id], hireFirst: true } }
            expect((await send(gigPeople.invite, invite, employer)).status).toBe(409)
            expect((await mailsAbout(title, takes))[0]?.subject).toBe(`You are hired for “${title}”`)
            expect((await mailsAbout(title, isLate)).map(({ subject }) => subject)).not.toContain(
              `You are hired for “${title}”`,
            )
            const messages = (await call(notifications.list, {}, employer)).notifications.map(({ message }) => message)
            expect(messages).toContain(`${declines.name} cannot come to “${title}”.`)
            expect(messages).toContain(`${takes.name} accepted your invitation and got a place in “${title}”.`)
            const [letter] = await mailsAbout(title, missing)
            expect(letter?.subject).toBe(`Your place for “${title}” went to another worker`)
            expect(letter?.text).toContain('You are not paid for it.')
          },
        )

        await signedInTest.step('the replacement arrives, and is on the call sheet', async () => {
          await waitForArrival(takes)
          await openWorkers(page)
          await page.goto(`${gigPath(gigId)}/call-sheet`)
          const sheet = main(page).getByRole('listitem')
          await expect(sheet.filter({ hasText: takes.name })).toContainText(/Arrived \d{1,2}:\d\d\s[AP]M/)
          await expect(sheet.filter({ hasText: present.name })).toContainText('Late: ')
          await expect(sheet.filter({ hasText: alsoMissing.name })).toContainText('Not there yet')
          await expect(sheet.filter({ hasText: missing.name })).toHaveCount(0)
        })

        await signedInTest.step('the money is where the place is', async () => {
          for (const { worker, term } of [
            { worker: takes, term: 'Agreed pay, held' },
            { worker: missing, term: 'Not paid to the worker' },
          ]) {
            await openWorkers(page)
            await row(page, worker).getByRole('link', { name: worker.name }).click()
            const hire = page.getByRole('region', { name: 'Hire', exact: true })
            expect(await amountIn(fact(hire, term))).toBe(payKobo)
          }
        })
        expect(await expectBooks()).toEqual(begun)

        await signedInTest.step(
          'those who were too late can be asked for the place of the second no-show, and support decides',
          async () => {
            await openWorkers(page)
            await reportNoShow(page, alsoMissing)
            await expect(planB(page)).toContainText(`${alsoMissing.name} was reported absent. Ask the next one.`)
            await expect(planB(page)).toContainText(
              '1 backup is not shown: hired, applied, or not in My Workers any more.',
            )
            await expect(planB(page).getByRole('button', { name: 'Invite next' })).toBeVisible()
            await expect(backups(page).filter({ hasText: 'Invited' })).toHaveCount(0)
            const ticket = (await placeOf(alsoMissing))?.dispute?.ticketNumber ?? ''
            await expect(row(page, alsoMissing)).toContainText(`Support decides. Ticket ${ticket}`)
            await runSupport('decide', ticket, 'employer')
            await expect(row(page, alsoMissing)).toContainText('Support decided for you')
            expect((await mailsAbout(title, alsoMissing))[0]?.text).toContain(
              `Support decided for the employer: you are not paid for “${title}”.`,
            )
          },
        )
        expect(await expectBooks()).toEqual(begun)

        await signedInTest.step('the two who came hand in, and are approved with the PIN', async () => {
          await moveSession(gigId, -240, -5)
          for (const worker of [present, takes]) {
            await expect
              .poll(async () => {
                await hurryWorkers(gigId)
                return (await placeOf(worker))?.status
              })
              .toBe('task_submitted')
          }
          await openWorkers(page)
          for (const { name } of [present, takes]) {
            await main(page)
              .getByRole('checkbox', { name: `Select ${name}` })
              .check()
          }
          await main(page).getByRole('button', { name: 'Approve selected' }).click()
          const dialog = page.getByRole('dialog')
          await expect(dialog).toHaveAccessibleName('Approve 2 tasks and release ₦100,000.00?')
          await typePin(page)
          await dialog.getByRole('button', { name: 'Approve and release ₦100,000.00' }).click()
          await expect(page.getByRole('dialog', { name: '2 tasks approved' })).toBeVisible()
          await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
        })
        // Nobody works for the third place any more, so its pay is back in the wallet.
        const ended = {
          availableKobo: startKobo - paid.Paid + payKobo,
          heldForGigsKobo: 0,
          gig: { ...paid, Held: 0, Released: 2 * payKobo, Refunded: payKobo },
        }
        expect(await expectBooks()).toEqual(ended)

        await signedInTest.step('they are paid, and who did not come is not', async () => {
          await expect
            .poll(async () => {
              await hurryWorkers(gigId)
              await sendPayouts(gigId)
              return (await call(gigs.get, { params }, employer)).status
            })
            .toBe('completed')
          const paidOut = (await paymentsOf(employer)).filter(({ type }) => type === 'worker_payout')
          expect(paidOut.map(({ amountKobo, status }) => ({ amountKobo, status }))).toEqual(
            [present, takes].map(() => ({ amountKobo: payKobo, status: 'success' })),
          )
          expect(await sentToWorkersKobo(employer, gigId)).toBe(2 * netKobo)
          for (const view of [page, other]) {
            await openWorkers(view)
            for (const worker of [present, takes]) await expect(row(view, worker)).toContainText('Paid')
            await expect(row(view, missing)).toContainText('Did not come, and was replaced')
            await expect(row(view, alsoMissing)).toContainText('Support decided for you')
          }
          for (const { worker, term, kobo } of [
            { worker: takes, term: 'Worker received', kobo: netKobo },
            { worker: missing, term: 'Not paid to the worker', kobo: payKobo },
            { worker: alsoMissing, term: 'Not paid to the worker', kobo: payKobo },
          ]) {
            await openWorkers(page)
            await row(page, worker).getByRole('link', { name: worker.name }).click()
            const hire = page.getByRole('region', { name: 'Hire', exact: true })
            expect(await amountIn(fact(hire, term))).toBe(kobo)
          }
          for (const worker of absent) {
            expect((await mailsAbout(title, worker)).filter(({ text }) => text.includes('bank account'))).toEqual([])
          }
        })
        expect(await expectBooks()).toEqual(ended)
      },
    )
  })
}
