import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScrollArea } from '@/design-system/components/ScrollArea/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { VisuallyHidden, visuallyHiddenElements } from '@/design-system/components/VisuallyHidden/index.ts'
import { visual } from '../_kit/visual.ts'
import { stressText } from './stress-text.ts'

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

/** However long its text is and however far down it stands, nothing gets longer or wider by it. */
export const Stress: Story = {
  parameters: visual('component', [], { skip: 'Only what is above it can be seen, as in Playground.' }),
  render: () => (
    <div style={{ height: '8rem' }}>
      <ScrollArea label="Rows">
        <Stack>
          {Array.from({ length: 80 }, (_, index) => (
            <Text key={index}>
              Row {index + 1} <VisuallyHidden>{stressText.unbroken}</VisuallyHidden>
            </Text>
          ))}
        </Stack>
      </ScrollArea>
    </div>
  ),
  play: async ({ canvas }) => {
    const [hidden] = canvas.getAllByText(stressText.unbroken)
    await expect(hidden?.getBoundingClientRect().width).toBe(1)
    await expect(hidden?.getBoundingClientRect().height).toBe(1)
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight)
    await expect(canvas.getByRole('region', { name: 'Rows' }).scrollWidth).toBe(
      canvas.getByRole('region', { name: 'Rows' }).clientWidth,
    )
  },
}
