import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { OtpField, type OtpFieldHandle } from '@/design-system/components/OtpField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { componentAround, expectRoomForMessage } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Fields/OtpField',
  component: OtpField,
  args: { label: 'Verification code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpField>

export default meta
type Story = StoryObj<typeof meta>

const box = (canvas: { getByLabelText: (name: string) => HTMLElement }, digit: number) =>
  canvas.getByLabelText(`Digit ${digit} of 4`)

/** Each digit moves focus to the next box; letters are ignored; the last digit completes the code. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Verification code' })).toBeVisible()
    await userEvent.click(box(canvas, 1))
    await userEvent.keyboard('4a8')
    await expect(box(canvas, 1)).toHaveValue('4')
    await expect(box(canvas, 2)).toHaveValue('8')
    await expect(box(canvas, 3)).toHaveFocus()
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('15')
    await expect(args.onComplete).toHaveBeenCalledWith('4815')
  },
}

export const Pasting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(box(canvas, 3))
    await userEvent.paste('Your code: 48-15')
    await expect(args.onComplete).toHaveBeenCalledWith('4815')
    await expect(box(canvas, 4)).toHaveFocus()
    for (const [index, digit] of [...'4815'].entries()) await expect(box(canvas, index + 1)).toHaveValue(digit)
  },
}

export const BackspaceAndArrows: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(box(canvas, 1))
    await userEvent.keyboard('481')
    await expect(box(canvas, 4)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(box(canvas, 3)).toHaveFocus()
    await expect(box(canvas, 3)).toHaveValue('')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(box(canvas, 1)).toHaveFocus()
    await userEvent.keyboard('9')
    await expect(box(canvas, 1)).toHaveValue('9')
    await expect(box(canvas, 2)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(box(canvas, 4)).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('98')
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={4}>
      <OtpField label="Empty" />
      <OtpField label="Partial" value="48" description="We sent it to ada****@venue.ng." />
      <OtpField label="Complete" value="4815" />
      <OtpField label="Wrong" value="4815" message="Invalid or expired OTP. Please try again." />
      <OtpField label="Disabled" value="4815" disabled />
      <OtpField label="Required" required="marked" />
      <OtpField label="Six digits" length={6} value="481" optional />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expectRoomForMessage(
      componentAround(canvas.getByRole('group', { name: 'Empty' }), 'OtpField'),
      componentAround(canvas.getByRole('group', { name: 'Wrong' }), 'OtpField'),
    )
  },
}

/** A PIN: the digits never show, and every key works as it does in a code. */
export const Masked: Story = {
  render: (args) => (
    <Stack space={4}>
      <OtpField {...args} label="PIN" masked />
      <OtpField label="Complete" masked value="4815" />
      <OtpField label="Wrong" masked message="Incorrect PIN" />
      <OtpField label="Disabled" masked value="4815" disabled />
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByLabelText('Digit 1 of 4')
    if (first === undefined) throw new Error('There is no box')
    await userEvent.click(first)
    await userEvent.keyboard('25x8')
    await expect(args.onChange).toHaveBeenLastCalledWith('258')
    await expect(first).toHaveAttribute('type', 'password')
    await userEvent.keyboard('0')
    await expect(args.onComplete).toHaveBeenCalledWith('2580')
  },
}

/** A PIN whose digits the form's own button shows. */
export const Revealed: Story = {
  render: function Form(args) {
    const [revealed, setRevealed] = useState(false)
    return (
      <OtpField
        {...args}
        label="PIN"
        masked
        revealed={revealed}
        labelEnd={
          <Button variant="ghost" size="sm" flush="end" onClick={() => setRevealed(!revealed)}>
            {revealed ? 'Hide PIN' : 'Show PIN'}
          </Button>
        }
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 1))
    await userEvent.keyboard('2580')
    await expect(box(canvas, 1)).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show PIN' }))
    await expect(box(canvas, 1)).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide PIN' })).toBeVisible()
  },
}

/** Typing in the first box of a full code replaces all of it, so that nothing hidden is left over. */
export const Retyped: Story = {
  parameters: visual('component', [], { skip: 'as Playground' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(box(canvas, 1))
    await userEvent.keyboard('4815')
    await userEvent.click(box(canvas, 1))
    await userEvent.keyboard('2')
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
    await userEvent.keyboard('719')
    await expect(args.onComplete).toHaveBeenLastCalledWith('2719')
  },
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'role=textbox >> nth=0' }) }

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(box(canvas, 1)).toHaveFocus()
  },
}

/** A wrong code is cleared and the first box has the focus again. */
export const ClearedAfterAnError: Story = {
  render: function Form(args) {
    const ref = useRef<OtpFieldHandle>(null)
    const [code, setCode] = useState('')
    const [message, setMessage] = useState<string>()
    const verify = () => {
      setMessage('Invalid or expired OTP. Please try again.')
      ref.current?.clear()
    }
    return (
      <Stack space={2}>
        <OtpField {...args} ref={ref} value={code} onChange={setCode} message={message} />
        <Inline>
          <Button disabled={code.length < 4} onClick={verify}>
            Verify
          </Button>
        </Inline>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const verify = canvas.getByRole('button', { name: 'Verify' })
    await expect(verify).toBeDisabled()
    await userEvent.click(box(canvas, 1))
    await userEvent.keyboard('4815')
    await expect(verify).toBeEnabled()
    await userEvent.click(verify)
    await expect(box(canvas, 1)).toHaveFocus()
    await expect(box(canvas, 1)).toHaveValue('')
    await expect(box(canvas, 1)).toBeInvalid()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Invalid or expired OTP. Please try again.')
    await expect(verify).toBeDisabled()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <OtpField label={stressText.long} message={stressText.long} length={8} value="48154815" />
        <OtpField label={stressText.nigerian} message={stressText.unbroken} tone="neutral" />
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('481')
    await userEvent.keyboard('{Home}')
    await expect(box(canvas, 1)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(box(canvas, 2)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(box(canvas, 4)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Backspace}')
    await expect(box(canvas, 3)).toHaveValue('')
    await userEvent.keyboard('{Backspace}')
    await expect(box(canvas, 2)).toHaveValue('')
  },
}
