import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Divider, dividerOrientations } from '@/design-system/components/Divider/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow, Tile } from './demo.tsx'
import { expectToFitNarrow } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Layout/Divider',
  component: Divider,
  argTypes: { orientation: { control: 'select', options: dividerOrientations } },
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

/** Between two elements. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { orientation: 'horizontal' },
  render: (args) =>
    args.orientation === 'vertical' ? (
      <Inline space={4} align="stretch">
        <Text as="span">Before</Text>
        <Divider {...args} />
        <Text as="span">After</Text>
      </Inline>
    ) : (
      <Stack>
        <Text>Above</Text>
        <Divider {...args} />
        <Text>Below</Text>
      </Stack>
    ),
}

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: () => (
    <Stack>
      <Text>Above</Text>
      <Divider />
      <Text>Below</Text>
      <Inline space={4} align="stretch">
        <Text as="span">Before</Text>
        <Divider orientation="vertical" />
        <Text as="span">After</Text>
      </Inline>
    </Stack>
  ),
}

/** Long words beside it neither squeeze it nor make it shorter than they are. */
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack>
        <Text>{stressText.nigerian}</Text>
        <Divider />
        <Inline space={4} align="stretch" wrap={false}>
          <Tile>{stressText.unbroken}</Tile>
          <Divider orientation="vertical" />
          <Text as="span">{stressText.long}</Text>
        </Inline>
      </Stack>
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    const [across, down] = canvas.getAllByRole('separator')
    await expect(across?.getBoundingClientRect().width).toBe(320)
    await expect(down?.getBoundingClientRect().width).toBe(1)
    await expect(down?.getBoundingClientRect().height).toBe(
      canvas.getByText(stressText.long).getBoundingClientRect().height,
    )
  },
}
