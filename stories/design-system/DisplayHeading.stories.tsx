import type { Meta, StoryObj } from '@storybook/react-vite'
import { DisplayHeading, displayLooks, displayTones } from '@/design-system/components/DisplayHeading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Type/DisplayHeading',
  component: DisplayHeading,
  args: { level: 1, children: 'Welcome back' },
  argTypes: { look: { control: 'select', options: displayLooks }, tone: { control: 'select', options: displayTones } },
} satisfies Meta<typeof DisplayHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('responsive'),
  render: () => (
    <Stack space={6}>
      {displayLooks.map((look) => (
        <DisplayHeading key={look} level={2} look={look}>
          Put their name in lights: {look}
        </DisplayHeading>
      ))}
    </Stack>
  ),
}

/** Letters that the display font does not contain come from the interface font. */
export const Stress: Story = {
  render: () => (
    <Stack>
      {Object.values(stressText).map((text) => (
        <DisplayHeading key={text} level={2}>
          {text}
        </DisplayHeading>
      ))}
    </Stack>
  ),
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
