import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { anApplicant, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { focusedRow, focusFirstApplicant } from '../testing/row-focus.ts'

const app = appOverMocks()
const list = gigPaths.details('gig_1', { tab: 'applicants' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const select = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
const inSelection = () => within(screen.getByRole('group', { name: 'Selection' }))
const compareSelected = async (names: readonly string[]) => {
  for (const name of names) await select(name)
  await userEvent.click(inSelection().getByRole('button', { name: 'Compare' }))
  await screen.findByRole('heading', { name: `Compare ${names.length} applicants` })
}
const needed = 'Choose 2 to 4 applicants to compare'

const pending = (count: number) =>
  smallVenue({
    applicants: Array.from({ length: count }, (_, index) =>
      anApplicant({
        id: `ap_${index + 1}`,
        status: 'pending',
        appliedAt: `2025-11-12T10:${String(59 - index)}:00+01:00`,
        worker: aWorker({ id: `wrk_${index + 1}`, firstName: 'Worker', lastName: `Number ${index + 1}` }),
      }),
    ),
  })

afterEach(() => {
  vi.restoreAllMocks()
})

it('keeps the Undo of who was decided about before the comparison', async () => {
  app.open(list, { world: pending(3) })
  await press('Decline Worker Number 3')
  await screen.findByRole('button', { name: 'Undo: Worker Number 3' })
  await compareSelected(['Worker Number 1', 'Worker Number 2'])
  await press('Back to the list')
  await press('Undo: Worker Number 3')
  expect(await screen.findByRole('button', { name: 'Decline Worker Number 3' })).toBeTruthy()
  await waitFor(() => expect(app.calls('restore-applicant')).toHaveLength(1))
})

it('keeps the Undo of who was decided about in the comparison, until the stage is left', async () => {
  app.open(list, { world: pending(3) })
  await compareSelected(['Worker Number 1', 'Worker Number 2'])
  await press('Shortlist Worker Number 2')
  await screen.findByRole('button', { name: 'Undo: Worker Number 2' })
  await press('Back to the list')
  expect(await screen.findByRole('button', { name: 'Undo: Worker Number 2' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('radio', { name: 'Shortlisted 1' }))
  await screen.findByRole('link', { name: /^Worker Number 2/ })
  await userEvent.click(await screen.findByRole('radio', { name: 'Pending 2' }))
  await screen.findByRole('link', { name: /^Worker Number 1/ })
  expect(screen.queryByRole('link', { name: /^Worker Number 2/ })).toBeNull()
})

it('undoes by its key in the comparison, and says whose decision it was when nobody shown is meant', async () => {
  app.open(list, { world: pending(3) })
  await press('Decline Worker Number 3')
  await screen.findByRole('button', { name: 'Undo: Worker Number 3' })
  await compareSelected(['Worker Number 1', 'Worker Number 2'])
  await waitFor(async () => {
    if (app.calls('restore-applicant').length === 0) await userEvent.keyboard('u')
    expect(app.calls('restore-applicant')).toHaveLength(1)
  })
  expect(await screen.findByText('The decision about Worker Number 3 was undone')).toBeTruthy()
})

it('says at the button how many applicants are compared, while too few or too many are selected', async () => {
  app.open(list, { world: pending(5) })
  await select('Worker Number 1')
  const button = () => inSelection().getByRole('button', { name: 'Compare' })
  expect(button()).toHaveAccessibleDescription(needed)
  await userEvent.click(button())
  expect(screen.queryByRole('heading', { name: /^Compare/ })).toBeNull()
  await select('Worker Number 2')
  expect(button()).not.toHaveAccessibleDescription(needed)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(button()).toHaveAccessibleDescription(needed)
})

it('returns to the row that had the focus, not to the first of those compared', async () => {
  app.open(list, { world: pending(3) })
  await focusFirstApplicant('Worker Number 1')
  await userEvent.keyboard('xjxc')
  await screen.findByRole('heading', { name: 'Compare 2 applicants' })
  await press('Back to the list')
  await waitFor(() => expect(focusedRow()).toBe('ap_2'))
})

it('says the same when the key of the comparison is pressed with nobody selected', async () => {
  app.open(list, { world: pending(3) })
  await focusFirstApplicant('Worker Number 1')
  await userEvent.keyboard('c')
  expect(await screen.findByText(needed, { selector: 'p' })).toBeTruthy()
})

it('opens no hire by its key without a connection, and says why as the button does', async () => {
  app.open(list, { world: pending(2) })
  await focusFirstApplicant('Worker Number 1')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await userEvent.keyboard('h')
  expect(
    await screen.findByText('You are offline. You can continue when the connection is back.', { selector: 'p' }),
  ).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
})

it('keeps the focus in the comparison after a hire', async () => {
  app.open(list, { world: pending(3) })
  await compareSelected(['Worker Number 1', 'Worker Number 2'])
  await press('Hire Worker Number 2')
  await userEvent.click(await screen.findByRole('button', { name: /^Hire for/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('link', { name: 'View worker: Worker Number 2' })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Compare 2 applicants' })).toHaveFocus())
})
