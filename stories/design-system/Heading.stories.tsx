import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, headingLooks, headingTones } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Type/Heading',
  component: Heading,
  args: { level: 2, children: 'Gigs this week' },
  argTypes: { look: { control: 'select', options: headingLooks }, tone: { control: 'select', options: headingTones } },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

/** Below 768 px each look takes one step down. */
export const Matrix: Story = {
  parameters: visual('responsive'),
  render: () => (
    <Stack space={6}>
      {headingLooks.map((look) => (
        <Stack key={look} space={2}>
          {headingTones.map((tone) => (
            <Heading key={tone} level={2} look={look} tone={tone}>
              {look}, {tone}
            </Heading>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
}

export const Stress: Story = {
  render: () => (
    <Stack>
      {Object.values(stressText).map((text) => (
        <Heading key={text} level={2} look="heading1">
          {text}
        </Heading>
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
