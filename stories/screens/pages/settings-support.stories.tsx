import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { support } from '@/api/contract/endpoints/support.ts'
import { fail, failOnce, hold } from '@/api/mocks/faults.ts'
import { hostileData, smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { heading, shownDialog } from '../shell/frame.ts'

const ticketsTab = `${paths.settings}?tab=support`

const meta = {
  title: 'Screens/Pages/Settings/Support',
  render: renderScreen,
  parameters: screen({ at: ticketsTab }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const tickets = async () => within(await page.findByRole('list', { name: 'Your tickets' }))

/** The employer's tickets with their answers. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Profile and Settings')).toBeVisible()
    const list = await tickets()
    await expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Payment not confirmed',
      'Change my email address',
      'A Gig with the wrong date',
    ])
    await expect(list.getByText('Answered')).toBeVisible()
    await expect(page.queryByRole('navigation', { name: 'Pages of tickets' })).toBeNull()
    await expect(list.getByText('Open the Gig and choose Edit Gig.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: screen({ at: ticketsTab, api: [hold(support.getTickets)] }),
  play: async () => {
    await expect(await page.findByText('Loading your tickets')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: screen({ at: ticketsTab, api: [fail(support.getTickets, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load your tickets')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Preferences' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: screen({ at: ticketsTab, world: () => smallVenue({ tickets: [] }) }),
  play: async () => {
    await expect(await page.findByRole('heading', { name: 'No tickets yet' })).toBeVisible()
  },
}

export const EdgeData: Story = {
  parameters: screen({ at: ticketsTab, world: hostileData }),
  play: async () => {
    await tickets()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** A question that is sent appears in the list. */
export const Asks: Story = {
  parameters: withoutPicture('The list is pictured in Loaded.'),
  play: async () => {
    await tickets()
    await userEvent.click(page.getByRole('button', { name: 'Contact support' }))
    const dialog = await shownDialog('Contact support')
    await userEvent.type(dialog.getByLabelText(/^Subject/), 'A question about fees')
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Which fee is taken from a payout?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send to support' }))
    const list = await tickets()
    await expect(await list.findByRole('heading', { name: 'A question about fees' })).toBeVisible()
  },
}

/** 'Try again' reads the tickets once more. */
export const Recovers: Story = {
  parameters: {
    ...screen({ at: ticketsTab, api: [failOnce(support.getTickets, 'CONFLICT')] }),
    ...withoutPicture('The list is pictured in Loaded.'),
  },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }))
    await expect(await (await tickets()).findByText('Payment not confirmed')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...phone,
  parameters: {
    ...screen({ at: ticketsTab }),
    ...visual('phone', [], { skip: 'Loaded is pictured at this width, too.' }),
  },
  play: async () => {
    await expect(await heading('Profile and Settings')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
