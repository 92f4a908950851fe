import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '@/design-system/components/Text/index.ts'
import { VisuallyHidden, visuallyHiddenElements } from '@/design-system/components/VisuallyHidden/index.ts'
import { visual } from '../_kit/visual.ts'

const meta = {
  title: 'Design system/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only a screen reader says this.' },
  argTypes: { as: { control: 'select', options: visuallyHiddenElements } },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  render: (args) => (
    <Text>
      On screen there is only this sentence. <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only a screen reader says this.')).toBeInTheDocument()
  },
}
