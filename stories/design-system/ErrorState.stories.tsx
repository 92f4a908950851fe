import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { ErrorState, errorStateReasons } from '@/design-system/components/ErrorState/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'

const meta = {
  title: 'Design system/Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'Failed to load notifications', children: 'The server did not answer in time.', onRetry: fn() },
  argTypes: {
    reason: { control: 'inline-radio', options: errorStateReasons },
    action: { control: false },
    children: { control: 'text' },
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load notifications')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Try again' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

const onRetry = fn()

/** Focus stays on the button during the retry, so that the reader can retry immediately after a second failure. */
export const FailsAgain: Story = {
  parameters: visual('component', [], { skip: 'It ends as Playground does.' }),
  render: function Retry(args) {
    const [retrying, setRetrying] = useState(false)
    return (
      <ErrorState
        {...args}
        retrying={retrying}
        onRetry={() => {
          onRetry()
          setRetrying(true)
          setTimeout(() => setRetrying(false), 50)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    onRetry.mockClear()
    const button = canvas.getByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await canvas.findByRole('button', { name: 'Try again', busy: false })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onRetry).toHaveBeenCalledTimes(2)
    await canvas.findByRole('button', { name: 'Try again', busy: false })
  },
}

export const Offline: Story = {
  args: { reason: 'offline', title: 'You are offline', children: 'Check your connection. What you see may be old.' },
}

export const WithoutRetry: Story = {
  render: () => (
    <ErrorState
      title="This gig is gone"
      action={
        <ButtonLink href="#gigs" variant="outline">
          All gigs
        </ButtonLink>
      }
    >
      It may have been deleted.
    </ErrorState>
  ),
}

export const Page: Story = { args: { size: 'page', headingLevel: 1 } }

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <ErrorState title={stressText.long} onRetry={onRetry} retryLabel={stressText.long}>
          {stressText.unbroken}
        </ErrorState>
        <ErrorState title={stressText.nigerian} reason="offline">
          {stressText.nigerian}
        </ErrorState>
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}[Space]')
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
  },
}
