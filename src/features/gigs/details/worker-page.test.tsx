import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { fail, offline } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

function changePlace(world: World, id: string, changes: Partial<WorkerGig>) {
  world.workerGigs = world.workerGigs.map((place) => (place.id === id ? { ...place, ...changes } : place))
}

/** Another device has changed the place: the next read has it. */
function meanwhile(world: World, id: string, changes: Partial<WorkerGig>) {
  changePlace(world, id, changes)
  const place = world.workerGigs.find((row) => row.id === id)
  if (place !== undefined) app.use(mock(gigPeople.getWorkerGig, () => ({ data: place })))
}

const ratingCard = async () => within(await screen.findByRole('region', { name: 'Rating of DJ Spinall' }))

it('keeps the report of an absence with its text where the worker handed in the work meanwhile', async () => {
  const world = smallVenue()
  const today = { date: '2025-11-14', start: '07:30', end: '14:00', arrival: '07:00', endsNextDay: false }
  changePlace(world, 'wg_3', { status: 'active', sessions: [today], reviewDueAt: null })
  app.open(gigPaths.profile('gig_2', 'worker', 'wg_3'), { world })
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report no-show' }))
  const text = await screen.findByLabelText(/^What happened/)
  await userEvent.type(text, ' I waited.')
  meanwhile(world, 'wg_3', { status: 'task_submitted' })
  app.use(fail(workReview.raiseDispute, 'WORKER_GIG_STATE', { message: 'The work was handed in in the meantime.' }))
  await press('Report absence')
  expect(await screen.findByText(/in the meantime/)).toBeTruthy()
  await waitFor(() => expect(app.calls('get-worker-gig').length).toBeGreaterThan(1))
  expect(screen.getByLabelText(/^What happened/)).toHaveProperty('value', expect.stringContaining('I waited.'))
  expect(screen.getByText(/in the meantime/)).toBeTruthy()
  // Sent again, it could only be refused again.
  expect(screen.queryByRole('button', { name: 'Report absence' })).toBeNull()
})

/** Reports the absence of the worker of `wg_3` from a session that runs, in a Gig whose places are all taken. */
async function reportAbsence(checkedIn: boolean) {
  const world = smallVenue()
  const morning = { date: '2025-11-14', start: '04:00', end: '06:00', arrival: null, endsNextDay: false }
  const today = { date: '2025-11-14', start: '07:30', end: '14:00', arrival: '07:00', endsNextDay: false }
  changePlace(world, 'wg_3', {
    status: 'active',
    sessions: [morning, today],
    checkIns: checkedIn ? [{ date: morning.date, start: morning.start, at: '2025-11-14T03:55:00+01:00' }] : [],
    reviewDueAt: null,
  })
  world.gigs = world.gigs.map((gig) =>
    gig.id === 'gig_2'
      ? {
          ...gig,
          sessions: [morning, today],
          workersNeeded: gig.workersHired,
          hiring: { freePlaces: 0, payKobo: 1_500_000, spareKobo: 0 },
        }
      : gig,
  )
  app.open(gigPaths.profile('gig_2', 'worker', 'wg_3'), { world })
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report no-show' }))
  await userEvent.type(await screen.findByLabelText(/^What happened/), ' I waited.')
  await press('Report absence')
  await screen.findByText(/was reported absent\.$/)
}

it('leads to Plan B, which may be empty, where the place of an absent worker can be given to another one', async () => {
  await reportAbsence(false)
  expect(await screen.findByText('Choose who to ask next in Plan B.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open Plan B' })).toBeTruthy()
})

it('speaks of no Plan B where the reported worker came to another session and keeps the place', async () => {
  await reportAbsence(true)
  await waitFor(() => expect(app.calls('get-worker-gig').length).toBeGreaterThan(1))
  expect(screen.queryByText(/Plan B/)).toBeNull()
})

it('keeps the report of missing work open, with its text, where another device reported it meanwhile', async () => {
  const world = smallVenue()
  const over = { date: '2025-11-12', start: '18:00', end: '23:00', arrival: null, endsNextDay: false }
  const checkIns = [{ date: over.date, start: over.start, at: '2025-11-12T17:50:00+01:00' }]
  changePlace(world, 'wg_1', { status: 'active', sessions: [over], checkIns, reviewDueAt: null })
  app.open(gigPaths.profile('gig_1', 'worker', 'wg_1'), { world })
  await press('Report a problem')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Something else')
  await userEvent.type(dialog.getByLabelText(/^What happened/), 'The photographs did not come.')
  const dispute = { topic: 'other', message: 'Late', ticketNumber: 'MQ-10243', raisedAt: '2025-11-14T08:00:00+01:00' }
  meanwhile(world, 'wg_1', { status: 'disputed', dispute })
  const message = 'A problem was reported in the meantime. Support decides it.'
  app.use(fail(workReview.raiseDispute, 'WORKER_GIG_STATE', { message }))
  await press('Report a problem')
  await waitFor(() => expect(screen.getByText('A problem was reported. Support decides it.')).toBeTruthy())
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.getByLabelText(/^What happened/)).toHaveProperty('value', 'The photographs did not come.')
  expect(dialog.queryByRole('button', { name: 'Report a problem' })).toBeNull()
})

