import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog } from '@/design-system/components/ConfirmDialog/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Clear all 12 notifications?',
    description: 'They are deleted for good. This cannot be undone.',
    confirmLabel: 'Clear all',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { layout: 'fullscreen', ...visual('screen', [], { crop: 'window' }) },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Clear all 12 notifications?' })
    await expect(dialog).toHaveAccessibleDescription('They are deleted for good. This cannot be undone.')
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
  parameters: visual('screen', ['forced-colors', 'reduced-motion'], { crop: 'window' }),
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Unavailable: Story = {
  args: { unavailableReason: 'You are offline. You can continue when the connection is back.' },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Clear all' })
    await userEvent.tab()
    await expect(confirm).toHaveFocus()
    await expect(confirm).toHaveAccessibleDescription(/^You are offline/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const NotDangerous: Story = {
  args: {
    tone: 'primary',
    title: 'Publish ‘Wedding DJ’?',
    description: 'Workers can apply from now on.',
    confirmLabel: 'Publish',
  },
}

export const Stress: Story = {
  args: { title: `Delete ‘${stressText.unbroken}’?`, description: stressText.nigerian, confirmLabel: stressText.long },
}

export const Keyboard: Story = {
  parameters: { layout: 'fullscreen', ...keyboardOnly },
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    const confirm = screen.getByRole('button', { name: 'Clear all' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.tab()
    await expect(confirm).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(confirm).toHaveFocus())
    await userEvent.keyboard('{Enter}[Space]')
    await expect(args.onConfirm).toHaveBeenCalledTimes(2)
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}
