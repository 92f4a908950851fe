import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()

it('offers the decisions about an applicant in one order, the most important last', async () => {
  app.open(gigPaths.details('gig_1', { tab: 'applicants' }))
  const row = (await screen.findByRole('checkbox', { name: 'Select Tunde Bakare' })).closest('[data-row]')
  if (!(row instanceof HTMLElement)) throw new Error('There is no row.')
  const names = within(row)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names).toEqual(['Decline Tunde Bakare', 'Shortlist Tunde Bakare', 'Hire Tunde Bakare'])
})