it('offers no approval any more in an open dialog where another device has approved', async () => {
  const world = smallVenue()
  app.open(gigPaths.profile('gig_2', 'worker', 'wg_3'), { world })
  await press('Approve and release ₦15,000.00')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByLabelText(/digit 1/i), '2580')
  meanwhile(world, 'wg_3', { status: 'approved' })
  app.use(fail(workReview.approve, 'WORKER_GIG_STATE', { message: 'The work was approved in the meantime.' }))
  await userEvent.click(dialog.getByRole('button', { name: /^Approve and release/ }))
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Close'))
  expect(dialog.getByRole('alert').textContent).toMatch(/^The work of .+ was approved in the meantime\.$/)
  expect(dialog.queryByRole('button', { name: /^Approve and release/ })).toBeNull()
  expect(dialog.queryByLabelText(/digit 1/i)).toBeNull()
})

it('keeps a typed rating where another device has rated, and shows what that one said', async () => {
  const world = smallVenue()
  app.open(gigPaths.profile('gig_3', 'worker', 'wg_4'), { world })
  const card = await ratingCard()
  await userEvent.click(await card.findByRole('radio', { name: /^4/ }))
  await userEvent.type(card.getByLabelText(/^Comment/), 'Great night')
  await userEvent.click(card.getByRole('radio', { name: 'No' }))
  meanwhile(world, 'wg_4', { review: { rating: 5, tags: [], comment: 'From the phone', hireAgain: true } })
  app.use(fail(workReview.rate, 'WORKER_GIG_STATE', { message: 'You have rated DJ Spinall already.' }))
  await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
  expect(await card.findByText('From the phone')).toBeTruthy()
  expect(card.getByText('You would hire them again.')).toBeTruthy()
  expect(card.getByText(/rated .* already/)).toBeTruthy()
  expect(card.getByLabelText(/^Comment/)).toHaveProperty('value', 'Great night')
  expect(card.queryByRole('button', { name: 'Send rating' })).toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'Discard what I typed' }))
  expect(card.queryByLabelText(/^Comment/)).toBeNull()
  expect(card.getByText('From the phone')).toBeTruthy()
})

it.each([
  ['worker', 'gig_2', 'wg_3', 'Amaka Obi'],
  ['applicant', 'gig_1', 'ap_1', 'Tunde Bakare'],
] as const)('shows the trail of a profile in the top bar: %s', async (kind, gigId, id, name) => {
  app.open(gigPaths.profile(gigId, kind, id), { world: smallVenue() })
  await screen.findByRole('heading', { level: 1, name })
  const trail = within(await within(screen.getByRole('banner')).findByRole('navigation', { name: 'Breadcrumbs' }))
  expect(trail.getByRole('link', { name: 'Gigs Management' })).toBeTruthy()
  expect(await trail.findByText(name)).toBeTruthy()
})

it('saves a worker below the rating as the heart does', async () => {
  const world = smallVenue()
  changePlace(world, 'wg_4', { review: { rating: 5, tags: [], comment: null, hireAgain: true } })
  app.open(gigPaths.profile('gig_3', 'worker', 'wg_4'), { world })
  await press('Save to My Workers')
  await press('Remove DJ Spinall from My Workers')
  expect(await screen.findByRole('button', { name: 'Save to My Workers' })).toBeTruthy()
})

it('says that the Gig does not exist where its address is mistyped', async () => {
  app.open(gigPaths.profile('gig_99', 'worker', 'wg_1'))
  expect(await screen.findByText('Gig not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Gigs Management' })).toBeTruthy()
  expect(screen.queryByText('Worker not found')).toBeNull()
})

it('says so for an applicant of a Gig that does not exist', async () => {
  app.open(gigPaths.profile('gig_99', 'applicant', 'ap_1'))
  expect(await screen.findByText('Gig not found')).toBeTruthy()
  expect(screen.queryByText('Applicant not found')).toBeNull()
})

it('tells one’s own rating that had no answer from that of another device', async () => {
  const world = smallVenue()
  app.open(gigPaths.profile('gig_3', 'worker', 'wg_4'), { world, api: [offline(workReview.rate)] })
  const card = await ratingCard()
  await userEvent.click(await card.findByRole('radio', { name: /^4/ }))
  await userEvent.click(card.getByRole('radio', { name: 'No' }))
  await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
  await card.findByText('We do not know yet if this went through.')
  // The lost call had reached the server.
  meanwhile(world, 'wg_4', { review: { rating: 4, tags: [], comment: null, hireAgain: false } })
  app.use(fail(workReview.rate, 'WORKER_GIG_STATE', { message: 'You have rated DJ Spinall already.' }))
  await userEvent.click(card.getByRole('radio', { name: /^2/ }))
  await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
  expect(
    await card.findByText('The rating that you sent before arrived. Your changes to it were not sent.'),
  ).toBeTruthy()
  expect(card.queryByText(/another device/)).toBeNull()
  expect(card.queryByText('Your rating was not sent')).toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'Discard what I typed' }))
  expect(card.queryByText(/that you sent before/)).toBeNull()
})

