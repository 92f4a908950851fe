import { describe, expect, it } from 'vitest'
import { ticketBody } from '@/api/contract/schemas/support.ts'
import {
  contextLabel,
  maxMessageLength,
  toTicketBody,
  ticketForm,
  type TicketDraft,
  type TicketFields,
  withoutContext,
} from './ticket.ts'

const facts = 'Payment MQ-F-0000000001 of ₦50,000.00 on Fri 14 Nov 2025, 6:00 AM.'
const draft: TicketDraft = {
  title: 'Report a problem',
  topic: 'payment',
  subject: '',
  message: '',
  facts,
  reference: 'MQ-F-0000000001',
  gigId: 'gig_1',
}
const { facts: _, ...plain } = draft

/** The first message of each field, as the form shows it. */
function problemsOf(fields: TicketFields, of: TicketDraft) {
  const issues = ticketForm(of).safeParse(fields).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

it('sends the topic, the reference, and the facts below the message', () => {
  expect(toTicketBody({ subject: ' Debited twice ', message: ' My bank shows two debits. ' }, draft)).toEqual({
    topic: 'payment',
    subject: 'Debited twice',
    message: `My bank shows two debits.\n\n${facts}`,
    reference: 'MQ-F-0000000001',
    gigId: 'gig_1',
  })
})

it('omits undefined fields', () => {
  expect(
    toTicketBody(
      { subject: 'A question', message: 'Where do I find my receipts?' },
      { title: 'Contact support', topic: 'other', subject: '', message: '' },
    ),
  ).toEqual({
    topic: 'other',
    subject: 'A question',
    message: 'Where do I find my receipts?',
  })
})

describe('what is known of the failing screen', () => {
  it('is named by its payment, otherwise by its facts', () => {
    expect(contextLabel(draft)).toBe('Payment MQ-F-0000000001')
    expect(contextLabel({ ...plain, reference: 'MQ-1' })).toBe('Payment MQ-1')
    const { reference: _reference, ...rest } = draft
    expect(contextLabel(rest)).toBe(facts)
    expect(contextLabel(withoutContext(draft))).toBeUndefined()
  })

  it('is not sent once it is removed: only what the employer typed', () => {
    const fields = { subject: 'Debited twice', message: 'My bank shows two debits.' }
    expect(toTicketBody(fields, withoutContext(draft))).toEqual({ topic: 'payment', ...fields })
  })
})

it.each([draft, plain])('is accepted by the server at its longest', (ticketDraft) => {
  const values = { subject: 'a'.repeat(120), message: 'a'.repeat(maxMessageLength(ticketDraft)) }
  expect(problemsOf(values, ticketDraft)).toEqual({})
  expect(ticketBody.safeParse(toTicketBody(values, ticketDraft)).success).toBe(true)
})

describe('what is wrong', () => {
  it.each([
    [{ subject: ' ', message: 'a'.repeat(20) }, { subject: 'Subject is required' }],
    [{ subject: 'ab', message: 'a'.repeat(20) }, { subject: 'Subject must be at least 3 characters' }],
    [{ subject: 'abc', message: `${'a'.repeat(19)} ` }, { message: 'Message must be at least 20 characters' }],
    [
      { subject: 'abc', message: 'a'.repeat(2000) },
      { message: `Message must be at most ${(1998 - facts.length).toLocaleString('en-NG')} characters` },
    ],
  ])('%j: %j', (values, problems) => {
    expect(problemsOf(values, draft)).toEqual(problems)
  })

  it('counts 2,000 characters where there are no facts', () => {
    expect(problemsOf({ subject: 'abc', message: 'a'.repeat(2001) }, plain)).toEqual({
      message: 'Message must be at most 2,000 characters',
    })
  })
})
