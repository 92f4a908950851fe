import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { notifications } from '@/api/contract/endpoints/notifications.ts'
import { fail, hold, offline } from '@/api/mocks/faults.ts'
import { ago, notificationsOf } from '@/api/mocks/factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { emptyVenue, hostileData, smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { findBell, item, openPanel, venueWith } from './panel.ts'

const meta = {
  title: 'Screens/Notifications/Panel',
  render: renderScreen,
  parameters: screen({ at: paths.dashboard }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** By Lagos days, newest first, with unread ones marked. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    const panel = await openPanel(3)
    const days = await panel.findAllByRole('heading', { level: 3 })
    await expect(days.map((day) => day.textContent)).toEqual([
      'Today',
      'Yesterday',
      'Monday 10th of November, 2025',
      'Monday 3rd of March, 2025',
    ])
    const today = within(panel.getByRole('region', { name: 'Today' }))
    await expect(today.getAllByRole('listitem')).toHaveLength(2)
    await expect(today.getByText('7:48 AM')).toBeVisible()
    await expect(today.getAllByText('New')).toHaveLength(2)
    await expect(panel.getByText('3 unread')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Delete Payment received' })).toBeVisible()
  },
}

/** News about the security of the account leads to its settings. */
export const SecurityNews: Story = {
  parameters: {
    ...screen({
      world: () =>
        smallVenue({
          notifications: notificationsOf({
            title: 'New log-in',
            message: 'There was a log-in to your account with Chrome on Windows on Friday 14 November, 7:55 AM.',
            createdAt: ago({ minutes: 5 }),
            metadata: { type: 'security' },
          }),
        }),
    }),
    ...withoutPicture('The item looks like those of Loaded.'),
  },
  play: async () => {
    const panel = await openPanel(1)
    await userEvent.click(await panel.findByRole('link', { name: 'View security: New log-in' }))
    await waitFor(() => expect(currentPath()).toBe('/dashboard/profile&settings?tab=security'))
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(notifications.list)] }),
  play: async () => {
    const panel = await openPanel(0)
    await expect(await panel.findByText('Loading notifications')).toBeInTheDocument()
    await expect(panel.queryByRole('button', { name: 'Clear all' })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(notifications.list, 'UNAVAILABLE')] }),
  play: async () => {
    const panel = await openPanel(0)
    const alert = await panel.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to load notifications')
    await expect(alert).toHaveTextContent('Marquee is not available for a moment. Please try again.')
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Fails three times (the first attempt and two automatic ones), then succeeds when the employer tries again. */
let refusals = 0
export const FailedThenRetried: Story = {
  parameters: {
    ...screen({
      api: [
        mock(notifications.list, () => {
          refusals += 1
          if (refusals <= 3) throw new MockRefusal('UNAVAILABLE')
          const { notifications: all } = smallVenue()
          return { data: { notifications: all, totalNotification: all.length, unreadNotifications: 3 } }
        }),
      ],
    }),
    ...withoutPicture('It ends as Loaded, with the focus on the summary.'),
  },
  beforeEach: () => {
    refusals = 0
  },
  play: async () => {
    const panel = await openPanel(0)
    await userEvent.click(await panel.findByRole('button', { name: 'Try again' }))
    await expect(await item(panel, 'Tunde Bakare applied')).toBeVisible()
    await expect(panel.queryByRole('alert')).toBeNull()
    await expect(panel.getByText('3 unread')).toHaveFocus()
  },
}

export const Offline: Story = {
  parameters: screen({ api: [offline(notifications.list)] }),
  play: async () => {
    const panel = await openPanel(0)
    await expect(await panel.findByText('You are offline. Check your connection, then try again.')).toBeVisible()
  },
}

/** Loaded notifications stay when they cannot be read again. */
let readings = 0
export const RefreshFailed: Story = {
  parameters: screen({
    api: [
      mock(notifications.list, () => {
        readings += 1
        if (readings > 1) throw new MockRefusal('UNAVAILABLE')
        const { notifications: all } = smallVenue()
        return { data: { notifications: all, totalNotification: all.length, unreadNotifications: 3 } }
      }),
    ],
  }),
  beforeEach: () => {
    readings = 0
  },
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await item(panel, 'Payment received'))
    await userEvent.click(panel.getByRole('button', { name: 'Back' }))
    await expect(await panel.findByText('Could not refresh. Showing data from 8:00 AM.')).toBeVisible()
    await expect(await item(panel, 'Payment received')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: screen({ world: emptyVenue }),
  play: async () => {
    const panel = await openPanel(0)
    await expect(await panel.findByRole('heading', { name: 'No notifications yet' })).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Clear all' })).toBeNull()
    await expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  },
}

/** All are read: 'Mark all' is not offered, 'Clear' still is. */
export const NoneUnread: Story = {
  parameters: screen({
    world: () =>
      smallVenue({
        notifications: smallVenue().notifications.map((notification) => ({ ...notification, read: true })),
      }),
  }),
  play: async () => {
    const panel = await openPanel(0)
    await expect(await panel.findByText('All caught up')).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    await expect(panel.getByRole('button', { name: 'Clear all' })).toBeVisible()
    await expect(panel.queryByText('New')).toBeNull()
  },
}

/** Markup stays text, blank titles can still be pressed, each script is aligned by its direction, unknown metadata has no link. */
export const EdgeData: Story = {
  parameters: screen({ world: hostileData }),
  play: async () => {
    const panel = await openPanel(120)
    await expect(await item(panel, /^<script>alert\(1\)<\/script>/)).toBeVisible()
    await expect(panel.getByText(/^<b>Not bold<\/b>/)).toBeVisible()
    await expect(panel.getAllByRole('button', { name: /^Notification New/ }).length).toBeGreaterThan(0)
    await expect(panel.getAllByRole('link')).toHaveLength(1)
    const dialog = page.getByRole('dialog', { name: 'Notifications' })
    await waitFor(() => expect(dialog.scrollWidth).toBe(dialog.clientWidth))
  },
}

export const EdgeDataOnAPhone: Story = {
  ...phone,
  parameters: { ...screen({ world: hostileData }), ...phone.parameters },
  play: EdgeData.play as NonNullable<Story['play']>,
}

/** Fifty at a time: listed ones stay, and the focus moves to the first added one. */
export const Older: Story = {
  parameters: screen({ world: () => venueWith(120) }),
  play: async () => {
    const panel = await openPanel(120)
    await expect(await item(panel, /^Notice 50\b/)).toBeInTheDocument()
    await expect(panel.queryByRole('button', { name: /^Notice 51\b/ })).toBeNull()

    await userEvent.click(panel.getByRole('button', { name: 'Show older' }))
    await waitFor(async () => expect(await item(panel, /^Notice 51\b/)).toHaveFocus())
    await expect(await page.findByText('100 of 120 notifications shown.')).toBeInTheDocument()
    await expect(await item(panel, /^Notice 1\b/)).toBeInTheDocument()

    await userEvent.click(panel.getByRole('button', { name: 'Show older' }))
    await waitFor(async () => expect(await item(panel, /^Notice 101\b/)).toHaveFocus())
    await expect(panel.queryByRole('button', { name: 'Show older' })).toBeNull()
  },
}

/** A change reaches a page that was read later, and the bell. */
export const OlderChanged: Story = {
  parameters: { ...screen({ world: () => venueWith(60) }), ...withoutPicture('The panel is closed at its end.') },
  play: async () => {
    const panel = await openPanel(60)
    await userEvent.click(await panel.findByRole('button', { name: 'Show older' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Delete Notice 60' }))
    await waitFor(() => expect(panel.queryByRole('button', { name: /^Notice 60\b/ })).toBeNull())
    await waitFor(async () => expect(await item(panel, /^Notice 59\b/)).toHaveFocus())
    await expect(panel.getByText('59 unread')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(await findBell(59)).toBeVisible()
  },
}

/** Older notifications cannot be read now; the others stay. */
let olderReadings = 0
export const OlderFailed: Story = {
  parameters: screen({
    api: [
      mock(notifications.list, ({ query: { limit, skip } }) => {
        if (skip > 0) olderReadings += 1
        if (skip > 0 && olderReadings <= 3) throw new MockRefusal('UNAVAILABLE')
        const { notifications: all } = venueWith(60)
        return {
          data: { notifications: all.slice(skip, skip + limit), totalNotification: 60, unreadNotifications: 60 },
        }
      }),
    ],
  }),
  beforeEach: () => {
    olderReadings = 0
  },
  play: async () => {
    const panel = await openPanel(60)
    await userEvent.click(await panel.findByRole('button', { name: 'Show older' }))
    const alert = await panel.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to load older notifications')
    await expect(await item(panel, /^Notice 1\b/)).toBeInTheDocument()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await expect(await item(panel, /^Notice 60\b/)).toBeVisible()
  },
}

/** A notification about a Gig links to it; the panel closes, it counts as read, and the focus does not return to the bell. */
export const GigLink: Story = {
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await panel.findByRole('link', { name: 'View Gig: Task submitted' }))
    await waitFor(() => expect(currentPath()).toBe(gigPaths.details('gig_2')))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(await findBell(2)).not.toHaveFocus()
  },
}

/** `metadata.id` replaces a missing `gigId`, and any id is escaped in the address. */
export const GigLinkById: Story = {
  parameters: screen({
    world: () =>
      smallVenue({
        notifications: notificationsOf({
          title: 'Gig starts tomorrow',
          message: '',
          createdAt: ago({ hours: 2 }),
          metadata: { type: 'gig', gigId: null, id: 'a/b?c' },
        }),
      }),
  }),
  play: async () => {
    const panel = await openPanel(1)
    await expect(await panel.findByRole('link')).toHaveAttribute('href', '/dashboard/gig-management/a%2Fb%3Fc')
  },
}
