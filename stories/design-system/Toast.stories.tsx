import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { toast, ToastCard, Toaster } from '@/design-system/components/Toast/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

// Set by each story that skips: Storybook merges parameters, so one story could not undo a skip of the whole file.
const passing = 'A toast goes away by itself; the stories of its look hold it still.'

const meta = {
  title: 'Design system/Feedback/Toast',
  component: Toaster,
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

const undo = fn()

export const Playground: Story = {
  parameters: visual('component', [], { skip: passing }),
  render: () => (
    <Inline space={3}>
      <Button onClick={() => toast.success('User logged out successfully')}>Success</Button>
      <Button tone="danger" onClick={() => toast.error('Invalid email or password')}>
        Error
      </Button>
      <Button
        variant="outline"
        onClick={() => toast.info('Notification deleted', { action: { label: 'Undo', onPress: undo } })}
      >
        With action
      </Button>
      <Toaster />
    </Inline>
  ),
  play: async ({ canvas }) => {
    undo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await expect(await screen.findByRole('status')).toHaveTextContent('User logged out successfully')

    await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Invalid email or password')

    await userEvent.click(canvas.getByRole('button', { name: 'With action' }))
    const undoButton = await screen.findByRole('button', { name: 'Undo' })
    // A pointer that has not moved since the toast appeared passes through it.
    await userEvent.hover(canvas.getByRole('button', { name: 'Success' }))
    await waitFor(() => expect(undoButton).not.toHaveStyle({ pointerEvents: 'none' }))
    await userEvent.click(undoButton)
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Notification deleted')).toBeNull())

    const item = alert.closest('li')
    if (item === null) throw new Error('A toast is an item of a list.')
    await userEvent.click(within(item).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}

/** Three are visible; a fourth replaces the oldest. */
export const ThreeAtMost: Story = {
  parameters: visual('component', [], { skip: passing }),
  render: () => <Toaster />,
  play: async () => {
    for (const number of ['first', 'second', 'third', 'fourth']) toast.info(`The ${number} message`)
    await expect(await screen.findByText('The fourth message')).toBeVisible()
    await waitFor(() => expect(screen.getByText('The first message')).not.toBeVisible())
    for (const number of ['second', 'third']) await expect(screen.getByText(`The ${number} message`)).toBeVisible()
  },
}

/** All three kinds together, above the page. Alt+T pauses their timers, as it does for a reader. */
export const ThreeStacked: Story = {
  parameters: visual('component', ['forced-colors'], { crop: 'window' }),
  render: () => <Toaster />,
  play: async () => {
    toast.success('Gig posted', { description: 'Workers can apply from now on.' })
    toast.error('Failed to delete the notification')
    toast.info('Notification deleted', { action: { label: 'Undo', onPress: undo } })
    await expect(await screen.findByText('Notification deleted')).toBeVisible()
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await waitFor(() => expect(screen.getByText('Gig posted')).toBeVisible())
    await expect(screen.getByText('Failed to delete the notification')).toBeVisible()
    await expect(screen.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Look: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <div style={{ maxWidth: 384 }}>
      <Stack space={2}>
        <ToastCard tone="success" message="User logged out successfully" onDismiss={fn()} />
        <ToastCard
          tone="danger"
          message="Failed to delete the notification"
          description="Check your connection and try again."
          onDismiss={fn()}
        />
        <ToastCard
          tone="info"
          message="Notification deleted"
          action={{ label: 'Undo', onPress: undo }}
          onDismiss={fn()}
        />
      </Stack>
    </div>
  ),
}

export const Stress: Story = {
  parameters: visual('component'),
  render: () => (
    <Narrow>
      <Stack space={4}>
        <ToastCard tone="success" message={stressText.long} description={stressText.long} onDismiss={fn()} />
        <ToastCard
          tone="danger"
          message={stressText.unbroken}
          action={{ label: 'Try again', onPress: undo }}
          onDismiss={fn()}
        />
        <ToastCard tone="info" message={stressText.nigerian} onDismiss={fn()} />
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  render: () => (
    <Inline space={3}>
      <Button>Post a Gig</Button>
      <Toaster />
    </Inline>
  ),
  play: async ({ canvas }) => {
    undo.mockClear()
    const page = canvas.getByRole('button', { name: 'Post a Gig' })
    page.focus()
    toast.info('Notification deleted', { action: { label: 'Undo', onPress: undo } })
    toast.success('Gig posted')
    await screen.findByText('Gig posted')
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await waitFor(() => expect(document.activeElement?.closest('[data-sonner-toaster]')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page).toHaveFocus())
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await userEvent.tab()
    const first = document.activeElement
    await userEvent.tab()
    await expect(first).not.toHaveFocus()
    screen.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(undo).toHaveBeenCalledTimes(1))
    const item = screen.getByText('Gig posted').closest('li')
    if (item === null) throw new Error('A toast is an item of a list.')
    within(item).getByRole('button', { name: 'Dismiss' }).focus()
    await userEvent.keyboard('[Space]')
    await waitFor(() => expect(screen.queryByText('Gig posted')).toBeNull())
  },
}
