import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { mock, respond } from '@/api/mocks/mock.ts'
import { aTask } from '@/api/mocks/task-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const inDialog = () => within(screen.getByRole('dialog'))

/** From now on the server has another round of the work, which the page does not know yet. */
function submitRoundTwo() {
  const place = smallVenue().workerGigs.find(({ id }) => id === 'wg_3')
  if (place === undefined) throw new Error('The venue has the place wg_3')
  const { history: _, ...first } = aTask({ status: 'changes_requested' })
  app.use(
    mock(gigPeople.getWorkerGig, () => ({ data: { ...place, round: 2 } })),
    mock(workReview.getTask, () => ({ data: aTask({ id: 'tsk_1b', round: 2, history: [first] }) })),
  )
}

/** The tab is looked at again after an hour, so that the page reads what is too old. */
function returnLater() {
  const later = Date.now() + 60 * 60_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}

afterEach(() => vi.restoreAllMocks())

it('repeats a request whose answer was lost for the round that was looked at, with its marks', async () => {
  app.open(gigPaths.profile('gig_2', 'worker', 'wg_3'), { world: smallVenue() })
  const [mark] = await screen.findAllByRole('radio', { name: /^Needs changes/ })
  await userEvent.click(mark as HTMLElement)
  await press('Request changes')
  await userEvent.type(
    await screen.findByRole('textbox', { name: /^What should change/ }),
    'Please send the pictures again.',
  )
  app.use(respond(workReview.requestChanges, () => HttpResponse.error()))
  submitRoundTwo()
  await userEvent.click(inDialog().getByRole('button', { name: 'Request changes' }))
  await screen.findByText('Try again: it counts only once.')
  returnLater()
  await waitFor(() => expect(document.body.textContent).toContain('Submitted work, round 2'))
  await userEvent.click(inDialog().getByRole('button', { name: 'Request changes' }))
  await waitFor(() => expect(app.calls('request-gig-task-changes')).toHaveLength(2))
  const bodies = app.calls('request-gig-task-changes').map(({ body }) => body)
  expect(bodies[0]).toMatchObject({ round: 1, deliverableIds: ['dlv_1'] })
  expect(bodies[1]).toEqual(bodies[0])
})

it('approves nothing but the round that was on the screen when the dialog was opened', async () => {
  app.open(gigPaths.profile('gig_2', 'worker', 'wg_3'), { world: smallVenue() })
  await press(/^Approve and release/)
  await userEvent.click(await screen.findByLabelText('Digit 1 of 4'))
  submitRoundTwo()
  await userEvent.keyboard('2580{Enter}')
  await waitFor(() => expect(app.calls('approve-gig-task').map(({ body }) => body)).toMatchObject([{ round: 1 }]))
})
