import { http, HttpResponse } from 'msw'
import { screen as page, userEvent, within } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { ago } from '@/api/mocks/factories.ts'
import { respond } from '@/api/mocks/mock.ts'
import { aWorkerGig, someWorkerGigs } from '@/api/mocks/people-factories.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { shownDialog } from '../shell/frame.ts'

/** The page of the launch photographer, whose work waits for a review. */
export const submittedAt = gigPaths.profile('gig_2', 'worker', 'wg_3')

/** The mock venue with one of its hired places changed. */
export const venueWithPlace = (id: string, changes: Partial<WorkerGig>, world: Partial<World> = {}): World =>
  smallVenue({
    workerGigs: someWorkerGigs().map((place) => (place.id === id ? aWorkerGig({ ...place, ...changes }) : place)),
    ...world,
  })

/** The first read of a place does not have what another device has done to it since. */
export const oldFirstRead = (id: string) =>
  respond(
    gigPeople.getWorkerGig,
    () =>
      HttpResponse.json({
        status: 'success',
        message: 'ok',
        data: someWorkerGigs().find((place) => place.id === id),
      }),
    { once: true },
  )

/** The main landmark, once the worker is shown. */
export async function workerPage(name = 'Amaka Obi') {
  await page.findByRole('heading', { level: 1, name })
  return within(page.getByRole('main'))
}

/** Presses a button of the page and waits for the dialog that it opens. */
export async function openDialog(button: string, title: string) {
  const main = await workerPage()
  await userEvent.click(await main.findByRole('button', { name: button }))
  return shownDialog(title)
}

export const approve = 'Approve and release ₦15,000.00'
export const approveTitle = 'Approve and release ₦15,000.00 to Amaka Obi?'

export const picture = http.get('*/uploads/tasks/stage-01.webp', () =>
  HttpResponse.text(
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#6A2BDB"/></svg>',
    {
      headers: { 'content-type': 'image/svg+xml' },
    },
  ),
)
/** Another file than `picture`, whose answer the browser may have kept. */
export const brokenPicture = http.get('*/uploads/tasks/stage-02.webp', () => new HttpResponse(null, { status: 404 }))

/** Work that was submitted again after changes. */
export const secondRound = {
  round: 2,
  submittedAt: ago({ hours: 3 }),
  history: [
    {
      id: 'tsk_0',
      workerGigId: 'wg_3',
      round: 1,
      submittedAt: ago({ days: 1 }),
      message: 'Here are the first pictures.',
      deliverables: [{ id: 'dlv_1', text: '300 edited photos in 7 days', done: true, note: null }],
      files: [],
      links: [],
      status: 'changes_requested',
      changes: { message: 'Please send the stage photographs in full resolution.', deliverableIds: ['dlv_1'] },
    },
  ],
}
