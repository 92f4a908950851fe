import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { Drawer, drawerSides, drawerWidths } from '@/design-system/components/Drawer/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { NoNotificationsIllustration } from '@/design-system/illustrations/NoNotificationsIllustration.tsx'
import { visual } from '../_kit/visual.ts'

const lines = Array.from({ length: 30 }, (_, index) => (
  <Text key={`line ${index + 1}`}>Notification {index + 1}: a worker has applied to your Gig.</Text>
))

const meta = {
  title: 'Design system/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Notifications',
    children: (
      <EmptyState title="No notifications yet" illustration={<NoNotificationsIllustration />}>
        News about your Gigs and payments appears here.
      </EmptyState>
    ),
  },
  argTypes: {
    side: { control: 'inline-radio', options: drawerSides },
    width: { control: 'inline-radio', options: drawerWidths },
    children: { control: false },
  },
  parameters: { layout: 'fullscreen', ...visual('screen', ['tablet', 'forced-colors'], { crop: 'window' }) },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Notifications' })
    await expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'button' })
  },
}

export const WithActionsAndFooter: Story = {
  args: {
    actions: (
      <Button size="sm" variant="ghost">
        Mark all as read
      </Button>
    ),
    footer: (
      <Button variant="outline" tone="danger">
        Clear all
      </Button>
    ),
    children: <Stack space={4}>{lines}</Stack>,
  },
}

export const Left: Story = { args: { side: 'left' } }

export const RefusesToCloseWhileBusy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
