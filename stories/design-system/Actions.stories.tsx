import type { Meta, StoryObj } from '@storybook/react-vite'
import { Actions, actionsAligns } from '@/design-system/components/Actions/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { phone, visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const buttons = (
  <>
    <Button variant="outline">Cancel</Button>
    <Button>Verify</Button>
  </>
)

const meta = {
  title: 'Design system/Actions/Actions',
  component: Actions,
  args: { children: buttons },
  argTypes: { align: { control: 'inline-radio', options: actionsAligns }, children: { control: false } },
} satisfies Meta<typeof Actions>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('responsive'),
  render: () => (
    <Stack space={6}>
      {actionsAligns.map((align) => (
        <Actions key={align} align={align}>
          {buttons}
        </Actions>
      ))}
      <Actions align="start" stackOnMobile={false}>
        {buttons}
      </Actions>
    </Stack>
  ),
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Actions>
          <Button variant="outline" tone="primary">
            {stressText.long}
          </Button>
          <Button>{stressText.unbroken}</Button>
        </Actions>
        <Actions stackOnMobile={false}>
          {buttons}
          <Button variant="ghost">{stressText.nigerian}</Button>
        </Actions>
      </Stack>
    </Narrow>
  ),
}

/** On a phone at the bottom edge of the window; the page scrolls behind it and ends above it. */
export const Docked: Story = {
  ...phone,
  parameters: { ...phone.parameters, layout: 'fullscreen', ...visual('phone', [], { crop: 'window' }) },
  args: { dock: true },
  render: (args) => (
    <main>
      <Stack space={4}>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>{`Line ${index + 1} of the page`}</Text>
        ))}
        <Actions {...args} />
      </Stack>
    </main>
  ),
}

/** What the docked button is about stands above it, in a row of its own. */
export const DockedWithSummary: Story = {
  ...Docked,
  args: { dock: true, summary: <Text size="caption">Pay ₦263,437.50 from your wallet</Text> },
}
