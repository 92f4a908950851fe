import { describe, expect, it } from 'vitest'
import { ticketBody } from '@/api/contract/schemas/support.ts'
import { maxMessageLength, toTicketBody, ticketForm, type TicketDraft, type TicketFields } from './ticket.ts'

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
