import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { failOnce, offline } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const workersTab = gigPaths.details('gig_1', { tab: 'workers' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const crewOf = (count: number, status: string) =>
  Array.from({ length: count }, (_, index) =>
    aWorkerGig({
      id: `wg_${index}`,
      status,
      worker: aWorker({ id: `wrk_${index}`, firstName: 'Worker', lastName: `${index}` }),
    }),
  )

it('looks up an approval without an answer after its dialog was closed, and does not pay again', async () => {
  app.open(workersTab, {
    world: smallVenue({ workerGigs: crewOf(2, 'task_submitted') }),
    api: [offline(workReview.approve)],
  })
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Worker 0' }))
    await press('Approve selected')
  }
  await openDialog()
  await userEvent.click(await screen.findByLabelText('Digit 1 of 4'))
  await userEvent.keyboard('1234')
  const confirm = screen.queryByRole('button', { name: /^Approve and release/ })
  if (confirm !== null) await userEvent.click(confirm)
  await screen.findByRole('button', { name: 'Check status' })
  const sent = app.calls('approve-gig-task').length
  await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await openDialog()
  expect(await screen.findByRole('button', { name: 'Check status' })).toBeTruthy()
  expect(screen.queryByLabelText('Digit 1 of 4')).toBeNull()
  expect(app.calls('approve-gig-task')).toHaveLength(sent)
})

async function approveBoth() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await press('Approve selected')
  await userEvent.click(await screen.findByLabelText('Digit 1 of 4'))
  await userEvent.keyboard('2580')
  const confirm = screen.queryByRole('button', { name: /^Approve and release/ })
  if (confirm !== null) await userEvent.click(confirm)
  return within(await screen.findByRole('dialog', { name: '1 of 2 approved' }))
}

it('does not offer to try again an approval that can no longer be made', async () => {
  const message = 'The work of Worker 0 was approved in the meantime.'
  app.open(workersTab, {
    world: smallVenue({ workerGigs: crewOf(2, 'task_submitted') }),
    api: [failOnce(workReview.approve, 'WORKER_GIG_STATE', { message })],
  })
  const result = await approveBoth()
  expect(result.getByText(message)).toBeTruthy()
  expect(result.queryByRole('button', { name: 'Retry failed' })).toBeNull()
})

it('offers to try again an approval that can still be made', async () => {
  app.open(workersTab, {
    world: smallVenue({ workerGigs: crewOf(2, 'task_submitted') }),
    api: [failOnce(workReview.approve, 'RATE_LIMITED')],
  })
  const result = await approveBoth()
  await userEvent.click(result.getByRole('button', { name: 'Retry failed' }))
  expect(await screen.findByRole('dialog', { name: /^Approve 1 task and release/ })).toBeTruthy()
})

it('says how many a message to all reaches', async () => {
  app.open(workersTab, { world: smallVenue({ workerGigs: crewOf(120, 'active') }) })
  expect(await screen.findByRole('button', { name: 'Message the first 100' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Message all/ })).toBeNull()
})

