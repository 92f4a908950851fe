import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Tooltip, tooltipDistances, tooltipSides } from '@/design-system/components/Tooltip/index.ts'
import { TrashIcon } from '@/design-system/icons/TrashIcon.tsx'
import { visual } from '../_kit/visual.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Delete the notification',
    children: <IconButton label="Delete" icon={<TrashIcon />} variant="outline" />,
    side: 'right',
    defaultOpen: true,
  },
  argTypes: {
    side: { control: 'inline-radio', options: tooltipSides },
    distance: { control: 'inline-radio', options: tooltipDistances },
    children: { control: false },
  },
  parameters: { ...visual('component', [], { crop: 'window' }) },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark', 'forced-colors', 'reduced-motion'], { crop: 'window' }),
}
export const Shortcut: Story = { args: { text: 'Collapse sidebar', shortcut: 'Ctrl B' } }
export const Stress: Story = { args: { text: `${stressText.unbroken} ${stressText.nigerian}` } }

/** Keyboard focus shows it immediately; its text describes the button. */
export const Keyboard: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Delete' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  },
}

const closed = 'Closed at its end; the other stories show it open.'

export const Behaviour: Story = {
  parameters: visual('component', [], { skip: closed }),
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button', { name: 'Delete' })
    await expect(button).toHaveFocus()
    await screen.findByRole('tooltip')
    await expect(button).toHaveAccessibleDescription('Delete the notification')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const SaysTheName: Story = {
  args: { defaultOpen: false, text: 'Delete', says: 'name' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(within(canvasElement).getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-describedby')
  },
}
