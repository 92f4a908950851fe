import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { offline } from '@/api/mocks/faults.ts'
import { mock, respond } from '@/api/mocks/mock.ts'
import { aWorkerGig } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { HttpResponse } from 'msw'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (name: RegExp, text: string) => userEvent.type(await screen.findByRole('textbox', { name }), text)
const choose = async (name: RegExp, option: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name }), option)
const openMenu = async (item: string) => {
  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const unknown = 'We do not know yet if this went through.'
const reviewed = gigPaths.profile('gig_2', 'worker', 'wg_3')

interface Sending {
  at: string
  endpoint: Parameters<typeof offline>[0]
  send: () => Promise<unknown>
  /** What would be said of a refusal. */
  failure: string
}

const once = 'Try again: it counts only once.'

const sendings: Readonly<Record<string, Sending>> = {
  'a request for changes': {
    at: reviewed,
    endpoint: workReview.requestChanges,
    send: async () => {
      await press('Request changes')
      await type(/^What should change/, 'Please send the pictures of the stage again.')
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Request changes' }))
    },
    failure: 'Your request was not sent',
  },
  'a report to support': {
    at: reviewed,
    endpoint: workReview.raiseDispute,
    send: async () => {
      await press('Report a problem')
      await choose(/^What is it about/, 'The pay')
      await type(/^What happened/, 'The pictures are of another event.')
      await press('Report a problem')
    },
    failure: 'Your report was not sent',
  },
  'a rating': {
    at: gigPaths.profile('gig_3', 'worker', 'wg_4'),
    endpoint: workReview.rate,
    send: async () => {
      const card = within(await screen.findByRole('region', { name: 'Rating of DJ Spinall' }))
      await userEvent.click(card.getByRole('radio', { name: /^4/ }))
      await userEvent.click(card.getByRole('radio', { name: 'No' }))
      await press('Send rating')
    },
    failure: 'Your rating was not sent',
  },
  'a message to a worker': {
    at: reviewed,
    endpoint: gigPeople.message,
    send: async () => {
      await openMenu('Message')
      await type(/^Message/, 'Please come to the back gate.')
      await press('Send email')
    },
    failure: 'Your message was not sent',
  },
  'an invitation': {
    at: paths.myWorkers,
    endpoint: gigPeople.invite,
    send: async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: /Amaka Obi/ }))
      await press('Invite to Gig')
      await choose(/^Gig/, 'gig_1')
      await press('Invite 1 worker')
    },
    failure: 'Nobody was invited',
  },
}

it.each(Object.entries(sendings))('does not call %s without an answer a failure', async (_name, sending) => {
  const world = smallVenue({ favorites: ['wrk_1', 'wrk_2', 'wrk_3'] })
  app.open(sending.at, { world, api: [offline(sending.endpoint)] })
  await sending.send()
  expect(await screen.findByText(unknown)).toBeTruthy()
  expect(screen.getByText(once)).toBeTruthy()
  expect(screen.queryByText(sending.failure)).toBeNull()
  expect(screen.queryByText('An unexpected error occurred')).toBeNull()
})

/** The references of the calls to a path that were made so far. */
const refs = (path: string) => app.calls(path).map(({ body }) => (body as { ref?: string }).ref ?? '')
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('sends a message again by the same reference, also from the dialog that was opened again, and another message by another', async () => {
  const { at, endpoint } = sendings['a message to a worker'] as Sending
  app.open(at, { world: smallVenue(), api: [offline(endpoint)] })
  await openMenu('Message')
  await type(/^Message/, 'Come to the front gate.')
  await press('Send email')
  await screen.findByText(unknown)
  await press('Send email')
  await waitFor(() => expect(refs('message-workers')).toHaveLength(2))
  await press('Cancel')
  await isClosed()
  await openMenu('Message')
  await press('Send email')
  await waitFor(() => expect(refs('message-workers')).toHaveLength(3))
  await type(/^Message/, ' Soon.')
  app.use(mock(gigPeople.message, ({ body }) => ({ data: { sent: body.workerGigIds, failed: [] } })))
  await press('Send email')
  await isClosed()
  await openMenu('Message')
  await type(/^Message/, 'Come to the front gate. Soon.')
  await press('Send email')
  await isClosed()
  const [first = '', second, third, changed = '', afterSuccess = ''] = refs('message-workers')
  expect(first).toMatch(uuid)
  expect([second, third]).toEqual([first, first])
  expect(new Set([first, changed, afterSuccess]).size).toBe(3)
})

