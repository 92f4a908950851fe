import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { fail } from '@/api/mocks/faults.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { openMenu } from './details-page.ts'
import { shownDialog } from '../shell/frame.ts'
import { savedVenue } from '../people/saved-workers.ts'

const meta = {
  title: 'Screens/Gigs/Invite workers',
  render: renderScreen,
  parameters: {
    ...screen({ at: gigPaths.details('gig_1'), world: savedVenue }),
    ...visual('screen', [], { crop: 'window' }),
    states: 'details.stories.tsx',
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** From the menu of an open Gig. */
const openDialog = async () => {
  const menu = await openMenu()
  await userEvent.click(await menu.findByRole('menuitem', { name: 'Invite workers' }))
  return shownDialog('Invite workers')
}

/** Saved workers for one Gig: who has applied cannot be chosen, and says so; who was invited before can. */
export const Choose: Story = {
  play: async () => {
    const dialog = await openDialog()
    await expect(await dialog.findByRole('checkbox', { name: /Zainab Abdullahi/ })).toBeDisabled()
    const amaka = dialog.getByRole('checkbox', { name: /Amaka Obi/ })
    await waitFor(() => expect(amaka).toHaveAccessibleDescription(/^Invited Wed 12 Nov.* · Event photographer/))
    await userEvent.click(amaka)
    await expect(dialog.getByRole('button', { name: 'Invite 1 worker' })).toBeVisible()
  },
}

/** By the link of a payment's page. */
export const ByAddress: Story = {
  parameters: { ...screen({ at: gigPaths.view('gig_1', 'invite') }), ...withoutPicture('It shows what Choose does.') },
  play: async () => {
    const dialog = await shownDialog('Invite workers')
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Amaka Obi/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Invite 1 worker' }))
    await expect(await page.findByText('1 worker invited')).toBeVisible()
    await waitFor(() => expect(currentPath()).toBe(gigPaths.details('gig_1')))
  },
}

/** Who was chosen stays chosen while others are searched. */
export const Invited: Story = {
  parameters: withoutPicture('It ends with the page of the Gig and a message.'),
  play: async () => {
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Amaka Obi/ }))
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search saved workers' }), 'obi')
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /Zainab/ })).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: 'Invite 1 worker' }))
    await expect(await page.findByText('1 worker invited')).toBeVisible()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const NobodySaved: Story = {
  parameters: screen({ world: () => savedVenue({ favorites: [], groups: [] }) }),
  play: async () => {
    const dialog = await openDialog()
    await expect(await dialog.findByText('No saved workers yet')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Go to My Workers' })).toBeVisible()
  },
}

/** Without the earlier invitations nobody is marked as invited, and everybody else can be: the server skips who cannot. */
export const InvitationsFailed: Story = {
  parameters: {
    ...screen({ api: [fail(gigPeople.listInvitations, 'INTERNAL')] }),
    ...withoutPicture('It is Choose without a mark.'),
  },
  play: async () => {
    const dialog = await openDialog()
    const amaka = await dialog.findByRole('checkbox', { name: /Amaka Obi/ })
    await expect(await dialog.findByRole('checkbox', { name: /Zainab Abdullahi/ })).toBeDisabled()
    await expect(amaka).not.toHaveAccessibleDescription(/Invited/)
    await userEvent.click(amaka)
    await userEvent.click(dialog.getByRole('button', { name: 'Invite 1 worker' }))
    await expect(await page.findByText('1 worker invited')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(workers.listFavorites, 'INTERNAL')] }),
  play: async () => {
    const dialog = await openDialog()
    await expect(await dialog.findByText('Failed to load saved workers')).toBeVisible()
  },
}
