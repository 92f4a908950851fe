import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { Popover, type PopoverProps } from '@/design-system/components/Popover/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { visual } from '../_kit/visual.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Popover',
  component: Popover,
  args: {
    label: 'How pay is released',
    trigger: <Button variant="outline">How pay is released</Button>,
    children: <Text>We hold the pay when you accept an applicant, and release it when you approve the work.</Text>,
    open: true,
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  parameters: { ...visual('component', ['forced-colors'], { crop: 'window' }) },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Stress: Story = { args: { children: <Text>{`${stressText.long} ${stressText.unbroken} ${stressText.nigerian}`}</Text> } }

const { open: _open, ...closed } = meta.args

export const Behaviour: Story = {
  render: () => <Popover {...(closed satisfies PopoverProps)} />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'How pay is released' })
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'How pay is released' })).toBeVisible())
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