it('sends an invitation again by the same reference, and one with other words by another', async () => {
  const { at, endpoint, send } = sendings['an invitation'] as Sending
  app.open(at, { world: smallVenue({ favorites: ['wrk_1', 'wrk_2', 'wrk_3'] }), api: [offline(endpoint)] })
  await send()
  await screen.findByText(unknown)
  await press('Invite 1 worker')
  await waitFor(() => expect(refs('invite-worker')).toHaveLength(2))
  await type(/^Message/, 'Come again.')
  await press('Invite 1 worker')
  await waitFor(() => expect(refs('invite-worker')).toHaveLength(3))
  const [first = '', second, changed] = refs('invite-worker')
  expect(first).toMatch(uuid)
  expect(second).toBe(first)
  expect(changed).not.toBe(first)
})

const hired = () => smallVenue({ workerGigs: [aWorkerGig({ status: 'hired' })] })
const cancelHire = async () => {
  await openMenu('Cancel hire')
  await choose(/^Reason/, 'The date changed')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel hire' }))
}

it('looks up whether a hire was cancelled when no answer came', async () => {
  let isCancelled = false
  const place = aWorkerGig({ status: 'hired' })
  app.open(gigPaths.profile('gig_1', 'worker', 'wg_1'), {
    world: hired(),
    api: [
      respond(gigPeople.cancelHire, () => {
        isCancelled = true
        return HttpResponse.error()
      }),
      mock(gigPeople.getWorkerGig, () => ({ data: { ...place, status: isCancelled ? 'cancelled' : 'hired' } })),
    ],
  })
  await cancelHire()
  expect(await screen.findByText('Hire cancelled')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(app.calls('cancel-worker-gig')).toHaveLength(1)
})

it('says that it does not know whether a hire was cancelled, and takes the next answer for what it is', async () => {
  const place = aWorkerGig({ status: 'hired' })
  app.open(gigPaths.profile('gig_1', 'worker', 'wg_1'), { world: hired(), api: [offline(gigPeople.cancelHire)] })
  await screen.findByRole('button', { name: 'More actions' })
  await openMenu('Cancel hire')
  app.use(offline(gigPeople.getWorkerGig))
  await choose(/^Reason/, 'The date changed')
  const again = async () =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel hire' }))
  await again()
  expect(await screen.findByText(unknown)).toBeTruthy()
  expect(screen.queryByText('The hire was not cancelled')).toBeNull()

  // The first call had reached the server, which refuses the second one.
  app.use(
    respond(gigPeople.cancelHire, () =>
      HttpResponse.json(
        { message: 'This hire was cancelled in the meantime.', code: 'WORKER_GIG_STATE' },
        { status: 409 },
      ),
    ),
    mock(gigPeople.getWorkerGig, () => ({ data: { ...place, status: 'cancelled' } })),
  )
  await again()
  expect(await screen.findByText('Hire cancelled')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('does not call a hire not cancelled whose cancellation a gateway answered', async () => {
  const place = smallVenue().workerGigs.find(({ status }) => status === 'hired')
  if (place === undefined) throw new Error('The venue has a hired place')
  app.open(gigPaths.profile(place.gigId, 'worker', place.id), {
    world: smallVenue(),
    api: [respond(gigPeople.cancelHire, () => new HttpResponse('Gateway Timeout', { status: 504 }))],
  })
  await openMenu('Cancel hire')
  await choose(/^Reason/, 'The date changed')
  app.use(mock(gigPeople.getWorkerGig, () => ({ data: { ...place, status: 'cancelled' } })))
  await press('Cancel hire')
  await isClosed()
  expect(screen.queryByText('The hire was not cancelled')).toBeNull()
})
