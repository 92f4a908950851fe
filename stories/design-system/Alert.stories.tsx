import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Alert, alertTones } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Feedback/Alert',
  component: Alert,
  args: { title: 'You were signed out', children: 'Your session ended. Sign in again to go on.' },
  argTypes: { tone: { control: 'inline-radio', options: alertTones }, action: { control: false } },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
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
              <Button variant="outline" size="sm">
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

/** Only an alert that appears after an action of the reader is announced. */
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

/** The reader dismisses it. Focus moves to the next element and is never lost. */
export const Dismissible: Story = {
  render: function ReadAndGone() {
    const [shown, setShown] = useState(true)
    const next = useRef<HTMLHeadingElement>(null)
    return (
      <Stack space={4}>
        {alertTones.map((tone) =>
          tone === 'success' && !shown ? null : (
            <Alert
              key={tone}
              tone={tone}
              title="Your company profile is complete"
              dismissLabel={`Dismiss, ${tone}`}
              onDismiss={() => {
                if (tone !== 'success') return
                setShown(false)
                next.current?.focus()
              }}
              {...(tone === 'info' && {
                action: (
                  <Button variant="outline" size="sm">
                    See it
                  </Button>
                ),
              })}
            >
              Workers see your business name and logo on every Gig.
            </Alert>
          ),
        )}
        <Heading level={2} look="title" tabIndex={-1} ref={next}>
          Your Gigs
        </Heading>
        <Button variant="ghost" tone="neutral" onClick={() => setShown(true)}>
          Show it again
        </Button>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss, success' }))
    await expect(canvas.queryByRole('button', { name: 'Dismiss, success' })).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Your Gigs' })).toHaveFocus()
    const again = canvas.getByRole('button', { name: 'Show it again' })
    again.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Dismiss, success' })).toBeVisible()
    again.blur()
  },
}

const onAct = fn()
const onDismiss = fn()

export const Keyboard: Story = {
  parameters: keyboardOnly,
  args: {
    dismissLabel: 'Dismiss',
    onDismiss,
    action: (
      <Button size="sm" onClick={onAct}>
        Sign in
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    onAct.mockClear()
    onDismiss.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus()
    await userEvent.keyboard('{Enter}[Space]')
    await expect(onAct).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}[Space]')
    await expect(onDismiss).toHaveBeenCalledTimes(2)
  },
}
