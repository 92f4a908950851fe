import { describe, expect, it } from 'vitest'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { statusNotice, timelineSteps } from './transaction-copy.ts'

describe('the notice of a payment status', () => {
  it('never says of a failed payment that no money moved', () => {
    expect(statusNotice(aTransaction({ status: 'failed', failureReason: 'Declined by the bank.' }))).toEqual({
      tone: 'danger',
      text: 'This payment did not go through. If your bank shows a debit, keep this reference: MQ-F-0000000001. Debits for failed payments are normally returned by your bank. Reason: Declined by the bank.',
    })
  })

  it('says of a pending payment not to pay again', () => {
    expect(statusNotice(aTransaction({ status: 'processing' }))?.text).toBe(
      'We are still confirming this payment. Do not pay again.',
    )
  })

  it('says of a pending transfer where the money is', () => {
    expect(statusNotice(aTransaction({ type: 'withdrawal', status: 'processing' }))?.text).toBe(
      'The money is on its way to your bank.',
    )
    expect(statusNotice(aTransaction({ type: 'worker_payout', status: 'pending' }))?.text).toBe(
      'This money is set aside for the worker and has not been sent yet.',
    )
  })

  it('shows the last entry of the history for an unknown status', () => {
    const timeline = [
      { at: '2025-11-14T06:00:00Z', status: 'pending', note: null },
      { at: '2025-11-14T06:01:00Z', status: 'on_hold', note: 'The bank asks a question.' },
    ]
    expect(statusNotice(aTransaction({ status: 'on_hold', timeline }))).toEqual({
      tone: 'neutral',
      text: 'The bank asks a question.',
    })
    expect(statusNotice(aTransaction({ status: 'on_hold', timeline: [] }))).toBeUndefined()
    const bare = [{ at: '2025-11-14T06:01:00Z', status: 'on_hold', note: null }]
    expect(statusNotice(aTransaction({ status: 'on_hold', timeline: bare }))?.text).toBe('On hold')
    expect(timelineSteps(aTransaction({ status: 'on_hold', timeline: bare }))[0]?.title).toBe('On hold')
  })

  it('is undefined for a successful payment', () => {
    expect(statusNotice(aTransaction())).toBeUndefined()
  })
})

it('maps the history to timeline entries: done, current, failed', () => {
  expect(timelineSteps(aTransaction()).map(({ title, look }) => [title, look])).toEqual([
    ['Pending', 'done'],
    ['Successful', 'done'],
  ])
  expect(timelineSteps(aTransaction({ status: 'processing' })).map(({ look }) => look)).toEqual(['done', 'current'])
  expect(
    timelineSteps(aTransaction({ status: 'failed', failureReason: 'No.' })).map(({ look, note }) => [look, note]),
  ).toEqual([
    ['done', undefined],
    ['failed', 'No.'],
  ])
})
