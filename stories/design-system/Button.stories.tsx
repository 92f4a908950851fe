import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button, buttonSizes, buttonTones, buttonVariants } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { ChevronDownIcon } from '@/design-system/icons/ChevronDownIcon.tsx'
import { PlusIcon } from '@/design-system/icons/PlusIcon.tsx'
import { TrashIcon } from '@/design-system/icons/TrashIcon.tsx'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Actions/Button',
  component: Button,
  args: { children: 'Post a Gig', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
    iconEnd: { control: false },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Post a Gig' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    button.focus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
    button.blur()
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: () => (
    <Stack space={6}>
      {buttonTones.map((tone) => (
        <Stack key={tone} space={3}>
          {buttonSizes.map((size) => (
            <Inline key={size} space={3}>
              {buttonVariants.map((variant) => (
                <Button
                  key={variant}
                  variant={variant}
                  tone={tone}
                  size={size}
                  icon={tone === 'danger' ? <TrashIcon /> : undefined}
                >
                  {tone === 'danger' ? 'Delete Gig' : 'Post a Gig'}
                </Button>
              ))}
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
}

/** A ghost button at an edge: its label aligns with the text. */
export const Flush: Story = {
  render: () => (
    <Narrow>
      <Card>
        <Stack space={2}>
          <Spread>
            <Heading level={2}>Get ready to hire</Heading>
            <Button variant="ghost" size="sm" flush="end">
              Hide
            </Button>
          </Spread>
          <Text>The words of both buttons stand in line with this text.</Text>
          <Inline>
            <Button variant="ghost" flush="start">
              Clear filters
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Narrow>
  ),
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={4}>
      {buttonVariants.map((variant) => (
        <Inline key={variant} space={3}>
          <Button tone="primary" variant={variant}>
            Rest
          </Button>
          <Button tone="primary" variant={variant} icon={<PlusIcon />}>
            With icon
          </Button>
          <Button tone="primary" variant={variant} iconEnd={<ChevronDownIcon />}>
            With end icon
          </Button>
          <Button tone="primary" variant={variant} aria-pressed>
            Pressed
          </Button>
          <Button tone="primary" variant={variant} disabled>
            Disabled
          </Button>
          <Button tone="primary" variant={variant} unavailableReason="Fund your wallet first.">
            Unavailable
          </Button>
          <Button tone="primary" variant={variant} loading>
            Loading
          </Button>
        </Inline>
      ))}
      <Button fullWidth>Full width</Button>
    </Stack>
  ),
}

export const Hovered: Story = {
  parameters: visual('component', [], { hover: '[data-component="Button"]' }),
}

/** Under a pointer that is held down. */
export const HeldDown: Story = {
  parameters: visual('component', ['dark'], { press: '[data-component="Button"]' }),
}

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

const onSend = fn()

/** While it loads, neither a press nor Enter in a field sends the form again, and focus stays where it was. */
export const LoadingSendsOnce: Story = {
  render: function SignIn() {
    const [loading, setLoading] = useState(false)
    const send = (event: FormEvent) => {
      event.preventDefault()
      onSend()
      setLoading(true)
    }
    return (
      <form onSubmit={send}>
        <Stack space={2}>
          <TextField label="E-mail" type="email" defaultValue="ada@venue.ng" />
          <Button type="submit" loading={loading} loadingLabel="Signing in">
            Sign In
          </Button>
        </Stack>
      </form>
    )
  },
  play: async ({ canvas }) => {
    onSend.mockClear()
    const button = canvas.getByRole('button', { name: 'Sign In' })
    const { width } = button.getBoundingClientRect()
    await userEvent.click(button)
    await expect(onSend).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
    await expect(button.getBoundingClientRect().width).toBe(width)

    await userEvent.click(button)
    await userEvent.type(canvas.getByLabelText('E-mail'), '{Enter}')
    await expect(onSend).toHaveBeenCalledOnce()
    await waitFor(() =>
      expect(document.querySelector('[aria-live="polite"]:not([data-part])')).toHaveTextContent('Signing in'),
    )
  },
}

const onUnavailablePress = fn()

/** An unavailable button is focusable and shows the reason. */
export const UnavailableExplains: Story = {
  args: { children: 'Create account', unavailableReason: 'Agree to the terms first.', onUnavailablePress },
  parameters: { layout: 'centered' },
  play: async ({ args, canvas }) => {
    onUnavailablePress.mockClear()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Create account' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Agree to the terms first.')
    await expect(canvas.getByText('Agree to the terms first.')).toBeVisible()
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(onUnavailablePress).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
  },
}

/** Beside each edge of the window the reason is moved as far as is needed to be read. */
export const ReasonAtTheEdge: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  render: () => (
    <Spread>
      {['Cancel', 'Pay'].map((label) => (
        <Button key={label} unavailableReason="Contact support: the first session of this Gig has already begun.">
          {label}
        </Button>
      ))}
    </Spread>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Cancel', 'Pay']) {
      await userEvent.tab()
      const button = canvas.getByRole('button', { name })
      await expect(button).toHaveFocus()
      const { left, right, top } = within(button)
        .getByText(/^Contact support/)
        .getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
      await expect(top).toBeGreaterThanOrEqual(0)
    }
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Button icon={<PlusIcon />}>{stressText.long}</Button>
        <Button variant="outline">{stressText.unbroken}</Button>
        <Button variant="soft" size="sm">
          {stressText.nigerian}
        </Button>
        <Button variant="ghost" fullWidth>
          {stressText.long}
        </Button>
      </Stack>
    </Narrow>
  ),
}
