import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { errorCopy } from '@/api/contract/error-copy.ts'
import { fail } from '@/api/mocks/faults.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { worldHandlers } from '@/api/mocks/world-handlers.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const choose = async (name: RegExp, option: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name }), option)
const stored = () => Object.values(localStorage).join()
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

interface Text {
  at: string
  /** Opens what has the field. */
  open: () => Promise<unknown>
  label: RegExp
  /** Fills in the rest and sends. */
  send: () => Promise<unknown>
  endpoint: Parameters<typeof fail>[0]
  /** By default an error of the server. */
  refusal?: 'NO_FREE_PLACE' | 'WORKER_GIG_STATE'
  /** The title of the failure. */
  failure: string
  close: () => Promise<unknown>
}

const cancel = async () => {
  await press('Cancel')
  await isClosed()
}
const openMenu = async (item: string) => {
  // Without a pause: the button gives way to the menu's own once its code is there, and a press could begin on the one and end on none.
  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const rating = async () => within(await screen.findByRole('region', { name: 'Rating of DJ Spinall' }))

const texts: Readonly<Record<string, Text>> = {
  'a report to support': {
    at: gigPaths.profile('gig_2', 'worker', 'wg_3'),
    open: () => press('Report a problem'),
    label: /^What happened/,
    send: async () => {
      await choose(/^What is it about/, 'The pay')
      await press('Report a problem')
    },
    endpoint: workReview.raiseDispute,
    failure: 'Your report was not sent',
    close: cancel,
  },
  'the message of a hire': {
    at: gigPaths.details('gig_1', { tab: 'applicants' }),
    open: () => press('Hire Tunde Bakare'),
    label: /^Message to the worker/,
    send: () => press(/^Hire for/),
    endpoint: gigPeople.hire,
    refusal: 'NO_FREE_PLACE',
    failure: 'This hire did not go through',
    close: cancel,
  },
  'the message of an invitation': {
    at: gigPaths.details('gig_1'),
    open: () => openMenu('Invite workers'),
    label: /^Message/,
    send: async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: /Amaka Obi/ }))
      await press('Invite 1 worker')
    },
    endpoint: gigPeople.invite,
    failure: 'Nobody was invited',
    close: cancel,
  },
  'the message of an invitation of saved workers': {
    at: paths.myWorkers,
    open: async () => {
      const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Amaka Obi/ })
      if (!box.checked) await userEvent.click(box)
      await press('Invite to Gig')
    },
    label: /^Message/,
    send: async () => {
      await choose(/^Gig/, 'gig_1')
      await press('Invite 1 worker')
    },
    endpoint: gigPeople.invite,
    failure: 'Nobody was invited',
    close: cancel,
  },
  'the comment of a rating': {
    at: gigPaths.profile('gig_3', 'worker', 'wg_4'),
    open: async () => {
      const card = await rating()
      // A text from before is shown without the stars.
      if (card.queryByLabelText(/^Comment/) === null) await userEvent.click(card.getByRole('radio', { name: /^4/ }))
    },
    label: /^Comment/,
    send: async () => {
      const card = await rating()
      await userEvent.click(card.getByRole('radio', { name: /^4/ }))
      await userEvent.click(card.getByRole('radio', { name: 'No' }))
      await press('Send rating')
    },
    endpoint: workReview.rate,
    failure: 'Your rating was not sent',
    close: async () => undefined,
  },
  'the reason of a partial approval': {
    at: gigPaths.profile('gig_2', 'worker', 'wg_3'),
    open: async () => {
      await press(/^Approve and release/)
      await press('Pay a part or add a bonus')
      // A reason from before is shown with the part that it is about.
      const part = await screen.findByRole<HTMLInputElement>('radio', { name: /^A part of it/ })
      if (!part.checked && !stored().includes(typed)) await userEvent.click(part)
    },
    label: /^Reason/,
    send: async () => {
      const pay = await field(/^You pay/)
      await userEvent.clear(pay)
      await userEvent.type(pay, '10000')
      await press('Continue')
      await userEvent.click(await screen.findByLabelText('Digit 1 of 4'))
      await userEvent.keyboard('2580{Enter}')
    },
    endpoint: workReview.approve,
    refusal: 'WORKER_GIG_STATE',
    failure: errorCopy.WORKER_GIG_STATE,
    close: async () => {
      await press('Back')
      await cancel()
    },
  },
  'a message to a worker': {
    at: gigPaths.profile('gig_2', 'worker', 'wg_3'),
    open: () => openMenu('Message'),
    label: /^Message/,
    send: () => press('Send email'),
    endpoint: gigPeople.message,
    failure: 'Your message was not sent',
    close: cancel,
  },
}

const typed = 'Bring the long lens.'
/** Who may be invited has not applied. */
const venue = () => smallVenue({ favorites: ['wrk_1', 'wrk_2', 'wrk_3'] })

it.each(Object.entries(texts))('keeps %s until the server has it', async (_name, text) => {
  app.open(text.at, { world: venue(), api: [fail(text.endpoint, text.refusal ?? 'INTERNAL')] })
  await text.open()
  await userEvent.type(await field(text.label), typed)
  await text.close()
  await text.open()
  expect(await field(text.label)).toHaveProperty('value', typed)
  await text.send()
  expect(await screen.findByText(text.failure)).toBeTruthy()

  cleanup()
  app.open(text.at, { world: venue() })
  await text.open()
  expect(await field(text.label)).toHaveProperty('value', typed)
  await text.send()
  await waitFor(() => expect(stored()).not.toContain(typed))
  const sent = app.calls(text.endpoint.path.split('/').at(-1) ?? '')
  expect(sent.map(({ body }) => Object.values(body).includes(typed))).toEqual([true, true])
})

