import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { anyTouch, belowTablet } from '@/design-system/styles/media.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()

const onAPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === belowTablet || query === anyTouch,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

/** Swipes the card of somebody with one finger. @param by how far, in px to the right */
async function swipe(name: string, by: number) {
  const card = screen.getByText(name).closest('[data-row]')?.querySelector('[data-component="SwipeRow"]')
  if (!card) throw new Error(`The card of ${name} cannot be swiped.`)
  const at = (x: number) => ({ pointerType: 'touch', isPrimary: true, pointerId: 1, clientX: 300 + x, clientY: 200 })
  fireEvent.pointerDown(card, at(0))
  for (const x of [Math.sign(by) * 12, by]) fireEvent.pointerMove(card, at(x))
  fireEvent.pointerUp(card, at(by))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

it('selects applicants on a phone by the box of their card, and decides about the selection', async () => {
  onAPhone()
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

it('puts the decisions in the order of a card into the bar of a phone, and what is rare into a menu', async () => {
  onAPhone()
  app.open(gigPaths.details('gig_1', { tab: 'applicants' }))
  const list = within(await screen.findByRole('list', { name: 'Applicants' }))
  await userEvent.click(list.getByRole('checkbox', { name: 'Select Tunde Bakare' }))
  const bar = within(screen.getByRole('group', { name: 'Selection' }))
  const names = bar.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names.map((name) => name?.slice(0, 7))).toEqual(['Decline', 'Shortli', 'Compare', 'More ac', 'Clear s'])
  await userEvent.click(bar.getByRole('button', { name: 'More actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Export CSV' })).toBeInTheDocument()
})

it('shortlists by a swipe of the card, and declines by one the other way, with Undo in place; a short swipe does nothing', async () => {
  onAPhone()
  app.open(gigPaths.details('gig_1', { tab: 'applicants' }))
  await screen.findByRole('list', { name: 'Applicants' })
  // What follows a finger is loaded with the cards.
  await act(() => vi.dynamicImportSettled())
  await swipe('Tunde Bakare', 60)
  expect(screen.getByRole('button', { name: 'Shortlist Tunde Bakare' })).toBeTruthy()
  await swipe('Tunde Bakare', 140)
  expect(await screen.findByRole('button', { name: 'Undo: Tunde Bakare' })).toBeTruthy()
  await waitFor(() => expect(app.calls('shortlist-applicant')).toHaveLength(1))
  // What was decided is undone by its button: a swipe decides nothing more.
  await swipe('Tunde Bakare', -140)
  await swipe('Zainab Abdullahi', -140)
  expect(await screen.findByRole('button', { name: 'Undo: Zainab Abdullahi' })).toBeTruthy()
  await waitFor(() => expect(app.calls('decline-applicant')).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Tunde Bakare' }))
  expect(await screen.findByRole('button', { name: 'Shortlist Tunde Bakare' })).toBeTruthy()
  await waitFor(() => expect(app.calls('restore-applicant')).toHaveLength(1))
})
