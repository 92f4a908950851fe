import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { notifications } from '@/api/contract/endpoints/notifications.ts'
import { hold } from '@/api/mocks/faults.ts'
import { emptyVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { findBell, openPanel, venueWith } from './panel.ts'

const meta = {
  title: 'Screens/Notifications/Bell',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.dashboard }),
    // The bell lies in the top bar, outside the page's content.
    ...visual('screen', [], { crop: 'window' }),
    states: 'notification-panel.stories.tsx',
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const badgeOf = (bell: HTMLElement) => within(bell)

/** Nothing is unread: no badge. */
export const NoneUnread: Story = {
  parameters: screen({ world: emptyVenue }),
  play: async () => {
    await expect(await findBell(0)).toHaveTextContent('')
  },
}

export const OneUnread: Story = {
  parameters: screen({ world: () => venueWith(1) }),
  play: async () => {
    await expect(badgeOf(await findBell(1)).getByText('1')).toBeVisible()
  },
}

export const NinetyNineUnread: Story = {
  parameters: {
    ...screen({ world: () => venueWith(99) }),
    ...withoutPicture('The badge is pictured in OneUnread and HundredUnread.'),
  },
  play: async () => {
    await expect(badgeOf(await findBell(99)).getByText('99')).toBeVisible()
  },
}

/** Above 99 the badge stops counting. */
export const HundredUnread: Story = {
  parameters: screen({ world: () => venueWith(100) }),
  play: async () => {
    await expect(await page.findByRole('button', { name: 'Notifications, 99+ unread' })).toBeVisible()
    await expect(badgeOf(await findBell(100)).getByText('99+')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({ world: () => venueWith(100) }), ...phone.parameters },
  play: async () => {
    await expect(badgeOf(await findBell(100)).getByText('99+')).toBeVisible()
  },
}

/** Until the number is read there is no badge. */
export const Loading: Story = {
  parameters: {
    ...screen({ api: [hold(notifications.list)] }),
    ...withoutPicture('The bell is pictured without a badge in NoneUnread.'),
  },
  play: async () => {
    await expect(await findBell(0)).toHaveTextContent('')
  },
}

/** Opens with the keyboard, focuses the panel's title, and returns the focus. */
export const OpensAndCloses: Story = {
  parameters: withoutPicture('The panel is closed at its end.'),
  play: async () => {
    const bell = await findBell(3)
    bell.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByRole('heading', { name: 'Notifications', level: 2 })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(bell).toHaveFocus())

    const panel = await openPanel(3)
    await userEvent.click(panel.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(bell).toHaveFocus())
  },
}
