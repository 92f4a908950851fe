import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { fail, failOnce } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { anApplicant, aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { focusedRow } from '../testing/row-focus.ts'

const app = appOverMocks()
const list = gigPaths.details('gig_1', { tab: 'applicants' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const selectBoth = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
const inSelection = () => within(screen.getByRole('group', { name: 'Selection' }))

it('goes to the first row of a bulk action', async () => {
  app.open(list)
  await selectBoth()
  await userEvent.click(inSelection().getByRole('button', { name: 'Decline' }))
  await screen.findByText('2 of 2 declined')
  expect(focusedRow()).toBe('ap_1')
})

it('goes to the row of a failed one, when that is tried again or the message is closed', async () => {
  app.open(list, { api: [failOnce(gigPeople.decline, 'RATE_LIMITED')] })
  await selectBoth()
  await userEvent.click(inSelection().getByRole('button', { name: 'Decline' }))
  await press('Retry failed')
  await screen.findByText('2 of 2 declined')
  expect(focusedRow()).toBeTruthy()
})

const twelve = () =>
  smallVenue({
    applicants: Array.from({ length: 12 }, (_, index) =>
      anApplicant({
        id: `ap_${index + 1}`,
        status: 'pending',
        appliedAt: `2025-11-12T10:${String(59 - index)}:00+01:00`,
        worker: aWorker({ id: `wrk_${index + 1}`, firstName: 'Worker', lastName: `Number ${index + 1}` }),
      }),
    ),
  })

it('returns to the row of the applicant whose profile is closed by Escape, where the keys go on', async () => {
  app.open(list, { world: twelve() })
  const tenth = await screen.findByRole('link', { name: /^Worker Number 10/ })
  act(() => tenth.focus())
  await userEvent.keyboard('{Enter}')
  await screen.findByText('10 of 12')
  // The shortcuts load when the browser is idle.
  await waitFor(async () => {
    if (screen.queryByText('10 of 12')) await userEvent.keyboard('{Escape}')
    expect(focusedRow()).toBe('ap_10')
  })
  await userEvent.keyboard('j')
  await waitFor(() => expect(focusedRow()).toBe('ap_11'))
})

it('returns by Back to the row of the applicant', async () => {
  const { goTo } = app.open(list, { world: twelve() })
  await userEvent.click(await screen.findByRole('link', { name: /^Worker Number 3/ }))
  await screen.findByText('3 of 12')
  await goTo(-1)
  await waitFor(() => expect(focusedRow()).toBe('ap_3'))
})

it('goes to the heading of the comparison, and back to the first row that was compared', async () => {
  app.open(list)
  await selectBoth()
  await userEvent.click(inSelection().getByRole('button', { name: 'Compare' }))
  const heading = await screen.findByRole('heading', { name: 'Compare 2 applicants' })
  await waitFor(() => expect(heading).toHaveFocus())
  await press('Back to the list')
  await waitFor(() => expect(focusedRow()).toBe('ap_1'))
  expect(inSelection().getByRole('button', { name: 'Compare' })).toBeTruthy()
})

it('goes to the first selected row when Escape ends the selection from one of its buttons', async () => {
  app.open(list)
  await selectBoth()
  act(() => inSelection().getByRole('button', { name: 'Compare' }).focus())
  const isSelecting = () => screen.queryByRole('group', { name: 'Selection' }) !== null
  await waitFor(async () => {
    if (isSelecting()) await userEvent.keyboard('{Escape}')
    expect(isSelecting()).toBe(false)
  })
  expect(focusedRow()).toBe('ap_1')
})

it('goes to the first row of an approval whose result was read', async () => {
  const crew = [1, 2].map((number) =>
    aWorkerGig({
      id: `wg_${number}`,
      status: 'task_submitted',
      worker: aWorker({ id: `wrk_${number}`, firstName: 'Worker', lastName: `${number}` }),
    }),
  )
  app.open(gigPaths.details('gig_1', { tab: 'workers' }), { world: smallVenue({ workerGigs: crew }) })
  await selectBoth()
  await userEvent.click(inSelection().getByRole('button', { name: 'Approve selected' }))
  await userEvent.click(await screen.findByLabelText('Digit 1 of 4'))
  await userEvent.keyboard('2580')
  const confirm = screen.queryByRole('button', { name: /^Approve and release/ })
  if (confirm !== null) await userEvent.click(confirm)
  const dialog = within(await screen.findByRole('dialog', { name: /tasks approved/ }))
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(focusedRow()).toBe('wg_1'))
})

it('stays in the comparison when one is removed from it', async () => {
  app.open(`${list}&compare=ap_1%2Cap_2%2Cap_6`)
  await press('Remove Chidinma Okafor')
  const heading = await screen.findByRole('heading', { name: 'Compare 2 applicants' })
  await waitFor(() => expect(heading).toHaveFocus())
})

it('goes to what is next after a hire was cancelled', async () => {
  const worker = aWorker({ id: 'wrk_h', firstName: 'Halima', lastName: 'Sani' })
  app.open(gigPaths.details('gig_1', { tab: 'workers' }), {
    world: smallVenue({ workerGigs: [aWorkerGig({ id: 'wg_h', status: 'hired', worker })] }),
  })
  await press('Actions for Halima Sani')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel hire' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Halima Sani?' }))
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'The date changed')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel hire' }))
  const next = await screen.findByRole('region', { name: 'Plan B' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(next.contains(document.activeElement) || focusedRow() === 'wg_h').toBe(true))
})