it('shows a rating that had no answer as given once it is there, and keeps nothing of it', async () => {
  const world = smallVenue()
  app.open(gigPaths.profile('gig_3', 'worker', 'wg_4'), { world, api: [offline(workReview.rate)] })
  const card = await ratingCard()
  await userEvent.click(await card.findByRole('radio', { name: /^4/ }))
  await userEvent.type(card.getByLabelText(/^Comment/), 'Great night')
  await userEvent.click(card.getByRole('radio', { name: 'No' }))
  await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
  await card.findByText('We do not know yet if this went through.')
  meanwhile(world, 'wg_4', { review: { rating: 4, tags: [], comment: 'Great night', hireAgain: false } })
  app.use(fail(workReview.rate, 'WORKER_GIG_STATE', { message: 'You have rated DJ Spinall already.' }))
  await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
  expect(await card.findByRole('heading', { name: 'Your rating' })).toBeTruthy()
  await waitFor(() => expect(card.queryByLabelText(/^Comment/)).toBeNull())
  expect(card.queryByText(/another device/)).toBeNull()
  expect(JSON.stringify({ ...localStorage })).not.toContain('Great night')
})

it.each([
  ['Request changes', 'Request changes', /^What should change/, workReview.requestChanges],
  ['Report a problem', 'Report a problem', /^What happened/, workReview.raiseDispute],
] as const)('offers no second try of %s where another device was faster', async (opener, submit, field, endpoint) => {
  const message = 'The work of this worker was approved in the meantime.'
  app.open(gigPaths.profile('gig_2', 'worker', 'wg_3'), { api: [fail(endpoint, 'WORKER_GIG_STATE', { message })] })
  await press(opener)
  const dialog = within(await screen.findByRole('dialog'))
  const topic = dialog.queryByRole('combobox')
  if (topic !== null) await userEvent.selectOptions(topic, 'The pay')
  await userEvent.type(dialog.getByLabelText(field), 'Please send the pictures of the stage again.')
  await userEvent.click(dialog.getByRole('button', { name: submit }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: submit })).toBeNull()
  expect(dialog.getByLabelText(field)).toHaveProperty('value', 'Please send the pictures of the stage again.')
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** The amounts of the card of a hire by their terms, in kobo. */
async function amountsOfHire() {
  const card = await screen.findByRole('region', { name: 'Hire' })
  const terms = [...card.querySelectorAll('dt')].map((term): [string, number] => {
    const text = term.parentElement?.querySelector('dd')?.textContent ?? ''
    const kobo = Number(text.replaceAll(/[^\d]/g, ''))
    return [term.textContent, /^[-−]/.test(text) ? -kobo : kobo]
  })
  return Object.fromEntries(terms.filter(([, kobo]) => !Number.isNaN(kobo)))
}

it.each([
  [
    'held pay',
    { status: 'active' },
    { 'Agreed pay, held': 5_000_000, 'Commission of 5%': -250_000, 'Worker receives': 4_750_000 },
  ],
  [
    'a part and a bonus',
    { status: 'paid', releasedKobo: 4_000_000, bonusKobo: 500_000, transactionId: 'MQ-1' },
    {
      'Part of the agreed pay': 4_000_000,
      'Commission of 5%': -200_000,
      'Bonus, from your wallet': 500_000,
      'Worker received': 4_300_000,
      'Back to your wallet when the Gig ends': 1_000_000,
    },
  ],
  [
    'a hire cancelled late',
    { status: 'cancelled', cancelReason: 'date_changed', lateFeeKobo: 500_000, transactionStatus: 'success' },
    { 'Agreed pay': 5_000_000, 'Late fee paid to the worker': 500_000, 'Not paid to the worker': 4_500_000 },
  ],
  [
    'a worker who was replaced',
    { status: 'cancelled', cancelReason: 'replaced' },
    { 'Agreed pay': 5_000_000, 'Not paid to the worker': 5_000_000 },
  ],
] as const)('adds up the money of %s', async (_name, changes, amounts) => {
  const world = smallVenue()
  changePlace(world, 'wg_1', { agreedKobo: 5_000_000, ...changes })
  app.open(gigPaths.profile('gig_1', 'worker', 'wg_1'), { world })
  await screen.findByRole('region', { name: 'Hire' })
  const shown = await amountsOfHire()
  expect(shown).toMatchObject(amounts)
  expect(Object.keys(shown).includes('Worker receives')).toBe('Worker receives' in amounts)
})
