import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen as page, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { ForgotPinDialog } from '@/app/dashboard/forgot-pin/forgot-pin-dialog.tsx'
import { type ForgotPinCalls, useForgotPin } from '@/app/dashboard/forgot-pin/use-forgot-pin.ts'
import { advanceClock } from '../_kit/clock.ts'
import { visual } from '../_kit/visual.ts'
import { box, expectCode, typeCode } from '../screens/auth/page.ts'

const well = () => fn(() => Promise.resolve())
const never = () => fn(() => new Promise<never>(() => undefined))
/** Fails the first time with what a call fails with, then goes well. */
const failing = (failure: { status?: number; code?: string; serverMessage?: string }) => {
  let hasFailed = false
  return fn(() => {
    if (hasFailed) return Promise.resolve()
    hasFailed = true
    return Promise.reject(Object.assign(new Error('The call failed'), failure))
  })
}

const meta = {
  title: 'Shared/Forgot PIN',
  args: { sendCode: well(), verify: well(), reset: well(), email: 'ngozi@ekoevents.example' },
  render: function Flow({ email, ...calls }: ForgotPinCalls & { email?: string }) {
    const flow = useForgotPin(calls)
    return (
      <>
        <Button onClick={flow.start}>Forgot PIN?</Button>
        <ForgotPinDialog flow={flow} email={email} />
      </>
    )
  },
} satisfies Meta<ForgotPinCalls & { email?: string }>

export default meta
type Story = StoryObj<typeof meta>

const skip = (why: string) => visual('component', [], { skip: why })
const button = (name: string) => page.getByRole('button', { name })
const closed = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
const start = async () => userEvent.click(await page.findByRole('button', { name: 'Forgot PIN?' }))

async function typeNewPin(pin: string) {
  await userEvent.click(await page.findByLabelText('New PIN, digit 1 of 4'))
  await userEvent.keyboard(pin)
  await waitFor(() => expect(page.getByLabelText('PIN again, digit 1 of 4')).toHaveFocus())
  await userEvent.keyboard(pin)
}

/** The code was sent; another one can be asked for in 60 seconds. */
export const Code: Story = {
  parameters: visual('responsive'),
  play: async ({ args }) => {
    await start()
    await expect(await page.findByRole('dialog', { name: 'Reset your PIN' })).toHaveAccessibleDescription(
      /ngo\*\*@ekoevents\.example/,
    )
    await waitFor(() => expect(box(1)).toHaveFocus())
    await expect(args.sendCode).toHaveBeenCalledOnce()
    await expect(button('Verify')).toBeDisabled()
    await expect(button('Resend code')).toBeDisabled()
    await expect(page.getByText('in 1:00')).toBeVisible()
  },
}

/** Code, new PIN, done. */
export const Resets: Story = {
  parameters: skip('it ends closed'),
  play: async ({ args }) => {
    await start()
    await typeCode('1234')
    await userEvent.click(button('Verify'))
    await expect(args.verify).toHaveBeenCalledWith('1234')
    await typeNewPin('2580')
    await userEvent.click(button('Reset PIN'))
    await expect(args.reset).toHaveBeenCalledWith('2580')
    await closed()
    await start()
    await expectCode('')
  },
}

export const WrongCode: Story = {
  args: { verify: failing({ status: 400, code: 'INVALID_CODE', serverMessage: 'Invalid OTP. Please try again.' }) },
  play: async () => {
    await start()
    await typeCode('9999')
    await userEvent.click(button('Verify'))
    await expect(await page.findByText('Invalid OTP')).toBeVisible()
    await expectCode('')
    await waitFor(() => expect(box(1)).toHaveFocus())
  },
}

/** Enter with digits missing says so. */
export const IncompleteCode: Story = {
  parameters: skip('as WrongCode'),
  play: async ({ args }) => {
    await start()
    await typeCode('12{Enter}')
    await expect(await page.findByText('Please enter a valid 4-digit OTP.')).toBeVisible()
    await expect(args.verify).not.toHaveBeenCalled()
  },
}

