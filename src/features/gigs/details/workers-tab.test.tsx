import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { offline } from '@/api/mocks/faults.ts'
import { aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '../testing/open-app.tsx'

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

it('says how many a message to all reaches', async () => {
  app.open(workersTab, { world: smallVenue({ workerGigs: crewOf(120, 'active') }) })
  expect(await screen.findByRole('button', { name: 'Message the first 100' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Message all/ })).toBeNull()
})
