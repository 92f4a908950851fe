import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ErrorState } from '@/design-system/components/ErrorState/index.ts'
import { withReference } from '@/shared/failure-reference.tsx'
import { RetryAlert } from '@/shared/retry-alert.tsx'
import { type SharedDialogs, SharedDialogsProvider } from '@/shared/shared-dialogs.ts'
import { copyToClipboard, withClipboard } from '../_kit/clipboard.ts'
import { visual } from '../_kit/visual.ts'

const requestId = '2a7c5b1e-8d0f-4c36-9b21-6f0d3e9a7c54'
const title = 'Failed to load notifications'
const openSupportTicket = fn<SharedDialogs['openSupportTicket']>()

/** An error as the screens show it. */
function FailedRead({ failure }: { failure: { requestId?: string } }) {
  return (
    <SharedDialogsProvider value={{ openSupportTicket, startForgotPin: () => undefined }}>
      <ErrorState title={title} onRetry={() => undefined}>
        {withReference('Something went wrong on our side. Please try again.', failure, title)}
      </ErrorState>
    </SharedDialogsProvider>
  )
}

const meta = {
  title: 'Shared/Failure reference',
  component: FailedRead,
  args: { failure: { requestId } },
} satisfies Meta<typeof FailedRead>

export default meta
type Story = StoryObj<typeof meta>

export const InAnError: Story = {
  parameters: visual('responsive'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contact support' }))
    await expect(openSupportTicket).toHaveBeenCalledWith(
      expect.objectContaining({ subject: title, facts: 'Reference 2a7c5b1e' }),
    )
    canvas.getByRole('button', { name: 'Contact support' }).blur()
  },
}

export const Copied: Story = {
  parameters: visual('component', [], { skip: 'the answer goes away by itself' }),
  beforeEach: withClipboard(async () => undefined),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy reference' })
    await userEvent.click(button)
    await expect(copyToClipboard).toHaveBeenCalledWith('2a7c5b1e')
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'copied'))
  },
}

/** A browser that does not allow copying: the text is selected, and the message says what to do. */
export const CopyFails: Story = {
  parameters: visual('component', [], { skip: 'the answer goes away by itself' }),
  beforeEach: withClipboard(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy reference' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'failed'))
    await expect(String(getSelection()).replaceAll(/\s/g, '')).toBe('2a7c5b1e')
  },
}

export const InAnAlert: Story = {
  parameters: visual('responsive'),
  render: ({ failure }) => (
    <RetryAlert role="status" onRetry={() => undefined} failure={failure}>
      Could not refresh. Showing data from 2:14 PM.
    </RetryAlert>
  ),
}

/** No request was answered, so there is nothing to look for. */
export const WithoutConnection: Story = {
  args: { failure: {} },
  parameters: visual('component', [], { skip: 'as the error state of the design system' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Reference/)).toBeNull()
  },
}
