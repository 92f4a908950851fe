import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { ago } from '@/api/mocks/factories.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { heading } from '../shell/frame.ts'

/** The panel of the open tab. */
export async function openTab(name = 'All') {
  await heading('Gigs Management')
  return within(await page.findByRole('tabpanel', { name: new RegExp(`^${name}`) }))
}

/** Opens the actions of the row with this name. */
export async function rowActions(name: string) {
  const list = await openTab()
  await userEvent.click(await list.findByRole('button', { name: `Actions for ${name}` }))
  const menu = await page.findByRole('menu')
  await waitFor(() => expect(menu).toBeVisible())
  return within(menu)
}

/** This many open Gigs, the newest first. */
export const manyGigs = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aGig({
      id: `gig_${index + 1}`,
      title: `Open night number ${index + 1}`,
      status: 'open',
      createdAt: ago({ hours: index }),
      applicantCounts: { pending: index, shortlisted: 0, hired: 0, declined: 0, withdrawn: 0 },
    }),
  )
