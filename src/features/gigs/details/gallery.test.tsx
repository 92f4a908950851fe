import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anApplicant, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '../testing/open-app.tsx'
import { focusedRow, focusFirstApplicant } from '../testing/row-focus.ts'

const app = appOverMocks()
const gallery = `${gigPaths.details('gig_1', { tab: 'applicants' })}&view=gallery`

const applicants = Array.from({ length: 30 }, (_, index) =>
  anApplicant({
    id: `ap_${index + 1}`,
    worker: aWorker({ id: `wrk_${index + 1}`, firstName: 'Worker', lastName: `Number ${index + 1}` }),
  }),
)
const open = () => app.open(gallery, { world: smallVenue({ applicants }) })

it('goes on by keys to cards that were not shown yet, and back', async () => {
  open()
  await focusFirstApplicant('Worker Number 1')
  await userEvent.keyboard('j'.repeat(11))
  expect(focusedRow()).toBe('ap_12')
  expect(screen.queryByText('Worker Number 13')).toBeNull()
  await userEvent.keyboard('j')
  await waitFor(() => expect(focusedRow()).toBe('ap_13'))
  await userEvent.keyboard('j')
  expect(focusedRow()).toBe('ap_14')
  await userEvent.keyboard('kk')
  expect(focusedRow()).toBe('ap_12')
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

it('selects all applicants of the gallery, also those who are not shown yet', async () => {
  open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  const bar = screen.getByRole('group', { name: 'Selection' })
  expect(within(bar).getByText('30 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Worker Number 2' }))
  expect(within(bar).getByText('29 selected')).toBeTruthy()
  await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull()
})

it('moves the focus to the first of the cards that are shown more', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Show 12 more' }))
  await waitFor(() => expect(focusedRow()).toBe('ap_13'))
  await userEvent.click(screen.getByRole('button', { name: 'Show 6 more' }))
  await waitFor(() => expect(focusedRow()).toBe('ap_25'))
})
