import type { Meta, StoryObj } from '@storybook/react-vite'
import { Actions, actionsAligns } from '@/design-system/components/Actions/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const buttons = (
  <>
    <Button variant="outline" tone="neutral">
      Cancel
    </Button>
    <Button>Verify</Button>
  </>
)

const meta = {
  title: 'Design system/Actions',
  component: Actions,
  args: { children: buttons },
  argTypes: { align: { control: 'inline-radio', options: actionsAligns }, children: { control: false } },
} satisfies Meta<typeof Actions>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

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
          <Button variant="outline">{stressText.long}</Button>
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
