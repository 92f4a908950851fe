import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { belowTablet } from '@/design-system/styles/media.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '../testing/open-app.tsx'

const app = appOverMocks()

it('selects applicants on a phone by the box of their card, and decides about the selection', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === belowTablet,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  app.open(gigPaths.details('gig_1', { tab: 'applicants' }))
  const list = within(await screen.findByRole('list', { name: 'Applicants' }))
  await userEvent.click(list.getByRole('checkbox', { name: 'Select Tunde Bakare' }))
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Shortlist' }),
  )
  expect(await screen.findByText('1 of 1 shortlisted')).toBeTruthy()
  await waitFor(() => expect(list.getByRole('link', { name: /Tunde Bakare/ })).toHaveFocus())
})
