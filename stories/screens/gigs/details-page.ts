import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { someGigs } from '@/api/mocks/gig-factories.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import { openMenuOf } from '../../_kit/open-menu.ts'
import { screen } from '../../_kit/screen.tsx'
import { heading, shownDialog } from '../shell/frame.ts'

/** The mock venue with one of its Gigs changed. */
export function venueWith(
  id: string,
  changes: Partial<Gig> | ((gig: Gig) => Partial<Gig>),
  world: Partial<World> = {},
): World {
  const gigs = someGigs().map((gig) =>
    gig.id === id ? { ...gig, ...(typeof changes === 'function' ? changes(gig) : changes) } : gig,
  )
  return smallVenue({ gigs, ...world })
}

export const screenWithGig = (...parameters: Parameters<typeof venueWith>) =>
  screen({ world: () => venueWith(...parameters) })

/** The main landmark, once the Gig with this title is shown. */
export async function gigPage(title = 'Wedding photographer') {
  await heading(title)
  return within(page.getByRole('main'))
}

export async function tabPanel(name: RegExp) {
  return within(await page.findByRole('tabpanel', { name }))
}

/** Opens the menu of the Gig. */
export const openMenu = () => openMenuOf(() => page.getByRole('button', { name: 'More actions' }))

/** Opens the dialog that cancels the Gig. */
export async function openCancel() {
  await userEvent.click(await (await openMenu()).findByRole('menuitem', { name: 'Cancel Gig' }))
  return shownDialog('Cancel this Gig?')
}

/** From the confirmation to the PIN. */
export async function cancelUntilPin() {
  const dialog = await openCancel()
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'The date changed')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Gig' }))
  return shownDialog('Cancel Gig')
}

export async function noDialog() {
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
}

export const fitsTheWindow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
