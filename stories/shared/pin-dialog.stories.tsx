import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen as page, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { PinDialog, type PinDialogProps } from '@/shared/pin-dialog/pin-dialog.tsx'
import type { CallOutcome } from '@/shared/payments/call-outcome.ts'
import { SharedDialogsProvider } from '@/shared/shared-dialogs.ts'
import { visual } from '../_kit/visual.ts'
import { box, expectCode, typeCode } from '../screens/auth/page.ts'

const answers = (outcome: CallOutcome) => fn((_pin: string) => Promise.resolve(outcome))
const silent = () => fn((_pin: string) => new Promise<CallOutcome>(() => undefined))

const startForgotPin = fn()

const meta = {
  title: 'Shared/PIN dialog',
  component: PinDialog,
  args: {
    open: true,
    title: 'Withdraw to your bank',
    description: 'Withdraw ₦50,000.00 to First Bank ••••4579. Fee ₦25.00. You receive ₦49,975.00.',
    onConfirm: answers({ kind: 'done' }),
    onCheckStatus: answers({ kind: 'done' }),
    onForgotPin: fn(),
    onClose: fn(),
  },
  render: function Opened(args: PinDialogProps) {
    const [open, setOpen] = useState(args.open)
    return (
      <SharedDialogsProvider value={{ startForgotPin, openSupportTicket: () => undefined }}>
        <Button onClick={() => setOpen(true)}>Withdraw</Button>
        <PinDialog
          {...args}
          open={open}
          onClose={() => {
            args.onClose()
            setOpen(false)
          }}
        />
      </SharedDialogsProvider>
    )
  },
} satisfies Meta<typeof PinDialog>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => page.getByRole('button', { name })
const closed = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull())

/** The first box has the focus; nothing can be confirmed yet. */
export const Open: Story = {
  parameters: visual('responsive'),
  play: async () => {
    await expect(await page.findByRole('dialog', { name: 'Withdraw to your bank' })).toHaveAccessibleDescription(
      /₦50,000\.00/,
    )
    await waitFor(() => expect(box(1)).toHaveFocus())
    await expect(box(1)).toHaveAttribute('type', 'password')
    await expect(button('Confirm')).toBeDisabled()
  },
}

/** What the sentence leaves out stands above the boxes, and the button says the amount. */
export const WithDetails: Story = {
  args: {
    title: 'Pay for Premium',
    description: 'Pay ₦15,000.00 from your wallet for 1 month of Premium.',
    confirmLabel: 'Pay ₦15,000.00',
    children: (
      <DescriptionList>
        <DescriptionItem term="Available in your wallet">
          <Money amount={45_000_000} />
        </DescriptionItem>
        <DescriptionItem term="Available afterwards">
          <Money amount={43_500_000} />
        </DescriptionItem>
      </DescriptionList>
    ),
  },
  play: async () => {
    await typeCode('2580')
    await expect(button('Pay ₦15,000.00')).toBeEnabled()
  },
}

