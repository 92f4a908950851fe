import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Code } from '@/design-system/components/Code/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { copyToClipboard, withClipboard } from '../_kit/clipboard.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const reference = 'MQ-P-8F2K-77QX-04ZD'

const meta = {
  title: 'Design system/Type/Code',
  component: Code,
  args: { children: reference },
  argTypes: { copyLabel: { control: 'text' }, copyLabels: { control: false } },
} satisfies Meta<typeof Code>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { copyLabel: 'Copy reference' },
  beforeEach: withClipboard(async () => undefined),
  decorators: [
    (Story) => (
      <Stack space={4}>
        <Text>Press the button and the answer comes above it.</Text>
        <Story />
      </Stack>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy reference' })
    await userEvent.click(button)
    await expect(copyToClipboard).toHaveBeenCalledWith(reference)
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'copied'))
    await expect(button).toHaveFocus()
    // The confirmation disappears by itself, so the picture shows the button without it.
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'rest'))
    button.blur()
  },
}

/** A browser that does not allow copying: the text is selected, and the message says what to do. */
export const CopyFails: Story = {
  ...Playground,
  beforeEach: withClipboard(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy reference' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'failed'))
    await expect(String(getSelection()).replaceAll(/\s/g, '')).toBe(reference)
    await waitFor(() =>
      expect(document.querySelector('[aria-live="polite"]:not([data-part])')).toHaveTextContent('Could not copy.'),
    )
  },
  parameters: visual('component', [], { skip: 'the answer goes away by itself' }),
}

export const Hovered: Story = {
  args: { copyLabel: 'Copy reference' },
  parameters: visual('component', [], { hover: 'role=button' }),
}

/** Under a pointer that is held down. */
export const HeldDown: Story = {
  args: { copyLabel: 'Copy reference' },
  parameters: visual('component', [], { press: 'role=button' }),
}

export const FocusVisible: Story = {
  args: { copyLabel: 'Copy reference' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** A code that is too long is shortened in the middle; the full code is copied and read out. */
export const Stress: Story = {
  parameters: visual('component', ['forced-colors']),
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Text>
          Keep this reference: <Code>MQ-8F2K</Code> is short, <Code>{reference}</Code> is not.
        </Text>
        <Code copyLabel="Copy long reference">{`${reference}-${reference}-${reference}`}</Code>
        <Code copyLabel="Copy word">{stressText.unbroken}</Code>
        <Code>{stressText.nigerian.split(' ')[0] ?? ''}</Code>
        <Text size="caption">
          In a caption <Code copyLabel="Copy account">0123456789</Code>
        </Text>
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  args: { copyLabel: 'Copy reference' },
  beforeEach: withClipboard(async () => undefined),
  play: async ({ canvas }) => {
    copyToClipboard.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy reference' })).toHaveFocus()
    await userEvent.keyboard('{Enter}[Space]')
    await waitFor(() => expect(copyToClipboard).toHaveBeenCalledTimes(2))
    await expect(copyToClipboard).toHaveBeenLastCalledWith(reference)
  },
}
