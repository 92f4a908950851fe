import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FailureReference, withReference } from './failure-reference.tsx'
import { type SharedDialogs, SharedDialogsProvider } from './shared-dialogs.ts'

const requestId = '2a7c5b1e-8d0f-4c36-9b21-6f0d3e9a7c54'

describe('the reference of a failure', () => {
  it('is the beginning of the request’s id, and can be copied', async () => {
    const user = userEvent.setup()
    render(<FailureReference failure={{ requestId }} />)
    expect(screen.getByText('2a7c5b1e')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy reference' }))
    expect(await navigator.clipboard.readText()).toBe('2a7c5b1e')
  })

  it('is the whole id of a server that has no UUIDs', () => {
    render(<FailureReference failure={{ requestId: 'req_000017' }} />)
    expect(screen.getByText('req_000017')).toBeVisible()
  })

  it.each([{}, { requestId: undefined }, null])('is not shown where no request was answered: %j', (failure) => {
    const { container } = render(<FailureReference failure={failure} subject="Failed to load workers" />)
    expect(container).toBeEmptyDOMElement()
  })

  it('goes with a question to support, as something that the employer can remove', async () => {
    const openSupportTicket = vi.fn<SharedDialogs['openSupportTicket']>()
    render(
      <SharedDialogsProvider value={{ openSupportTicket, startForgotPin: () => undefined }}>
        {withReference('The workers are on a break.', { requestId }, 'Failed to load workers')}
      </SharedDialogsProvider>,
    )
    expect(screen.getByText('The workers are on a break.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Contact support' }))
    expect(openSupportTicket).toHaveBeenCalledWith({
      title: 'Contact support',
      topic: 'other',
      subject: 'Failed to load workers',
      message: '',
      facts: 'Reference 2a7c5b1e',
    })
  })

  it('offers no ticket where none can be sent, as outside of the dashboard', () => {
    render(withReference('Text', { requestId }, 'Failed to load workers'))
    expect(screen.queryByRole('button', { name: 'Contact support' })).toBeNull()
  })
})
