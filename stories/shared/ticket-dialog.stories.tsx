import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen as page, userEvent, waitFor } from 'storybook/test'
import { TicketDialog } from '@/app/dashboard/ticket-dialog/ticket-dialog.tsx'
import { ApiError } from '@/api/client/api-error.ts'
import { formFailure } from '@/api/client/form-failure.ts'
import { visual } from '../_kit/visual.ts'

/** Nothing was typed before. */
const nothing = { read: () => undefined, write: fn(), remove: fn() }

const meta = {
  title: 'Shared/Ticket dialog',
  component: TicketDialog,
  args: {
    draft: {
      title: 'Report a problem',
      topic: 'payment',
      subject: 'Problem with payment MQ-F-0000000008',
      message: '',
      facts: 'Payment MQ-F-0000000008 of ₦500,000.00 on Wed 15 Oct 2025, 2:00 AM.',
      reference: 'MQ-F-0000000008',
    },
    kept: { subject: nothing, message: nothing },
    send: fn(async () => undefined),
    readFailure: formFailure,
    onClose: fn(),
  },
} satisfies Meta<typeof TicketDialog>

export default meta
type Story = StoryObj<typeof meta>

const send = async () => userEvent.click(await page.findByRole('button', { name: 'Send to support' }))

/** What it is about is filled in; what is wrong is the employer's to say. */
export const Open: Story = {
  parameters: visual('responsive'),
  play: async () => {
    await expect(await page.findByRole('dialog', { name: 'Report a problem' })).toHaveAccessibleDescription(
      /₦500,000\.00/,
    )
  },
}

/** Opened where something failed: the reference of the request goes with the words. */
export const FromAnError: Story = {
  args: {
    draft: {
      title: 'Contact support',
      topic: 'other',
      subject: 'Failed to load notifications',
      message: '',
      facts: 'Reference 2a7c5b1e',
    },
  },
  parameters: visual('responsive'),
  play: async ({ args }) => {
    const message = await page.findByLabelText('Message')
    await userEvent.type(message, 'The bell shows nothing since this morning.')
    await send()
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
        topic: 'other',
        subject: 'Failed to load notifications',
        message: 'The bell shows nothing since this morning.\n\nReference 2a7c5b1e',
      }),
    )
  },
}

/** The facts go below the words. */
export const Sends: Story = {
  parameters: visual('component', [], { skip: 'as Open' }),
  play: async ({ args }) => {
    await userEvent.type(await page.findByLabelText('Message'), 'My bank shows two debits for it.')
    await send()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(args.send).toHaveBeenCalledWith({
      topic: 'payment',
      subject: 'Problem with payment MQ-F-0000000008',
      message:
        'My bank shows two debits for it.\n\nPayment MQ-F-0000000008 of ₦500,000.00 on Wed 15 Oct 2025, 2:00 AM.',
      reference: 'MQ-F-0000000008',
    })
  },
}

/** What is known of the failing screen is removed: only what was typed is sent. */
export const SendsWithoutContext: Story = {
  parameters: visual('component', [], { skip: 'as Open without the tag' }),
  play: async ({ args }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Remove Payment MQ-F-0000000008' }))
    await waitFor(() => expect(page.getByLabelText('Message')).toHaveFocus())
    await expect(page.queryByText(/₦500,000\.00/)).toBeNull()
    await userEvent.type(page.getByLabelText('Message'), 'My bank shows two debits for it.')
    await send()
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
        topic: 'payment',
        subject: 'Problem with payment MQ-F-0000000008',
        message: 'My bank shows two debits for it.',
      }),
    )
  },
}

/** Nothing is sent, and the first field that is wrong has the focus. */
export const Incomplete: Story = {
  play: async ({ args }) => {
    await userEvent.clear(await page.findByLabelText('Subject'))
    await send()
    await waitFor(() => expect(page.getByRole('group', { name: 'Fix 2 fields to continue' })).toBeVisible())
    await expect(page.getByRole('link', { name: 'Message must be at least 20 characters' })).toBeVisible()
    await expect(page.getByLabelText('Subject')).toHaveAccessibleDescription('Subject is required')
    await waitFor(() => expect(page.getByLabelText('Subject')).toHaveFocus())
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** What was typed stays. */
export const NotSent: Story = {
  args: {
    send: fn(async () => {
      throw new ApiError({
        kind: 'server',
        status: 503,
        serverMessage: 'Marquee is not available for a moment. Please try again.',
      })
    }),
  },
  play: async ({ args }) => {
    await userEvent.type(await page.findByLabelText('Message'), 'My bank shows two debits for it.')
    await send()
    await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent('Your message was not sent'))
    await expect(page.getByLabelText('Message')).toHaveValue('My bank shows two debits for it.')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  args: { send: fn(() => new Promise<undefined>(() => undefined)) },
  parameters: visual('component', [], { skip: 'a loading button' }),
  play: async ({ args }) => {
    await userEvent.type(await page.findByLabelText('Message'), 'My bank shows two debits for it.')
    await send()
    await waitFor(() => expect(args.send).toHaveBeenCalled())
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Without a payment: a plain question. */
export const Question: Story = {
  args: { draft: { title: 'Contact support', topic: 'account', subject: 'My wallet is under review', message: '' } },
  play: async () => {
    await waitFor(() => expect(page.getByText('We answer by email.')).toBeVisible())
  },
}
