import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import { aTask } from '@/api/mocks/task-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const place = (number: number, changes: Partial<WorkerGig>) =>
  aWorkerGig({
    id: `wg_${number}`,
    worker: aWorker({ id: `wrk_${number}`, firstName: 'Worker', lastName: `${number}` }),
    ...changes,
  })
const submitted = (number: number, hours: number, changes: Partial<WorkerGig> = {}) =>
  place(number, {
    status: 'task_submitted',
    reviewDueAt: new Date(Date.parse('2025-11-14T08:00:00+01:00') + hours * 3_600_000).toISOString(),
    ...changes,
  })

const taskOf = ({ id }: WorkerGig) => aTask({ id: `tsk_${id}`, workerGigId: id })
const venueOf = (workerGigs: WorkerGig[]) => smallVenue({ workerGigs, tasks: workerGigs.map(taskOf) })

const queue = async () => within(await screen.findByRole('navigation', { name: 'Tasks to review' }))

async function approve() {
  await userEvent.click(await screen.findByRole('button', { name: /^Approve and release/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByLabelText(/digit 1/i), '2580')
  const confirm = dialog.queryByRole('button', { name: /^Approve and release/ })
  if (confirm !== null) await userEvent.click(confirm)
}

it('goes from home through the submitted work of all Gigs, the most urgent first, and back home', async () => {
  const world = venueOf([
    submitted(1, 30),
    submitted(2, 2, { gigId: 'gig_2' }),
    submitted(3, 30, { agreedKobo: 90_000_000, gigId: 'gig_3' }),
    place(4, { status: 'active' }),
  ])
  app.open(paths.dashboard, { world })
  await userEvent.click(await screen.findByRole('link', { name: /^Worker 2 submitted a task/ }))
  await screen.findByRole('heading', { level: 1, name: 'Worker 2' })
  await (await queue()).findByText('1 of 3')
  await approve()
  const next = within(await screen.findByRole('region', { name: 'Next task to review' }))
  expect(next.getByText('Worker 3')).toBeTruthy()
  await (await queue()).findByText('2 left')
  await userEvent.click(next.getByRole('link', { name: 'Review next task' }))
  await screen.findByRole('heading', { level: 1, name: 'Worker 3' })
  await userEvent.click((await queue()).getByRole('link', { name: 'Next' }))
  await screen.findByRole('heading', { level: 1, name: 'Worker 1' })
  await (await queue()).findByText('2 of 2')
  expect(screen.queryByRole('region', { name: 'Next task to review' })).toBeNull()
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
  await userEvent.click(trail.getByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByRole('link', { name: /^Worker 1 submitted a task/ })).toBeTruthy()
})

it('leads home from the last task of the queue', async () => {
  const last = submitted(1, 30)
  app.open(`${gigPaths.profile('gig_1', 'worker', 'wg_1')}?queue=tasks`, { world: venueOf([last]) })
  await approve()
  const end = within(await screen.findByRole('region', { name: 'Next task to review' }))
  expect(end.getByText('No other task waits for your review.')).toBeTruthy()
  expect(end.getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe(paths.dashboard)
})

const pager = async () => within(await screen.findByRole('navigation', { name: 'Workers of this Gig' }))
const rows = () => [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'))
const today = { date: '2025-11-14', start: '07:30', end: '14:00', arrival: '07:00', endsNextDay: false }
const cameAt = (time: string) => [{ date: today.date, start: today.start, at: `2025-11-14T${time}:00+01:00` }]
const crew = [
  place(1, { status: 'paid' }),
  place(2, { status: 'active', sessions: [today], checkIns: cameAt('07:20') }),
  submitted(3, 40),
  place(4, { status: 'active', sessions: [today] }),
  submitted(5, 3),
  place(6, { status: 'cancelled' }),
]

it('lists first who is missing now, then the work to review by its deadline, and last whose hire ended', async () => {
  app.open(gigPaths.details('gig_1', { tab: 'workers' }), { world: venueOf(crew) })
  await screen.findByRole('link', { name: /^Worker 1/ })
  await waitFor(() => expect(rows()).toHaveLength(6))
  expect(rows()).toEqual(['wg_4', 'wg_5', 'wg_3', 'wg_2', 'wg_1', 'wg_6'])
})

it('limits the workers to a state in the address, also for the pages of the workers', async () => {
  app.open(gigPaths.details('gig_1', { tab: 'workers' }), { world: venueOf(crew) })
  const states = within(await screen.findByRole('radiogroup', { name: 'States' }))
  await userEvent.click(states.getByRole('radio', { name: 'Task submitted 2' }))
  await waitFor(() => expect(rows()).toEqual(['wg_5', 'wg_3']))
  await userEvent.click(screen.getByRole('link', { name: /^Worker 5/ }))
  await (await pager()).findByText('1 of 2')
  await approve()
  const next = within(await screen.findByRole('region', { name: 'Next task to review' }))
  expect(next.getByRole('link', { name: 'Review next task' }).getAttribute('href')).toBe(
    `${gigPaths.profile('gig_1', 'worker', 'wg_3')}?state=task_submitted`,
  )
  await userEvent.click((await pager()).getByRole('link', { name: 'Next' }))
  await screen.findByRole('heading', { level: 1, name: 'Worker 3' })
  await (await pager()).findByText('2 of 2')
})

it('moves nobody in the list after an approval: Next leads to the other worker, and Previous back', async () => {
  const world = venueOf([submitted(3, 40), submitted(5, 3)])
  app.open(gigPaths.profile('gig_1', 'worker', 'wg_5'), { world })
  await (await pager()).findByText('1 of 2')
  await approve()
  await screen.findByRole('region', { name: 'Next task to review' })
  await waitFor(() => expect(app.calls('get-all-worker-gigs').length).toBeGreaterThan(1))
  await (await pager()).findByText('1 of 2')
  await userEvent.click((await pager()).getByRole('link', { name: 'Next' }))
  await screen.findByRole('heading', { level: 1, name: 'Worker 3' })
  await (await pager()).findByText('2 of 2')
  await userEvent.click((await pager()).getByRole('link', { name: 'Previous' }))
  await screen.findByRole('heading', { level: 1, name: 'Worker 5' })
})

it('offers all workers where none is in the state of the address', async () => {
  const at = `${gigPaths.details('gig_1', { tab: 'workers' })}&state=disputed`
  app.open(at, { world: venueOf(crew) })
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(rows()).toHaveLength(6))
})

it('has no filter for a few workers', async () => {
  app.open(gigPaths.details('gig_1', { tab: 'workers' }), { world: venueOf(crew.slice(0, 4)) })
  await screen.findByRole('link', { name: /^Worker 1/ })
  expect(screen.queryByRole('radiogroup', { name: 'States' })).toBeNull()
})