it('keeps the order of the workers in the address, through the page of a worker and back', async () => {
  const crew = [3, 1, 2].map((number) =>
    aWorkerGig({
      id: `wg_${number}`,
      agreedKobo: number * 1_000_000,
      worker: aWorker({ id: `wrk_${number}`, firstName: 'Worker', lastName: `${number}` }),
    }),
  )
  const { goTo } = app.open(workersTab, { world: smallVenue({ workerGigs: crew }) })
  const shown = () => [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'))
  const pay = within(await screen.findByRole('columnheader', { name: /Pay/ })).getByRole('button')
  expect(shown()).toEqual(['wg_3', 'wg_1', 'wg_2'])
  await userEvent.click(pay)
  await waitFor(() => expect(shown()).toEqual(['wg_1', 'wg_2', 'wg_3']))
  await userEvent.click(screen.getByRole('link', { name: /^Worker 2/ }))
  const pager = within(await screen.findByRole('navigation', { name: 'Workers of this Gig' }))
  expect(pager.getByText('2 of 3')).toBeTruthy()
  await userEvent.click(pager.getByRole('link', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Worker 3' })
  await goTo(-2)
  await waitFor(() => expect(shown()).toEqual(['wg_1', 'wg_2', 'wg_3']))
  await goTo(-1)
  await waitFor(() => expect(shown()).toEqual(['wg_3', 'wg_1', 'wg_2']))
})

it('says that nobody was reached by a message, without a toast of a success, and keeps the words', async () => {
  const refused = mock(gigPeople.message, ({ body }) => ({
    data: {
      sent: [],
      failed: body.workerGigIds.map((workerGigId) => ({ workerGigId, reason: 'The mailbox is full.' })),
    },
  }))
  app.open(workersTab, { world: smallVenue({ workerGigs: crewOf(2, 'active') }), api: [refused] })
  await press('Message all 2')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Message/ }), 'Use the back gate.')
  await press('Send email')
  const result = within(await screen.findByRole('dialog', { name: 'Nobody was reached' }))
  expect(result.getAllByText('The mailbox is full.')).toHaveLength(2)
  expect(screen.queryByText(/messages sent/)).toBeNull()
  await userEvent.click(result.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await press('Message all 2')
  expect(await screen.findByRole('textbox', { name: /^Message/ })).toHaveProperty('value', 'Use the back gate.')
})

it('says whom a message to the others leaves out', async () => {
  const [first, ...others] = crewOf(3, 'active')
  const paid = [{ ...first, status: 'paid' } as (typeof others)[number], ...others]
  app.open(workersTab, { world: smallVenue({ workerGigs: paid }) })
  expect(await screen.findByRole('button', { name: 'Message 2 of 3' })).toBeInTheDocument()
  expect(screen.getByText('Without Worker 0, whose hire has ended.')).toBeInTheDocument()
})

it('leads after the last session to a message to those who have handed in nothing', async () => {
  const gig = aGig({
    id: 'gig_1',
    status: 'in_progress',
    workersHired: 2,
    workersNeeded: 2,
    hiring: null,
    placesToReview: 0,
  })
  const places = crewOf(2, 'active').map((place, index) => (index === 0 ? { ...place, status: 'approved' } : place))
  app.open(gigPaths.details('gig_1'), { world: smallVenue({ gigs: [gig], workerGigs: places }) })
  await press('Message 1 worker without a task')
  expect(await screen.findByRole('dialog', { name: 'Message Worker 1' })).toBeInTheDocument()
})

it('names no more cancelled hires above Plan B than there are places to fill again', async () => {
  const cancelled = crewOf(4, 'cancelled').map((place) => ({ ...place, cancelReason: 'worker_asked' }))
  app.open(workersTab, { world: smallVenue({ workerGigs: cancelled }) })
  expect(await screen.findByText('3 hires were cancelled. Ask the next one.')).toBeTruthy()
})

/** Opens a dialog about the first worker, on the tab that follows the overview. @returns goes back to the overview */
async function openDialog(button: string) {
  const { goTo } = app.open(gigPaths.details('gig_1'), {
    world: smallVenue({ workerGigs: crewOf(2, 'task_submitted') }),
    api: [offline(workReview.approve)],
  })
  await userEvent.click(await screen.findByRole('tab', { name: /^Workers/ }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Worker 0' }))
  await press(button)
  await screen.findByRole('dialog')
  return async () => {
    await goTo(-1)
    await screen.findByRole('tabpanel', { name: 'Overview' })
  }
}

describe('a dialog of a tab that is left by Back', () => {
  it('is not open when the tab is opened again', async () => {
    const back = await openDialog('Approve selected')
    await back()
    await userEvent.click(screen.getByRole('tab', { name: /^Workers/ }))
    expect(await screen.findByRole('checkbox', { name: 'Select Worker 0' })).toBeChecked()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is open with the answer of a call that was on its way', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const back = await openDialog('Message')
    app.use(
      mock(gigPeople.message, async () => {
        await isAnswered
        throw new MockRefusal('UNAVAILABLE')
      }),
    )
    await userEvent.type(await screen.findByLabelText('Message'), 'Bring two cameras, please.')
    await press('Send email')
    await back()
    answer()
    await userEvent.click(screen.getByRole('tab', { name: /^Workers/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your message was not sent')
  })
})
