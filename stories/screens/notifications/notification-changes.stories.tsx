import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { notifications } from '@/api/contract/endpoints/notifications.ts'
import { mock } from '@/api/mocks/mock.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, withoutPicture } from '../../_kit/visual.ts'
import { findBell, item, openPanel, refusal, type PanelQueries } from './panel.ts'

const meta = {
  title: 'Screens/Notifications/Changes',
  render: renderScreen,
  parameters: { ...screen({ at: paths.dashboard }), states: 'notification-panel.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const long = `${'Ẹ kú iṣẹ́. '.repeat(12)}\n\n${'A'.repeat(2000)}`

const refused = {
  read: refusal(notifications.read),
  readAll: refusal(notifications.readAll),
  remove: refusal(notifications.remove),
  removeAll: refusal(notifications.removeAll),
}

/** A story in which the server refuses one of the changes. No toast is shown; the failure is logged. */
function refusing(change: keyof typeof refused) {
  return {
    parameters: { ...screen({ api: [refused[change].handler] }), expectedProblems: [`notifications.${change} failed`] },
    beforeEach: () => refused[change].reset(),
  }
}

/** Makes the server refuse: the change is rolled back without a toast. */
async function takenBack(panel: PanelQueries, change: keyof typeof refused) {
  refused[change].refuse()
  await expect(await panel.findByText('3 unread')).toBeVisible()
  await expect(panel.getAllByText('New')).toHaveLength(3)
  await expect(panel.getAllByRole('listitem')).toHaveLength(5)
  await expect(page.queryByRole('alert')).toBeNull()
}

/** Opening a notification marks it as read and shows it in full; Back returns to the list. */
export const Detail: Story = {
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await item(panel, 'Tunde Bakare applied'))
    const heading = await panel.findByRole('heading', { name: 'Tunde Bakare applied', level: 3 })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(panel.getByText('Fri 14 Nov 2025, 7:48 AM')).toBeVisible()
    await expect(panel.getByText(/decide by Monday\.$/)).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Tunde Bakare applied' })).toHaveAttribute(
      'href',
      gigPaths.details('gig_1'),
    )
  },
}

export const DetailOnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: Detail.play as NonNullable<Story['play']>,
}

export const DetailAndBack: Story = {
  parameters: withoutPicture('The panel is closed at its end.'),
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await item(panel, 'Payment received New'))
    await userEvent.click(await panel.findByRole('button', { name: 'Back' }))
    const read = await panel.findByRole('button', { name: /^Payment received Your/ })
    await waitFor(() => expect(read).toHaveFocus())
    await expect(panel.getByText('2 unread')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Close' }))
    await expect(await findBell(2)).toBeVisible()
  },
}

/** A very long word breaks, and line breaks are kept. */
export const DetailOfALongMessage: Story = {
  ...phone,
  parameters: {
    ...screen({
      world: () =>
        smallVenue({
          notifications: smallVenue().notifications.map((notification) => ({ ...notification, message: long })),
        }),
    }),
    ...phone.parameters,
  },
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await item(panel, 'Payment received'))
    await expect(await panel.findByText(/A{2000}$/)).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Notifications' })
    await waitFor(() => expect(dialog.scrollWidth).toBe(dialog.clientWidth))
  },
}

export const DetailWithoutAMessage: Story = {
  parameters: screen({
    world: () =>
      smallVenue({
        notifications: smallVenue().notifications.map((notification) => ({ ...notification, message: '' })),
      }),
  }),
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await item(panel, 'Payment received'))
    await expect(await panel.findByText('There is nothing more to this notification.')).toBeVisible()
  },
}

/** The title of a notification about a Gig links to it. */
export const DetailToTheGig: Story = {
  parameters: withoutPicture('It ends on the page of the Gig, which has its own stories.'),
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await item(panel, 'Task submitted'))
    await userEvent.click(await panel.findByRole('link', { name: 'Task submitted' }))
    await waitFor(() => expect(currentPath()).toBe(gigPaths.details('gig_2')))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** The server refuses to mark it as read: it is unread again, without a toast. */
export const ReadRefused: Story = {
  ...refusing('read'),
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await item(panel, 'Payment received'))
    await userEvent.click(await panel.findByRole('button', { name: 'Back' }))
    await expect(await panel.findByText('2 unread')).toBeVisible()
    await takenBack(panel, 'read')
  },
}

export const MarkAll: Story = {
  parameters: withoutPicture('The panel is closed at its end.'),
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }))
    const summary = await panel.findByText('All caught up')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(panel.queryByText('New')).toBeNull()
    await expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    await expect(await page.findByText('All notifications marked as read.')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(await findBell(0)).toBeVisible()
  },
}