/** Enter sends the PIN once; the dialog then closes and forgets it. */
export const Confirms: Story = {
  parameters: visual('component', [], { skip: 'it ends closed' }),
  play: async ({ args }) => {
    await typeCode('25x80{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledWith('2580')
    await closed()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(button('Withdraw'))
    await page.findByRole('dialog')
    await expectCode('')
  },
}

export const PastedPin: Story = {
  parameters: visual('component', [], { skip: 'it ends closed' }),
  play: async ({ args }) => {
    await page.findByRole('dialog')
    await userEvent.click(box(3))
    await userEvent.paste('25 80')
    await userEvent.click(button('Confirm'))
    await expect(args.onConfirm).toHaveBeenCalledWith('2580')
    await closed()
  },
}

/** Enter with digits missing says so and sends nothing. */
export const Incomplete: Story = {
  play: async ({ args }) => {
    await typeCode('25{Enter}')
    await expect(await page.findByText('PIN must be exactly 4 digits')).toBeVisible()
    await expect(box(3)).toHaveFocus()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('8')
    await expect(page.queryByText('PIN must be exactly 4 digits')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByText('PIN must be exactly 4 digits')).toBeVisible()
  },
}

export const WrongPin: Story = {
  args: { onConfirm: answers({ kind: 'wrongPin', attemptsLeft: 4 }) },
  parameters: visual('responsive'),
  play: async ({ args }) => {
    await typeCode('1379{Enter}')
    await expect(await page.findByText('Incorrect PIN')).toBeVisible()
    await expect(page.getByText('You have 4 tries left.')).toBeVisible()
    await expectCode('')
    await waitFor(() => expect(box(1)).toHaveFocus())
    await expect(button('Confirm')).toBeDisabled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const LastTry: Story = {
  args: { onConfirm: answers({ kind: 'wrongPin', attemptsLeft: 1 }) },
  parameters: visual('component', [], { skip: 'as WrongPin' }),
  play: async () => {
    await typeCode('1379{Enter}')
    await expect(await page.findByText('You have 1 try left.')).toBeVisible()
  },
}

/** A server that does not count out loud. */
export const WrongWithoutACount: Story = {
  args: { onConfirm: answers({ kind: 'wrongPin', attemptsLeft: undefined }) },
  parameters: visual('component', [], { skip: 'as WrongPin' }),
  play: async () => {
    await typeCode('1379{Enter}')
    await expect(await page.findByText('Incorrect PIN')).toBeVisible()
    await expect(page.queryByText(/left/)).toBeNull()
  },
}

export const Locked: Story = {
  args: { onConfirm: answers({ kind: 'locked', until: '2025-11-14T16:30:00+01:00' }) },
  parameters: visual('responsive'),
  play: async ({ args }) => {
    await typeCode('1379{Enter}')
    await expect(await page.findByText('Your PIN is locked until 4:30 PM.')).toBeVisible()
    await expect(page.queryByLabelText('Digit 1 of 4')).toBeNull()
    await userEvent.click(button('Reset PIN'))
    await expect(args.onForgotPin).toHaveBeenCalledOnce()
  },
}

/** The wallet said so before anything was typed. */
export const LockedFromTheStart: Story = {
  args: { pinLock: { pinLockedUntil: '2025-11-14T16:30:00+01:00' } },
  parameters: visual('component', [], { skip: 'as Locked' }),
  play: async () => {
    await expect(await page.findByText('Your PIN is locked until 4:30 PM.')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Confirm' })).toBeNull()
  },
}

/** After the third lock the PIN has to be reset, which the dialog leads to. */
export const LockedUntilReset: Story = {
  args: { onConfirm: answers({ kind: 'locked', until: undefined }) },
  parameters: visual('component', [], { skip: 'as Locked' }),
  play: async ({ args }) => {
    await typeCode('1379{Enter}')
    await expect(await page.findByText('Your PIN is locked until you reset it.')).toBeVisible()
    await userEvent.click(button('Reset PIN'))
    await expect(args.onForgotPin).toHaveBeenCalledOnce()
  },
}

/** The answer was lost: it can be looked up and not be paid again. */
export const LostConnection: Story = {
  args: { onConfirm: answers({ kind: 'unknown' }) },
  parameters: visual('responsive'),
  play: async ({ args }) => {
    await typeCode('2580{Enter}')
    await expect(await page.findByText('We do not know yet if this went through.')).toBeVisible()
    await expect(button('Check status')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Confirm' })).toBeNull()
    await expect(page.queryByLabelText('Digit 1 of 4')).toBeNull()
    await expect(args.onCheckStatus).not.toHaveBeenCalled()
  },
}

export const ChecksTheStatus: Story = {
  args: { onConfirm: answers({ kind: 'unknown' }) },
  parameters: visual('component', [], { skip: 'it ends closed' }),
  play: async ({ args }) => {
    await typeCode('2580{Enter}')
    await userEvent.click(await page.findByRole('button', { name: 'Check status' }))
    await expect(args.onCheckStatus).toHaveBeenCalledWith('2580')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await closed()
  },
}

/** Refused for another reason than the PIN: the dialog says it where it stays. */
export const Refused: Story = {
  args: { onConfirm: answers({ kind: 'refused', message: 'There is not enough money for this.' }) },
  play: async () => {
    await typeCode('2580{Enter}')
    await expect(await page.findByText('There is not enough money for this.')).toBeVisible()
    await expectCode('')
  },
}

/** While the answer is awaited neither Escape nor a button closes it, and nothing is sent twice. */
export const Pending: Story = {
  args: { onConfirm: silent() },
  play: async ({ args }) => {
    await typeCode('2580{Enter}')
    await waitFor(() => expect(page.getByRole('dialog')).toHaveAttribute('aria-busy', 'true'))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(button('Cancel'))
    await userEvent.click(button('Close'))
    await userEvent.click(button('Forgot PIN?'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(args.onForgotPin).not.toHaveBeenCalled()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const ForgotPin: Story = {
  parameters: visual('component', [], { skip: 'as Open' }),
  play: async ({ args }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Forgot PIN?' }))
    await expect(args.onForgotPin).toHaveBeenCalledOnce()
    await expect(startForgotPin).toHaveBeenCalled()
  },
}

export const Cancels: Story = {
  parameters: visual('component', [], { skip: 'it ends closed' }),
  play: async ({ args }) => {
    await typeCode('25')
    await userEvent.click(button('Cancel'))
    await closed()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await waitFor(() => expect(button('Withdraw')).toBeVisible())
  },
}

/** A title and a name that do not fit, and a locked PIN without an end. */
export const EdgeData: Story = {
  args: {
    title: `Approve and release ₦999,999,999,999.99 to ${'Ọlọ́runfúnmilọ́láyọ̀'.repeat(4)}`,
    description: `Approve and release ₦999,999,999,999.99 to ${'Ọlọ́runfúnmilọ́láyọ̀'.repeat(4)}.`,
    confirmLabel: 'Release ₦999,999,999,999.99',
    onConfirm: answers({ kind: 'locked', until: undefined }),
  },
  parameters: visual('responsive'),
  play: async () => {
    await typeCode('2580')
    await expect(button('Release ₦999,999,999,999.99')).toBeEnabled()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
