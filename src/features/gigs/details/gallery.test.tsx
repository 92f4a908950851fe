import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { hold } from '@/api/mocks/faults.ts'
import { anApplicant, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { focusedRow, focusFirstApplicant } from '../testing/row-focus.ts'

const app = appOverMocks()
const gallery = `${gigPaths.details('gig_1', { tab: 'applicants' })}&view=gallery`

// jsdom has no layout: with cards of no height all of them would be in sight, and nothing would scroll.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
  vi.stubGlobal('scrollBy', vi.fn())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const applicants = Array.from({ length: 30 }, (_, index) =>
  anApplicant({
    id: `ap_${index + 1}`,
    worker: aWorker({ id: `wrk_${index + 1}`, firstName: 'Worker', lastName: `Number ${index + 1}` }),
  }),
)
const open = () => app.open(gallery, { world: smallVenue({ applicants }) })

it('renders the cards in sight, and reads the work of nobody else', async () => {
  open()
  await screen.findByText('Worker Number 1')
  await waitFor(() => expect(app.calls('get-worker').length).toBeGreaterThan(0))
  expect(document.querySelectorAll('[data-row]').length).toBeLessThan(10)
  expect(app.calls('get-worker').length).toBeLessThan(10)
})

it('goes from card to card by keys, beyond those in sight, and back', async () => {
  open()
  await focusFirstApplicant('Worker Number 1')
  for (let number = 2; number <= 9; number += 1) {
    await userEvent.keyboard('j')
    await waitFor(() => expect(focusedRow()).toBe(`ap_${number}`))
  }
  await userEvent.keyboard('k')
  await waitFor(() => expect(focusedRow()).toBe('ap_8'))
})

it('selects cards by keys and by their boxes, and decides about the selection', async () => {
  open()
  await focusFirstApplicant('Worker Number 1')
  await userEvent.keyboard('x')
  expect(screen.getByRole('checkbox', { name: 'Select Worker Number 1' })).toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Worker Number 3' }))
  const bar = screen.getByRole('group', { name: 'Selection' })
  expect(within(bar).getByText('2 selected')).toBeTruthy()
  await userEvent.click(within(bar).getByRole('button', { name: 'Shortlist' }))
  expect(await screen.findByText('2 of 2 shortlisted')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo: Worker Number 3' })).toBeTruthy()
  expect(app.calls('shortlist-applicant')).toHaveLength(2)
})

it('selects all applicants of the gallery, also those who are not in sight', async () => {
  open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  const bar = screen.getByRole('group', { name: 'Selection' })
  expect(within(bar).getByText('30 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Worker Number 2' }))
  expect(within(bar).getByText('29 selected')).toBeTruthy()
  await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull()
})

it('has the shape of the gallery, not of a table, while the applicants are loaded', async () => {
  app.open(gallery, { world: smallVenue({ applicants }), api: [hold(gigPeople.listApplicants)] })
  expect(await screen.findByText('Loading applicants')).toBeTruthy()
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Select all', hidden: true })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
