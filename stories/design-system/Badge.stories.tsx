import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, badgeTones, badgeVariants } from '@/design-system/components/Badge/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Feedback/Badge',
  component: Badge,
  args: { children: 'New' },
  argTypes: {
    tone: { control: 'inline-radio', options: badgeTones },
    variant: { control: 'inline-radio', options: badgeVariants },
    icon: { control: false },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={4}>
      {badgeVariants.map((variant) => (
        <Inline key={variant} space={2}>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
          <Badge tone="success" variant={variant} icon={<CheckIcon size="sm" />}>
            paid
          </Badge>
        </Inline>
      ))}
    </Stack>
  ),
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Badge>{stressText.long}</Badge>
        <Badge tone="primary">{stressText.unbroken}</Badge>
        <Badge tone="accent">{stressText.nigerian}</Badge>
      </Stack>
    </Narrow>
  ),
}