it('keeps what was typed where the session ended, for the same employer only', async () => {
  const { at, open, label, send } = texts['a message to a worker'] as Text
  app.open(at, { api: [fail(gigPeople.message, 'UNAUTHORIZED')] })
  await open()
  await userEvent.type(await field(label), typed)
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  cleanup()
  app.open(at, { world: smallVenue({ employerId: 'emp_other' }) })
  await open()
  expect(await field(label)).toHaveProperty('value', '')
  cleanup()
  app.open(at)
  await open()
  expect(await field(label)).toHaveProperty('value', typed)
})

it('keeps the note of a cancellation when the first session begins meanwhile: the question to support has it', async () => {
  const world = smallVenue()
  const reason = 'The work has begun. Contact support to call it off.'
  const begun = { status: 'in_progress', cancellation: { ...aGig().cancellation, allowed: false, reason } }
  app.open(gigPaths.view('gig_1', 'cancel'), { world })
  await userEvent.type(await field(/^Note/), 'The couple has moved abroad.')
  const gigs = world.gigs.map((gig) => (gig.id === 'gig_1' ? { ...gig, ...begun } : gig))
  app.use(...worldHandlers({ ...world, gigs }))
  // The tab is looked at again after an hour, so that the page reads what is too old.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60_000)
  onTestFinished(() => clock.mockRestore())
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await isClosed()
  const notice = (await screen.findByText(reason, { exact: false })).closest('[role=status]') as HTMLElement
  await userEvent.click(within(notice).getByRole('button', { name: 'Contact support' }))
  expect(await field(/^Subject/)).toHaveProperty('value', 'Cancel Wedding photographer')
  expect(await field(/^Message/)).toHaveProperty('value', 'The couple has moved abroad.')
})

it('keeps the note of a cancellation while the page of the Gig is open', async () => {
  app.open(gigPaths.details('gig_1'))
  await openMenu('Cancel Gig')
  await userEvent.type(await field(/^Note/), 'The couple has moved abroad.')
  await press('Keep Gig')
  await isClosed()
  await openMenu('Cancel Gig')
  expect(await field(/^Note/)).toHaveProperty('value', 'The couple has moved abroad.')
  expect(screen.getByText('Note').closest('label')?.textContent).toMatch(/optional/i)
})

it('keeps a text for the worker whom it is about, and forgets one that was emptied', async () => {
  const { at, open, label } = texts['a message to a worker'] as Text
  const other = gigPaths.profile('gig_1', 'worker', 'wg_1')
  app.open(at)
  await open()
  await userEvent.type(await field(label), typed)
  cleanup()
  app.open(other)
  await open()
  expect(await field(label)).toHaveProperty('value', '')
  cleanup()
  app.open(at)
  await open()
  await userEvent.clear(await field(label))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('marquee-typed-text'))).toEqual([])
})

it('keeps the topic of a report beside its text, and forgets it once the report is sent', async () => {
  const at = gigPaths.profile('gig_2', 'worker', 'wg_3')
  const topic = () => screen.findByRole('combobox', { name: /^What is it about/ })
  app.open(at)
  await press('Report a problem')
  await choose(/^What is it about/, 'The pay')
  cleanup()
  app.open(at)
  await press('Report a problem')
  expect(await topic()).toHaveProperty('value', 'payment')
  await userEvent.type(await field(/^What happened/), 'The pictures are not there.')
  await press('Report a problem')
  await isClosed()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('marquee-typed-text'))).toEqual([])
})

it('keeps all of a rating that is not sent, and forgets it once it is', async () => {
  const at = gigPaths.profile('gig_3', 'worker', 'wg_4')
  app.open(at)
  let card = await rating()
  await userEvent.click(card.getByRole('radio', { name: /^4/ }))
  await userEvent.click(card.getByRole('button', { name: 'Punctual' }))
  await userEvent.click(card.getByRole('radio', { name: 'No' }))
  cleanup()
  app.open(at)
  card = await rating()
  expect(card.getByRole('radio', { name: /^4/ })).toHaveProperty('checked', true)
  expect(card.getByRole('button', { name: 'Punctual' }).getAttribute('aria-pressed')).toBe('true')
  expect(card.getByRole('radio', { name: 'No' })).toHaveProperty('checked', true)
  await press('Send rating')
  await card.findByRole('heading', { name: 'Your rating' })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('marquee-typed-text'))).toEqual([])
})

it('knows a rating as its own after a reload, where its answer was lost', async () => {
  const at = gigPaths.profile('gig_3', 'worker', 'wg_4')
  app.open(at)
  let card = await rating()
  await userEvent.click(card.getByRole('radio', { name: /^4/ }))
  await userEvent.click(card.getByRole('radio', { name: 'No' }))
  cleanup()
  const world = smallVenue()
  const review = { rating: 4, tags: [], comment: null, hireAgain: false }
  app.open(at, {
    world: {
      ...world,
      workerGigs: world.workerGigs.map((place) => (place.id === 'wg_4' ? { ...place, review } : place)),
    },
  })
  card = await rating()
  await card.findByRole('heading', { name: 'Your rating' })
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes(':rating'))).toEqual([]))
  expect(card.queryByText('This rating came from another device. Yours was not sent.')).toBeNull()
})
