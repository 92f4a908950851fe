import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { fail, failOnce } from '@/api/mocks/faults.ts'
import { mock, respond } from '@/api/mocks/mock.ts'
import { anApplicant, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { focusFirstApplicant } from '../testing/row-focus.ts'

const app = appOverMocks()
const list = gigPaths.details('gig_1', { tab: 'applicants' })
const profile = (id: string) => gigPaths.profile('gig_1', 'applicant', id)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const row = (name: string) => {
  const found = screen.getByText(name).closest<HTMLElement>('[data-row]')
  if (found === null) throw new Error(`No row of ${name}`)
  return within(found)
}
const notSaved = 'Not saved. Try again.'

it('restores who was decided about before, in the row', async () => {
  app.open(`${list}&status=declined`)
  await press('Restore Emeka Nwosu')
  expect(await screen.findByRole('radio', { name: 'Pending 3' })).toBeTruthy()
  expect(row('Emeka Nwosu').getByText('Restored')).toBeTruthy()
  await press('Undo: Emeka Nwosu')
  expect(await screen.findByRole('radio', { name: 'Pending 2' })).toBeTruthy()
  await waitFor(() =>
    expect(app.calls('decline-applicant').map(({ body }) => body)).toEqual([{ reason: 'different_style' }]),
  )
})

it('restores on the profile', async () => {
  app.open(`${profile('ap_3')}?status=declined`)
  await press('Restore')
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
  expect(app.calls('restore-applicant')).toHaveLength(1)
})

it('restores a selection', async () => {
  app.open(`${list}&status=shortlisted`)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Chidinma Okafor' }))
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Restore' }),
  )
  expect(await screen.findByText('1 of 1 restored')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Undo: Chidinma Okafor' })).toBeTruthy()
})

it('keeps the rows of a bulk action, each with its Undo', async () => {
  app.open(list)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Decline' }),
  )
  expect(await screen.findByText('2 of 2 declined')).toBeTruthy()
  await press('Undo: Tunde Bakare')
  expect(await screen.findByRole('button', { name: 'Decline Tunde Bakare' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo: Zainab Abdullahi' })).toBeTruthy()
  await waitFor(() => expect(app.calls('restore-applicant')).toHaveLength(1))
})

it('tries a bulk action again with its reason', async () => {
  const world = smallVenue()
  const gigs = world.gigs.map((gig) =>
    gig.id === 'gig_1'
      ? { ...gig, workersHired: gig.workersNeeded ?? 0, hiring: { freePlaces: 0, payKobo: 5_000_000, spareKobo: 0 } }
      : gig,
  )
  app.open(list, { world: { ...world, gigs }, api: [failOnce(gigPeople.decline, 'RATE_LIMITED')] })
  await press('Decline the remaining 3')
  // One of them is shortlisted, so it is asked first.
  await press('Decline 3')
  expect(await screen.findByText('2 of 3 declined')).toBeTruthy()
  await press('Retry failed')
  expect(await screen.findByText('3 of 3 declined')).toBeTruthy()
  const reasons = app.calls('decline-applicant').map(({ body }) => body['reason'])
  expect(reasons).toEqual(Array.from({ length: 4 }, () => 'position_filled'))
})

it('keeps the row and its Undo when the undo fails', async () => {
  app.open(list, { api: [failOnce(gigPeople.restore, 'INTERNAL')] })
  await press('Decline Tunde Bakare')
  await press('Undo: Tunde Bakare')
  expect(await row('Tunde Bakare').findByText(notSaved)).toBeTruthy()
  expect(row('Tunde Bakare').getByText('Declined')).toBeTruthy()
  await press('Undo: Tunde Bakare')
  expect(await screen.findByRole('button', { name: 'Decline Tunde Bakare' })).toBeTruthy()
  expect(app.calls('restore-applicant')).toHaveLength(2)
})

it('says where an undo of two calls stopped, and continues from there', async () => {
  app.open(`${list}&status=shortlisted`, { api: [failOnce(gigPeople.shortlist, 'INTERNAL')] })
  await press('Decline Chidinma Okafor')
  await press('Undo: Chidinma Okafor')
  expect(await row('Chidinma Okafor').findByText(notSaved)).toBeTruthy()
  expect(row('Chidinma Okafor').getByText('Restored')).toBeTruthy()
  await press('Undo: Chidinma Okafor')
  expect(await screen.findByRole('radio', { name: 'Shortlisted 1' })).toBeTruthy()
  await waitFor(() => expect(app.calls('shortlist-applicant')).toHaveLength(2))
  expect(app.calls('restore-applicant')).toHaveLength(1)
})

it('shows the whole reason as a tooltip, because a column may have room for a part of it', async () => {
  app.open(list)
  await press('Decline Tunde Bakare')
  await press('Add reason: why Tunde Bakare was declined')
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Different style' }))
  expect(await row('Tunde Bakare').findByTitle('Different style')).toBeTruthy()
})

it('does not send a reason after the decision was undone', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const tunde = anApplicant({ id: 'ap_1' })
  app.open(list, {
    api: [
      mock(gigPeople.decline, async () => {
        await answered
        return { data: { ...tunde, status: 'declined' } }
      }),
    ],
  })
  await press('Decline Tunde Bakare')
  await press('Add reason: why Tunde Bakare was declined')
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Over budget' }))
  await press('Undo: Tunde Bakare')
  answer()
  await waitFor(() => expect(app.calls('restore-applicant')).toHaveLength(1))
  await screen.findByRole('button', { name: 'Decline Tunde Bakare' })
  expect(app.calls('decline-applicant')).toHaveLength(1)
})

it('says in its row and by name what was not saved, also after a later decision', async () => {
  app.open(list, { api: [failOnce(gigPeople.decline, 'INTERNAL')] })
  await press('Decline Tunde Bakare')
  await press('Decline Zainab Abdullahi')
  expect(await screen.findByText('Tunde Bakare was not declined')).toBeTruthy()
  expect(await row('Tunde Bakare').findByText(notSaved)).toBeTruthy()
  await screen.findByRole('radio', { name: 'Declined 2' })
  expect(screen.getByText('Tunde Bakare was not declined').closest('[data-removed="false"]')).not.toBeNull()
  await press('Decline Tunde Bakare')
  await waitFor(() => expect(row('Tunde Bakare').queryByText(notSaved)).toBeNull())
})

it('says in the answers of the home page what was not saved, and takes another answer', async () => {
  const worker = aWorker()
  app.open('/dashboard', {
    world: smallVenue({ applicants: [anApplicant({ id: 'ap_1', worker })] }),
    api: [fail(gigPeople.shortlist, 'INTERNAL')],
  })
  await press('Shortlist Tunde Bakare')
  expect(await screen.findByText(notSaved)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Shortlist Tunde Bakare' })).toBeTruthy()
})

it('can be sorted by every order beside the filters', async () => {
  app.open(`${list}&sort=rating`)
  await userEvent.selectOptions(await screen.findByLabelText('Sort'), 'Oldest first')
  await waitFor(() =>
    expect([...document.querySelectorAll('[data-row]')].map((found) => found.getAttribute('data-row'))).toEqual([
      'ap_2',
      'ap_1',
    ]),
  )
})

it('keeps the focus where the pressed button was', async () => {
  app.open(list)
  await press('Decline Tunde Bakare')
  await waitFor(() => expect(row('Tunde Bakare').getByRole('button', { name: /^Add reason/ })).toHaveFocus())
  await press('Undo: Tunde Bakare')
  await waitFor(() => expect(row('Tunde Bakare').getByRole('button', { name: 'Decline Tunde Bakare' })).toHaveFocus())
})

it('sends nothing by keys without a connection, and says why', async () => {
  app.open(list)
  await focusFirstApplicant('Tunde Bakare')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await userEvent.keyboard('s')
  await screen.findByText(/^You are offline/, { selector: 'p' })
  expect(app.calls('shortlist-applicant')).toHaveLength(0)
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
})

it('offers no reason without a connection', async () => {
  app.open(list)
  await press('Decline Tunde Bakare')
  const reason = await screen.findByRole('button', { name: 'Add reason: why Tunde Bakare was declined' })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(reason).toBeDisabled())
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
})

it('counts who is left in the stage, also while those who were decided about are still shown', async () => {
  app.open(list)
  const counted = async () => Number((await screen.findByText(/^\d+ applicants?$/)).textContent?.split(' ')[0])
  const before = await counted()
  await press('Shortlist Tunde Bakare')
  await waitFor(async () => expect(await counted()).toBe(before - 1))
  expect(row('Tunde Bakare').getByText('Shortlisted')).toBeTruthy()
})

it('does not read the applicants again after a decision', async () => {
  app.open(list)
  await press('Shortlist Tunde Bakare')
  await screen.findByRole('radio', { name: 'Shortlisted 2' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(app.calls('fetch-applicants')).toHaveLength(1)
})

it('keeps view and list on the profile, and the order of the rows as they were shown', async () => {
  const { goTo } = app.open(`${list}&view=list&list=status%3Dopen`)
  await press('Decline Zainab Abdullahi')
  await screen.findByRole('radio', { name: 'Declined 2' })
  const href = row('Zainab Abdullahi').getByRole('link').getAttribute('href') ?? ''
  expect(href).toContain('list=status%3Dopen')
  await goTo(href)
  expect(await screen.findByText('2 of 2')).toBeTruthy()
  const hrefs = screen.getAllByRole('link', { name: 'Gigs Management' }).map((link) => link.getAttribute('href'))
  expect(hrefs.filter((target) => target?.endsWith('?status=open'))).toHaveLength(1)
})

it('opens an applicant from elsewhere in the list of the own stage', async () => {
  app.open(profile('ap_6'))
  expect(await screen.findByText('1 of 1')).toBeTruthy()
})

it('names who had no answer in a bulk action as unknown, not as failed', async () => {
  app.open(list, { api: [respond(gigPeople.decline, () => HttpResponse.error(), { once: true })] })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Decline' }),
  )
  expect(await screen.findByText('1 of 2 declined, 1 not known yet')).toBeTruthy()
  const lines = within(screen.getByRole('alert')).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/: We do not know yet if this was saved\.$/),
  ])
  expect(screen.queryByRole('button', { name: 'Retry failed' })).toBeNull()
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 of 2 declined')).toBeTruthy()
})