/** Without an answer nothing is known about the code, so it stays. */
export const CodeNotChecked: Story = {
  args: { verify: failing({}) },
  parameters: skip('as WrongCode'),
  play: async () => {
    await start()
    await typeCode('1234')
    await userEvent.click(button('Verify'))
    await expect(
      await page.findByText('We could not check the code. Check your connection and try again.'),
    ).toBeVisible()
    await expectCode('1234')
  },
}

/** After 60 seconds another code can be sent, which empties the boxes and starts the wait again. */
export const Resends: Story = {
  parameters: skip('as Code'),
  play: async ({ args }) => {
    await start()
    await typeCode('12')
    advanceClock(60_000)
    await waitFor(() => expect(button('Resend code')).toBeEnabled())
    await userEvent.click(button('Resend code'))
    await expect(args.sendCode).toHaveBeenCalledTimes(2)
    await expectCode('')
    await expect(await page.findByText('in 1:00')).toBeVisible()
  },
}

export const Sending: Story = {
  args: { sendCode: never() },
  play: async () => {
    await start()
    await expect(await page.findByText('Sending the code')).toBeVisible()
  },
}

/** Too many codes were asked for: the dialog says it and can be left, or tried again after the wait. */
export const NotSent: Story = {
  args: {
    sendCode: failing({ status: 429, code: 'RATE_LIMITED', serverMessage: 'Too many tries. Please wait a moment.' }),
  },
  play: async () => {
    await start()
    await waitFor(() => expect(page.getByText('Too many tries. Please wait a moment.')).toBeVisible())
    await expect(page.getByText('You can ask for a new code in 1:00.')).toBeVisible()
    await expect(button('Send a new code')).toBeDisabled()
  },
}

export const SentAgain: Story = {
  args: { sendCode: failing({ status: 429, serverMessage: 'Too many tries. Please wait a moment.' }) },
  parameters: skip('as Code'),
  play: async () => {
    await start()
    await page.findByText('Too many tries. Please wait a moment.')
    advanceClock(60_000)
    await waitFor(() => expect(button('Send a new code')).toBeEnabled())
    await userEvent.click(button('Send a new code'))
    await waitFor(() => expect(box(1)).toHaveFocus())
  },
}

export const NewPin: Story = {
  parameters: visual('responsive'),
  play: async () => {
    await start()
    await typeCode('1234{Enter}')
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Choose a new PIN' })).toBeVisible())
    await waitFor(() => expect(page.getByLabelText('New PIN, digit 1 of 4')).toHaveFocus())
  },
}

/** A weak PIN is not sent. */
export const WeakPin: Story = {
  play: async ({ args }) => {
    await start()
    await typeCode('1234{Enter}')
    await userEvent.click(await page.findByLabelText('New PIN, digit 1 of 4'))
    await userEvent.keyboard('1111')
    await userEvent.click(button('Reset PIN'))
    await expect(await page.findByText('Avoid repeated or sequential digits')).toBeVisible()
    await expect(args.reset).not.toHaveBeenCalled()
  },
}

const expired = () =>
  failing({
    status: 403,
    code: 'EMAIL_NOT_VERIFIED',
    serverMessage: 'Your code has expired. Ask for a new one to reset your PIN.',
  })

async function chooseTooLate() {
  await start()
  await typeCode('1234{Enter}')
  await typeNewPin('2580')
  await userEvent.click(button('Reset PIN'))
  await expect(await page.findByText('Your code has expired. Ask for a new one to reset your PIN.')).toBeVisible()
}

/** The code ran out while the PIN was chosen. */
export const CodeRanOut: Story = {
  args: { reset: expired() },
  play: async () => {
    await chooseTooLate()
    await expect(button('Send a new code')).toBeEnabled()
  },
}

export const CodeAfterExpiry: Story = {
  args: { reset: expired() },
  parameters: skip('as Code'),
  play: async ({ args }) => {
    await chooseTooLate()
    await userEvent.click(button('Send a new code'))
    await expect(args.sendCode).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(box(1)).toHaveFocus())
    await expectCode('')
  },
}

export const Cancels: Story = {
  parameters: skip('it ends closed'),
  play: async ({ args }) => {
    await start()
    await typeCode('12')
    await userEvent.click(button('Cancel'))
    await closed()
    await expect(args.verify).not.toHaveBeenCalled()
  },
}