export const MarkAllRefused: Story = {
  ...refusing('readAll'),
  parameters: { ...refusing('readAll').parameters, ...withoutPicture('It ends as ClearRefused does.') },
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }))
    await expect(await panel.findByText('All caught up')).toBeVisible()
    await takenBack(panel, 'readAll')
  },
}

let isAllRead = false
const readAllWithMessage = mock(notifications.readAll, () => {
  isAllRead = true
  return { message: '3 notifications marked as read', data: null }
})
const listed = () => {
  const all = smallVenue().notifications.map((notification) => ({
    ...notification,
    read: notification.read || isAllRead,
  }))
  return {
    data: {
      notifications: all,
      totalNotification: all.length,
      unreadNotifications: all.filter(({ read }) => !read).length,
    },
  }
}

/** Messages that the server sends with a success are shown; failures never are. */
export const MarkAllWithMessage: Story = {
  parameters: screen({ api: [readAllWithMessage, mock(notifications.list, listed)] }),
  beforeEach: () => {
    isAllRead = false
  },
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }))
    await expect(await page.findByText('3 notifications marked as read')).toBeInTheDocument()
    await expect(await panel.findByText('All caught up')).toBeVisible()
  },
}

/** Asks for confirmation, with the numbers; the safe button has the focus. */
export const ClearAsks: Story = {
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await panel.findByRole('button', { name: 'Clear all' }))
    const question = await page.findByRole('alertdialog', { name: 'Clear all 5 notifications?' })
    await expect(question).toHaveTextContent('3 of them have not been read.')
    await waitFor(() => expect(page.getByRole('button', { name: 'Keep them' })).toHaveFocus())
  },
}

export const ClearAsksOnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: ClearAsks.play as NonNullable<Story['play']>,
}

export const ClearKept: Story = {
  play: async () => {
    const panel = await openPanel(3)
    const clear = await panel.findByRole('button', { name: 'Clear all' })
    await userEvent.click(clear)
    await userEvent.click(await page.findByRole('button', { name: 'Keep them' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(clear).toHaveFocus())
    await expect(panel.getByText('3 unread')).toBeVisible()
  },
}

export const Cleared: Story = {
  parameters: withoutPicture('The panel is closed at its end.'),
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await panel.findByRole('button', { name: 'Clear all' }))
    await page.findByRole('alertdialog')
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(panel.getByRole('group', { name: 'No notifications yet' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(await findBell(0)).toBeVisible()
  },
}

export const ClearRefused: Story = {
  ...refusing('removeAll'),
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await panel.findByRole('button', { name: 'Clear all' }))
    await page.findByRole('alertdialog')
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect(await panel.findByRole('heading', { name: 'No notifications yet' })).toBeVisible()
    await takenBack(panel, 'removeAll')
  },
}

/** The next notification takes the focus, and the change is announced. */
export const Deleted: Story = {
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await panel.findByRole('button', { name: 'Delete Payment received' }))
    await waitFor(() => expect(panel.queryByText('Payment received')).toBeNull())
    await waitFor(async () => expect(await item(panel, 'Task submitted')).toHaveFocus())
    await expect(panel.getByText('2 unread')).toBeVisible()
    await expect(await page.findByText('Payment received deleted. 4 notifications left.')).toBeInTheDocument()
  },
}

export const DeletedFromDetail: Story = {
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await item(panel, 'Welcome to Marquee'))
    await userEvent.click(await panel.findByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await item(panel, 'DJ Spinall checked in')).toHaveFocus())
    await expect(panel.queryByText('Welcome to Marquee')).toBeNull()
  },
}

export const LastDeleted: Story = {
  parameters: screen({ world: () => smallVenue({ notifications: smallVenue().notifications.slice(0, 1) }) }),
  play: async () => {
    const panel = await openPanel(1)
    await userEvent.click(await panel.findByRole('button', { name: 'Delete Tunde Bakare applied' }))
    await waitFor(() => expect(panel.getByRole('group', { name: 'No notifications yet' })).toHaveFocus())
  },
}

export const LastDeletedFromDetail: Story = {
  parameters: {
    ...screen({ world: () => smallVenue({ notifications: smallVenue().notifications.slice(0, 1) }) }),
    ...withoutPicture('It ends as LastDeleted does.'),
  },
  play: async () => {
    const panel = await openPanel(1)
    await userEvent.click(await item(panel, 'Tunde Bakare applied'))
    await userEvent.click(await panel.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(panel.getByRole('group', { name: 'No notifications yet' })).toHaveFocus())
  },
}

export const DeleteRefused: Story = {
  ...refusing('remove'),
  play: async () => {
    const panel = await openPanel(3)
    await userEvent.click(await panel.findByRole('button', { name: 'Delete Payment received' }))
    await expect(await panel.findByText('2 unread')).toBeVisible()
    await expect(panel.queryByText('Payment received')).toBeNull()
    await takenBack(panel, 'remove')
  },
}
