import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Alert, alertTones } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Alert',
  component: Alert,
  args: { title: 'You were signed out', children: 'Your session ended. Sign in again to go on.' },
  argTypes: { tone: { control: 'inline-radio', options: alertTones }, action: { control: false } },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  parameters: visual('component', ['forced-colors']),
  render: () => (
    <Stack space={4}>
      {alertTones.map((tone) => (
        <Stack key={tone} space={2}>
          <Alert tone={tone} title="Your wallet is not active yet">
            Activate it to pay the people you hire.
          </Alert>
          <Alert tone={tone}>Activate your wallet to pay the people you hire.</Alert>
          <Alert
            tone={tone}
            title="Your wallet is not active yet"
            action={
              <Button variant="outline" tone="neutral" size="sm">
                Activate
              </Button>
            }
          >
            Activate it to pay the people you hire.
          </Alert>
        </Stack>
      ))}
    </Stack>
  ),
}

/** Only an alert that comes up after something the reader did is announced. */
export const Announced: Story = {
  args: { tone: 'danger', role: 'alert', title: 'Invalid email or password', children: 'Check both and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password')
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Alert title={stressText.long} action={<Button size="sm">{stressText.long}</Button>}>
          {stressText.long}
        </Alert>
        <Alert tone="warning" title={stressText.unbroken}>
          {stressText.unbroken}
        </Alert>
        <Alert tone="success">{stressText.nigerian}</Alert>
      </Stack>
    </Narrow>
  ),
}
