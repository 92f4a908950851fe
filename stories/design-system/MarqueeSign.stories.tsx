import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { MarqueeSign, marqueeSignLights, marqueeSignSizes } from '@/design-system/components/MarqueeSign/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const actions = (
  <Actions>
    <Button variant="ghost" tone="neutral">
      Post another Gig
    </Button>
    <Button variant="active">View Gig</Button>
  </Actions>
)

const meta = {
  title: 'Design system/Brand/MarqueeSign',
  component: MarqueeSign,
  args: { title: 'Your Gig is live', children: 'Your Gig is open and workers can apply.', actions },
  argTypes: {
    size: { control: 'inline-radio', options: marqueeSignSizes },
    lights: { control: 'inline-radio', options: marqueeSignLights },
    actions: { control: false },
  },
} satisfies Meta<typeof MarqueeSign>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('responsive', ['dark', 'forced-colors']),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your Gig is live' })).toBeVisible()
    await expect(canvas.getByText('Your Gig is open and workers can apply.')).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Sizes: Story = {
  parameters: visual('component', ['dark']),
  render: () => (
    <Stack space={6}>
      {marqueeSignSizes.map((size) => (
        <MarqueeSign key={size} title="Your wallet is active" size={size}>
          You can fund it, pay for Gigs and withdraw to your bank.
        </MarqueeSign>
      ))}
    </Stack>
  ),
}

/** While the event is awaited the bulbs run; under reduced motion some of them burn, and none moves. */
export const Running: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  args: {
    title: 'Confirming your payment...',
    lights: 'running',
    children: 'This usually takes a few seconds.',
    actions: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirming your payment...' })).toBeVisible()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <MarqueeSign title={stressText.long} actions={actions}>
          {stressText.long}
        </MarqueeSign>
        <MarqueeSign title={stressText.unbroken} size="sm">
          {stressText.unbroken}
        </MarqueeSign>
        <MarqueeSign title={stressText.nigerian} size="sm" />
      </Stack>
    </Narrow>
  ),
}

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <MarqueeSign {...args} title="عملك مباشر" />
    </div>
  ),
}
