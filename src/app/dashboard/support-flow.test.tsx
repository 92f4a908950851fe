import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client/api-error.ts'
import { answer, notify } from '@/api/client/testing/hook-harness.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import type { TicketDraft } from '@/shared/ticket-dialog/ticket.ts'
import { SupportFlow } from './support-flow.tsx'

const payment: TicketDraft = {
  title: 'Report a problem',
  topic: 'payment',
  subject: 'Problem with payment MQ-F-0000000008',
  message: '',
  reference: 'MQ-F-0000000008',
}
const question = 'My bank shows two debits for it.'
const ticket = {
  id: 'tkt_10001',
  number: 'MQ-10001',
  status: 'open',
  createdAt: '2025-11-14T07:00:00.000Z',
  topic: 'payment',
  subject: payment.subject,
  message: question,
  reference: 'MQ-F-0000000008',
  gigId: null,
  answers: [],
}

const send = vi.fn<() => Promise<ReturnType<typeof answer>>>(async () => answer(200, { data: ticket }))
const { wrapper } = queryProviders(send, notify)

beforeEach(() => localStorage.clear())

/** Opens the dialog. @returns what it was closed with, and what leaves the page */
function open(draft: TicketDraft = payment) {
  const onClose = vi.fn<() => void>()
  const { unmount } = render(<SupportFlow draft={draft} onClose={onClose} />, { wrapper })
  return { onClose, leave: unmount }
}
const message = () => screen.getByLabelText('Message')

it('starts in the first field that is empty', async () => {
  const empty = open({ title: 'Contact support', topic: 'other', subject: '', message: '' })
  await vi.waitFor(() => expect(screen.getByLabelText('Subject')).toHaveFocus())
  empty.leave()

  open()
  await vi.waitFor(() => expect(message()).toHaveFocus())
})

it('says how much is to be written, and how much can be', () => {
  open({ title: 'Contact support', topic: 'other', subject: '', message: '' })
  expect(message()).toHaveAccessibleDescription(/At least 20 characters\..*2,000 characters left/)
})

it('keeps what was typed when the dialog is closed, and for what it is about', async () => {
  const dialog = open()
  await userEvent.type(message(), question)
  await userEvent.clear(screen.getByLabelText('Subject'))
  await userEvent.type(screen.getByLabelText('Subject'), 'Two debits')
  await userEvent.keyboard('{Escape}')
  expect(dialog.onClose).toHaveBeenCalled()
  dialog.leave()

  const other = open({ ...payment, reference: 'MQ-F-0000000009', subject: 'Problem with payment MQ-F-0000000009' })
  expect(message()).toHaveValue('')
  other.leave()

  open()
  expect(message()).toHaveValue(question)
  expect(screen.getByLabelText('Subject')).toHaveValue('Two debits')
})

it('forgets what was typed once it was sent', async () => {
  const dialog = open()
  await userEvent.type(message(), question)
  await userEvent.click(screen.getByRole('button', { name: 'Send to support' }))
  await vi.waitFor(() => expect(dialog.onClose).toHaveBeenCalled())
  dialog.leave()

  open()
  expect(message()).toHaveValue('')
})

it('says once that no answer came, and keeps what was typed', async () => {
  send.mockRejectedValueOnce(new ApiError({ kind: 'timeout' }))
  const dialog = open()
  await userEvent.type(message(), question)
  await userEvent.click(screen.getByRole('button', { name: 'Send to support' }))
  expect(await screen.findByText('We do not know yet if this went through.')).toBeVisible()
  expect(notify.failure).not.toHaveBeenCalled()
  dialog.leave()

  open()
  expect(message()).toHaveValue(question)
})

it('keeps what could not be sent', async () => {
  send.mockResolvedValueOnce(answer(503, { code: 'UNAVAILABLE', message: 'Marquee is not available for a moment.' }))
  const dialog = open()
  await userEvent.type(message(), question)
  await userEvent.click(screen.getByRole('button', { name: 'Send to support' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your message was not sent')
  dialog.leave()

  open()
  expect(message()).toHaveValue(question)
})
