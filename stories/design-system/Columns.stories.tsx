import type { Meta, StoryObj } from '@storybook/react-vite'
import { columnAlignments, Columns, columnTemplates } from '@/design-system/components/Columns/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { spaceTokens } from '@/design-system/tokens/scales.ts'
import { visual } from '../_kit/visual.ts'
import { Frame, Narrow, Tile } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Layout/Columns',
  component: Columns,
  args: {
    children: (
      <>
        <Tile height="high">One</Tile>
        <Tile>Two</Tile>
      </>
    ),
  },
  argTypes: {
    space: { control: 'select', options: spaceTokens },
    template: { control: 'select', options: columnTemplates },
    align: { control: 'select', options: columnAlignments },
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Columns>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: (args) => (
    <Stack space={6}>
      {columnTemplates.map((template) => (
        <Stack key={template} space={1}>
          <Text tone="muted">{template}</Text>
          <Columns {...args} template={template} />
        </Stack>
      ))}
      {columnAlignments.map((align) => (
        <Stack key={align} space={1}>
          <Text tone="muted">align {align}</Text>
          <Columns {...args} align={align} />
        </Stack>
      ))}
    </Stack>
  ),
}

export const CollapsesBelowTablet: Story = {
  args: { collapseBelow: 'tablet', template: 'two-one' },
  parameters: visual('responsive'),
}

export const Stress: Story = {
  args: {
    children: (
      <>
        <Tile>{stressText.long}</Tile>
        <Tile>{stressText.unbroken}</Tile>
        <Tile>{stressText.nigerian}</Tile>
        <Tile>{stressText.money}</Tile>
      </>
    ),
  },
}

export const Narrow320: Story = {
  ...Stress,
  name: '320 px',
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
}
