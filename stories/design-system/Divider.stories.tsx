import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider, dividerOrientations } from '@/design-system/components/Divider/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { visual } from '../_kit/visual.ts'

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
