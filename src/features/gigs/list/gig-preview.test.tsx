import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { offline } from '@/api/mocks/faults.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { paths } from '@/shared/paths.ts'

const app = appOverMocks()
const titles = ['First night', 'Second night', 'Third night']
const world = () =>
  smallVenue({
    gigs: titles.map((title, index) =>
      aGig({ id: `gig_${index}`, title, status: 'open', createdAt: `2025-11-1${3 - index}T08:00:00.000Z` }),
    ),
  })
const panelOf = async (title: string) => within(await screen.findByRole('dialog', { name: title }))

it('opens by Space on a row, goes through the list, and returns the focus to the row it showed last', async () => {
  app.open(paths.gigs, { world: world() })
  ;(await screen.findByRole('link', { name: /^First night/ })).focus()
  await userEvent.keyboard(' ')
  const first = await panelOf('First night')
  expect(first.getByRole('link', { name: 'Open Gig' })).toHaveAttribute('href', '/dashboard/gig-management/gig_0')
  await userEvent.click(first.getByRole('button', { name: 'Next Gig' }))
  const second = await panelOf('Second night')
  expect(second.getByRole('button', { name: 'Next Gig' })).toHaveFocus()
  await userEvent.click(second.getByRole('button', { name: 'Next Gig' }))
  const third = await panelOf('Third night')
  await userEvent.click(third.getByRole('button', { name: 'Next Gig' }))
  expect(screen.getByRole('dialog', { name: 'Third night' })).toBeTruthy()
  expect(third.getByRole('button', { name: 'Next Gig' })).toHaveAccessibleDescription(
    'No Gig after this one on the page',
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('link', { name: /^Third night/ })).toHaveFocus())
})

it('is in the address, so that a reload shows it', async () => {
  app.open(`${paths.gigs}?gig=gig_1`, { world: world() })
  const panel = await panelOf('Second night')
  expect(panel.getByRole('button', { name: 'Previous Gig' })).not.toHaveAttribute('aria-disabled', 'true')
})

it('shows what the list knows while the Gig cannot be read', async () => {
  app.open(`${paths.gigs}?gig=gig_1`, { world: world(), api: [offline(gigs.get)] })
  const panel = await panelOf('Second night')
  expect(await panel.findByText('Applications close')).toBeTruthy()
})

it('links back to the list without the panel', async () => {
  app.open(`${paths.gigs}?tab=open&gig=gig_1`, { world: world() })
  const panel = await panelOf('Second night')
  const href = panel.getByRole('link', { name: 'Open Gig' }).getAttribute('href')
  expect(new URLSearchParams(href?.split('?')[1]).get('list')).toBe('tab=open')
})

it('shows no money of a Gig that is not paid', async () => {
  const unpaid = aGig({
    id: 'gig_9',
    title: 'Unpaid night',
    status: 'pending_payment',
    payment: { paidKobo: 0, heldKobo: 0, feeKobo: 250_000, vatKobo: 18_750 },
  })
  app.open(`${paths.gigs}?gig=gig_9`, { world: smallVenue({ gigs: [unpaid] }) })
  const panel = await panelOf('Unpaid night')
  expect(await panel.findByText('Applications close')).toBeTruthy()
  expect(panel.queryByRole('heading', { name: 'Money' })).toBeNull()
})
