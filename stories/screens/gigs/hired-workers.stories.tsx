import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { ago } from '@/api/mocks/factories.ts'
import { fail, failOnce, hold, offline } from '@/api/mocks/faults.ts'
import { aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { expectToast, typeCode } from '../auth/page.ts'
import { shownDialog } from '../shell/frame.ts'
import { crew, today } from './crew.ts'
import { fitsTheWindow, noDialog, tabPanel, venueWith } from './details-page.ts'

/** The saved worker, who is in none of the lists. */
const profiles = [aProfileOf(aWorker({ id: 'wrk_2', firstName: 'Amaka', lastName: 'Obi' }))]
const hiring = { freePlaces: 1, payKobo: 4_500_000, spareKobo: 0 }
const venue = (workerGigs: WorkerGig[] = crew) =>
  venueWith(
    'gig_1',
    { status: 'in_progress', sessions: [today], workersNeeded: 8, workersHired: 7, hiring },
    { workerGigs, profiles },
  )

const meta = {
  title: 'Screens/Gigs/Hired workers',
  render: renderScreen,
  parameters: {
    ...screen({ at: gigPaths.details('gig_1', { tab: 'workers' }), world: () => venue() }),
    states: 'details.stories.tsx',
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const workersTab = () => tabPanel(/^Workers/)

async function fromMenu(name: string, item: string) {
  await userEvent.click(await (await workersTab()).findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await page.findByRole('menuitem', { name: item }))
}

/** Who is there, who is late and who is not there yet; the review clocks; an unknown state without actions. */
export const TheDay: Story = {
  play: async () => {
    const list = await workersTab()
    await expect(await list.findByText(/^Arrived 7:25/)).toBeVisible()
    await expect(list.getByText(/^Late: 7:50/)).toBeVisible()
    await expect(list.getByText(/^Not there yet, 30/)).toBeVisible()
    const [today, later] = list.getAllByText(/^Approves automatically/)
    await expect(today).toHaveTextContent(/^Approves automatically in 3 hours$/)
    await expect(later).toHaveTextContent(/^Approves automatically Sun 16 Nov, 12:00 AM$/)
    await expect(list.getByText('Support decides. Ticket MQ-10243')).toBeVisible()
    await expect(list.getByText('On hold')).toBeVisible()
    await expect(list.queryByRole('checkbox', { name: 'Select Gbenga Obi' })).toBeNull()
    await expect(page.queryByRole('link', { name: 'Review tasks' })).toBeNull()
  },
}

export const OnAPhone: Story = {
  ...phone,
  play: async () => {
    await expect(await (await workersTab()).findByText(/^Not there yet/)).toBeVisible()
    await fitsTheWindow()
  },
}

/** Rows of the same shape while the places are read. */
export const Loading: Story = {
  parameters: screen({ api: [hold(gigPeople.listWorkerGigs)] }),
  play: async () => {
    const list = await tabPanel(/^Workers/)
    await waitFor(() => expect(page.getByRole('main').querySelector('[aria-busy="true"]')).not.toBeNull())
    await expect(list.queryByRole('link')).toBeNull()
  },
}

/** Plan B stands one press away as soon as somebody is reported absent. */
export const NoShow: Story = {
  play: async () => {
    await fromMenu('Chidi Obi', 'Report no-show')
    const dialog = await shownDialog('Report Chidi Obi as absent on Fri 14 Nov?')
    await expect(
      dialog.getByText('The payment stays held while support checks. The worker will be asked too.'),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Keep waiting' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Report absence' }))
    await expectToast('Report sent', 'success')
    const list = await workersTab()
    await expect(await list.findByRole('heading', { name: 'Plan B' })).toBeVisible()
    await expect(list.getByText('Chidi Obi was reported absent. Ask the next one.')).toBeVisible()
  },
}

/** The worker arrived in the meantime. */
export const NoShowRaceLost: Story = {
  parameters: {
    ...screen({
      api: [
        fail(workReview.raiseDispute, 'WORKER_GIG_STATE', { message: 'Chidi Obi handed in the work in the meantime.' }),
      ],
    }),
    ...withoutPicture('An alert below the field of NoShow.'),
    expectedProblems: ['workReview.raiseDispute failed'],
  },
  play: async () => {
    await fromMenu('Chidi Obi', 'Report no-show')
    const dialog = await shownDialog('Report Chidi Obi as absent on Fri 14 Nov?')
    await userEvent.click(dialog.getByRole('button', { name: 'Report absence' }))
    await expect(await dialog.findByText('Chidi Obi handed in the work in the meantime.')).toBeVisible()
  },
}

/** Opens the dialog that chooses backups. */
async function openBackups() {
  await userEvent.click(await page.findByRole('button', { name: 'Add backups' }))
  return shownDialog('Add backups')
}

/** Backups in an order of one's own: saved workers are invited, and the first yes is hired. */
export const PlanB: Story = {
  parameters: screen({ at: gigPaths.details('gig_1'), world: () => smallVenue() }),
  play: async () => {
    const card = await page.findByRole('region', { name: 'Plan B' })
    await waitFor(() => expect(card).toHaveTextContent('Nobody is on the list yet.'))
    const chooser = await openBackups()
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Chidinma Okafor' }))
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Amaka Obi' }))
    await userEvent.click(chooser.getByRole('button', { name: 'Add 2 backups' }))
    await expect(page.getByRole('link', { name: 'Hire' })).toHaveAttribute(
      'href',
      gigPaths.profile('gig_1', 'applicant', 'ap_6'),
    )
    await userEvent.click(await page.findByRole('button', { name: 'Invite next' }))
    await expectToast('1 worker invited', 'success')
    await expect(await page.findByText(/My Workers · Invited$/)).toBeVisible()
  },
}

const manySaved = Array.from({ length: 60 }, (_, index) =>
  aProfileOf(aWorker({ id: `wrk_s${index}`, firstName: 'Worker', lastName: `Number ${index + 1}` })),
)

/** Among many people somebody is found by name; the others are shown twenty at a time. */
export const PlanBOfMany: Story = {
  ...phone,
  parameters: {
    ...screen({
      at: gigPaths.details('gig_1'),
      world: () => smallVenue({ profiles: manySaved, favorites: manySaved.map(({ id }) => id) }),
    }),
    ...visual('phone', [], { crop: 'window' }),
  },
  play: async () => {
    const chooser = await openBackups()
    await userEvent.click(chooser.getByRole('button', { name: 'Show 20 more' }))
    await expect(chooser.getAllByRole('checkbox')).toHaveLength(40)
    await userEvent.type(chooser.getByRole('searchbox', { name: 'Search' }), 'number 58')
    await userEvent.click(await chooser.findByRole('checkbox', { name: 'Worker Number 58' }))
    await expect(chooser.getByRole('button', { name: 'Add 1 backup' })).toBeVisible()
    await fitsTheWindow()
  },
}

const thousands = Array.from({ length: 1003 }, (_, index) =>
  aProfileOf(aWorker({ id: `wrk_t${index}`, firstName: 'Worker', lastName: `Number ${index + 1}` })),
)

/** More saved workers than a list takes: it says how many are shown, and the others are found by the server. */
export const PlanBOfThousands: Story = {
  ...phone,
  parameters: {
    ...screen({
      at: gigPaths.details('gig_1'),
      world: () => smallVenue({ profiles: thousands, favorites: thousands.map(({ id }) => id) }),
    }),
    ...visual('phone', [], { crop: 'window' }),
  },
  play: async () => {
    const chooser = await openBackups()
    await expect(chooser.getByText(/^Showing the newest 1,000 of 1,003 saved workers/)).toBeVisible()
    await userEvent.type(chooser.getByRole('searchbox', { name: 'Search' }), 'number 1003')
    await userEvent.click(await chooser.findByRole('checkbox', { name: 'Worker Number 1003' }))
    await expect(chooser.getByRole('button', { name: 'Add 1 backup' })).toBeVisible()
    await fitsTheWindow()
  },
}

/** Chidi was absent from a Gig that runs. */
const withoutChidi = () => {
  const dispute = { topic: 'no_show', message: '', ticketNumber: 'MQ-10244', raisedAt: ago({ minutes: 5 }) }
  return venue(crew.map((place) => (place.id === 'wg_3' ? { ...place, status: 'disputed', dispute } : place)))
}

/** Somebody was absent from a Gig that runs: the place is offered to a saved worker, who is hired by accepting. */
export const PlanBOfARunningGig: Story = {
  parameters: screen({ world: withoutChidi }),
  play: async () => {
    const card = within(await page.findByRole('region', { name: 'Plan B' }))
    await expect(card.getByText('Chidi Obi was reported absent. Ask the next one.')).toBeVisible()
    const chooser = await openBackups()
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Amaka Obi' }))
    await userEvent.click(chooser.getByRole('button', { name: 'Add 1 backup' }))
    await expect(await card.findByText('The first to accept is hired for ₦45,000.00.')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Invite next' }))
    await expectToast('1 worker invited', 'success')
    await expect(await card.findByText(/My Workers · Invited$/)).toBeVisible()
  },
}

/** Nobody was invited: the backup stays the next one, and is asked by another press. */
export const PlanBNotSent: Story = {
  parameters: {
    ...screen({ world: withoutChidi, api: [failOnce(gigPeople.invite, 'INTERNAL')] }),
    expectedProblems: ['gigPeople.invite failed'],
    ...withoutPicture('It is PlanBOfARunningGig, with a message.'),
  },
  play: async () => {
    const card = within(await page.findByRole('region', { name: 'Plan B' }))
    const chooser = await openBackups()
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Amaka Obi' }))
    await userEvent.click(chooser.getByRole('button', { name: 'Add 1 backup' }))
    await userEvent.click(await card.findByRole('button', { name: 'Invite next' }))
    await expect(await page.findByText(/^Something went wrong on our side/)).toBeVisible()
    await expect(card.queryByText(/My Workers · Invited$/)).toBeNull()
    await userEvent.click(card.getByRole('button', { name: 'Invite next' }))
    await expectToast('1 worker invited', 'success')
    await expect(await card.findByText(/My Workers · Invited$/)).toBeVisible()
  },
}

const backups = ['Amaka', 'Bisi', 'Chuka'].map((firstName, index) =>
  aProfileOf(aWorker({ id: `wrk_b${index}`, firstName, lastName: 'Eze' })),
)
const backupIds = backups.map(({ id }) => id)

/** Who declined is passed over, and asked again only on purpose; who was asked and has not answered yet keeps the place on the list. */
export const PlanBDeclined: Story = {
  beforeEach: () => {
    const plan = { workerIds: backupIds, invitedIds: backupIds.slice(0, 2) }
    localStorage.setItem('marquee-plan-b:emp_1:gig_1', JSON.stringify(plan))
  },
  parameters: screen({
    world: () => ({
      ...withoutChidi(),
      profiles: backups,
      favorites: backupIds,
      invitations: backupIds.slice(0, 2).map((workerId, index) => ({
        gigId: 'gig_1',
        workerId,
        invitedAt: ago({ minutes: 9 }),
        hireFirst: true,
        declinedAt: index === 0 ? ago({ minutes: 4 }) : null,
      })),
    }),
  }),
  play: async () => {
    const card = within(await page.findByRole('region', { name: 'Plan B' }))
    await expect(await card.findByText(/My Workers · Declined$/)).toBeVisible()
    await expect(card.getByText(/My Workers · Invited$/)).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Actions for Amaka Eze' }))
    await expect(await page.findByRole('menuitem', { name: 'Ask again' })).toBeVisible()
  },
}

async function openApproveSelected() {
  const list = await workersTab()
  for (const name of ['Ada Obi', 'Dayo Obi', 'Efe Obi']) {
    await userEvent.click(await list.findByRole('checkbox', { name: `Select ${name}` }))
  }
  await userEvent.click(await page.findByRole('button', { name: 'Approve the 2 submitted' }))
  return shownDialog('Approve 2 tasks and release ₦90,000.00?')
}

/** Names and total, one PIN. */
export const ApproveSelected: Story = {
  play: async () => {
    const dialog = await openApproveSelected()
    await expect(dialog.getByText('Dayo Obi')).toBeVisible()
    await expect(dialog.getByText('Efe Obi')).toBeVisible()
  },
}

/** One of two was not approved: each person has a result, and the failed one can be retried. */
export const PartlyApproved: Story = {
  parameters: {
    ...screen({ api: [failOnce(workReview.approve, 'RATE_LIMITED')] }),
    expectedProblems: ['workReview.approve failed'],
  },
  play: async () => {
    const dialog = await openApproveSelected()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve and release ₦90,000.00' }))
    const result = await shownDialog('1 of 2 approved')
    await expect(result.getByText('Too many attempts. Please wait a moment and try again.')).toBeVisible()
    await expect(result.getByText('Approved')).toBeVisible()
    await userEvent.click(result.getByRole('button', { name: 'Retry failed' }))
    await expect(await shownDialog('Approve 1 task and release ₦45,000.00?')).toBeTruthy()
  },
}

/** A wrong PIN stops it, and no other call is sent. */
export const WrongPinStops: Story = {
  parameters: {
    ...withoutPicture('The PIN dialog is pictured among the stories of the domain.'),
    expectedProblems: ['workReview.approve failed'],
  },
  play: async () => {
    const dialog = await openApproveSelected()
    await typeCode('1111')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve and release ₦90,000.00' }))
    await expect(await dialog.findByText('Incorrect PIN')).toBeVisible()
    await expect(dialog.getByText(/You have 4 tries left/)).toBeVisible()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve and release ₦90,000.00' }))
    await shownDialog('2 tasks approved')
  },
}

/** Lost connection: nothing is sent again before the places were read. */
export const ApprovalUnknown: Story = {
  parameters: {
    ...screen({ api: [offline(workReview.approve)] }),
    expectedProblems: ['workReview.approve failed'],
    ...withoutPicture('As PartlyApproved.'),
  },
  play: async () => {
    const dialog = await openApproveSelected()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve and release ₦90,000.00' }))
    const result = await shownDialog('0 of 2 approved')
    await expect(result.queryByRole('button', { name: 'Retry failed' })).toBeNull()
    await userEvent.click(result.getByRole('button', { name: 'Check status' }))
    await expect((await result.findAllByText('This did not go through. Nothing was released.'))[0]).toBeVisible()
    await expect(await result.findByRole('button', { name: 'Retry failed' })).toBeVisible()
  },
}

/** A message to one worker: also the phone, WhatsApp and the mail program, with the text of the Gig. */
export const Message: Story = {
  play: async () => {
    await fromMenu('Ada Obi', 'Message')
    const dialog = await shownDialog('Message Ada Obi')
    await expect(dialog.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+2348035550144')
    await expect(dialog.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/2348035550144\?text=Hello%20Ada/),
    )
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Please use the back gate.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send email' }))
    await expectToast('Message sent', 'success')
    await noDialog()
  },
}

/** A message to all: who has no address is named. */
export const MessageAll: Story = {
  play: async () => {
    await userEvent.click(await (await workersTab()).findByRole('button', { name: 'Message 6 of 7' }))
    const dialog = await shownDialog('Message 6 workers')
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Please use the back gate.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send email' }))
    const result = await shownDialog('Not everybody was reached')
    await expect(result.getByText('Bola Obi')).toBeVisible()
    await expect(result.getByText('We have no email address of this worker.')).toBeVisible()
  },
}

/** The days of each worker that are over; one worker's days could not be read. */
export const WorkersDays: Story = {
  parameters: screen({
    at: gigPaths.details('gig_2', { tab: 'calendar' }),
    world: () => venueWith('gig_2', {}),
  }),
  play: async () => {
    const panel = await tabPanel(/^Calendar/)
    await expect((await panel.findAllByText(/Amaka Obi/))[0]).toBeVisible()
  },
}

export const WorkersDaysFailed: Story = {
  parameters: {
    ...screen({
      at: gigPaths.details('gig_2', { tab: 'calendar' }),
      api: [fail(gigPeople.getCalendar, 'NOT_FOUND')],
      world: () => venueWith('gig_2', {}),
    }),
    ...withoutPicture('An alert above the calendar of WorkersDays.'),
  },
  play: async () => {
    const panel = await tabPanel(/^Calendar/)
    await expect(
      await panel.findByText('Failed to load the days of 1 worker. Everything else of this Gig is shown.'),
    ).toBeVisible()
  },
}