it('goes to what is next on the page of a worker whose hire was cancelled', async () => {
  const worker = aWorker({ id: 'wrk_h', firstName: 'Halima', lastName: 'Sani' })
  app.open(gigPaths.profile('gig_1', 'worker', 'wg_h'), {
    world: smallVenue({ workerGigs: [aWorkerGig({ id: 'wg_h', status: 'hired', worker })] }),
  })
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel hire' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Halima Sani?' }))
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'The date changed')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel hire' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open Plan B' })).toHaveFocus())
})

const reviewed = gigPaths.profile('gig_2', 'worker', 'wg_3')
const inDialog = async () => within(await screen.findByRole('dialog'))
const enterPin = async () => {
  await userEvent.click(await screen.findByLabelText('Digit 1 of 4'))
  await userEvent.keyboard('2580{Enter}')
}
const reviews: Readonly<Record<string, () => Promise<unknown>>> = {
  'an approval': async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Approve and release/ }))
    await enterPin()
  },
  'a request for changes': async () => {
    await press('Request changes')
    const dialog = await inDialog()
    await userEvent.type(dialog.getByLabelText(/^What should change/), 'Please send the pictures of the stage again.')
    await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }))
  },
  'a report': async () => {
    await press('Report a problem')
    const dialog = await inDialog()
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'The pay')
    await userEvent.type(dialog.getByLabelText(/^What happened/), 'The pictures are of another event than this.')
    await userEvent.click(dialog.getByRole('button', { name: 'Report a problem' }))
  },
}

it.each(Object.entries(reviews))('goes to the heading of the work after %s', async (_name, decide) => {
  app.open(reviewed)
  await decide()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Request changes' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Submitted work/ })).toHaveFocus())
})

it('goes to the name of who was hired on the page of the applicant', async () => {
  app.open(gigPaths.profile('gig_1', 'applicant', 'ap_1'))
  await press('Hire')
  await userEvent.click((await inDialog()).getByRole('button', { name: /^Hire for/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hire' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Tunde Bakare' })).toHaveFocus())
})

it('goes to the next row when the dialog of a hire is closed whose row has left the list', async () => {
  const world = smallVenue()
  app.open(list, { world })
  await press('Hire Tunde Bakare')
  const dialog = await inDialog()
  const remaining = world.applicants.filter(({ id, gigId }) => id !== 'ap_1' && gigId === 'gig_1')
  app.use(
    fail(gigPeople.hire, 'APPLICANT_STATE', { message: 'Tunde Bakare has withdrawn.' }),
    mock(gigPeople.listApplicants, () => ({ data: { applicants: remaining, totalApplicant: remaining.length } })),
  )
  await userEvent.click(dialog.getByRole('button', { name: /^Hire for/ }))
  await dialog.findByText('Tunde Bakare has withdrawn.')
  await waitFor(() => expect(document.querySelector('[data-row="ap_1"]')).toBeNull())
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(focusedRow()).toBe('ap_2'))
})

it('returns to the approval when its dialog is left after the step of a part', async () => {
  app.open(reviewed)
  await userEvent.click(await screen.findByRole('button', { name: /^Approve and release/ }))
  await press('Pay a part or add a bonus')
  await press('Back')
  await screen.findByLabelText('Digit 1 of 4')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: /^Approve and release/ })).toHaveFocus())
})

it('goes from a rating that was sent to the offer to save the worker, and to the rating once saved', async () => {
  const world = smallVenue()
  const places = world.workerGigs.map((place) => (place.id === 'wg_4' ? { ...place, review: null } : place))
  const profiles = world.profiles.map((profile) => ({ ...profile, isFavorite: false }))
  const workerGigs = places.map((place) => ({ ...place, worker: { ...place.worker, isFavorite: false } }))
  app.open(gigPaths.profile('gig_3', 'worker', 'wg_4'), { world: { ...world, workerGigs, profiles, favorites: [] } })
  await userEvent.click(await screen.findByRole('radio', { name: /^5/ }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }))
  await press('Send rating')
  const save = await screen.findByRole('button', { name: 'Save to My Workers' })
  await waitFor(() => expect(save).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save to My Workers' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your rating' })).toHaveFocus())
})
