import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { MailText } from '../notifications/mails.ts'
import type { OperatorTicket } from './repository.ts'
import { oneLine } from '../../platform/http/escape.ts'

/** The employer who asks. */
export type Sender = Pick<OperatorTicket, 'firstName' | 'lastName' | 'email' | 'companyName'>

/** A question to support. A dispute about a worker has topics of its own. */
export type Question = Omit<BodyOf<typeof api.support.createTicket>, 'topic'> & { readonly topic: string }

/**
 * The operator's mail about a new ticket. The message is last and each fact is one line, so that no text of an employer can look
 * like a fact. An answer by mail goes to the employer.
 */
export function newTicketMail(
  number: string,
  { topic, subject, message, reference, gigId }: Question,
  { firstName, lastName, email, companyName }: Sender,
  { employerId, requestId, asksForClosure }: { employerId: string; requestId: string; asksForClosure: boolean },
): MailText {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Topic', topic],
    ['Subject', subject],
    ['Payment reference', reference],
    ['Gig', gigId],
    ['Employer', `${firstName} ${lastName}`],
    ['Business', companyName ?? 'no name yet'],
    ['Email', email],
    ['Request', requestId],
  ]
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []))
  return {
    subject: `[${number}] ${subject}`,
    greeting: `Ticket ${number}`,
    paragraphs: [
      lines.join('\n'),
      // By id: an email may contain characters that a shell runs.
      ...(asksForClosure ? [`To close the account: npm run support -- close-account ${employerId}`] : []),
      `Answer by: npm run support -- answer ${number} "…". It is mailed to the employer and listed in the dashboard. An answer to this email reaches the employer by email only.`,
      `Message:\n${message}`,
    ],
    replyTo: email,
  }
}

/** The employer's receipt of a ticket. An answer to it goes to the operator. */
export const ticketReceiptMail = (
  number: string,
  { subject, message }: Question,
  { firstName }: Sender,
  supportEmail: string,
): MailText => ({
  subject: `We received your message (${number})`,
  greeting: `Hello ${oneLine(firstName)}`,
  paragraphs: [
    `We received your message. Its ticket number is ${number}.`,
    `Subject: ${oneLine(subject)}`,
    `Your message:\n${message}`,
  ],
  replyTo: supportEmail,
})

/** The employer's mail with an answer. Its own answer goes to the operator. */
export const ticketAnswerMail = (
  { number, subject, message }: { number: string; subject: string; message: string },
  { firstName }: Pick<Sender, 'firstName'>,
  answer: string,
  supportEmail: string,
): MailText => ({
  subject: `Support answered ${number}: ${subject}`,
  greeting: `Hello ${oneLine(firstName)}`,
  paragraphs: [answer, `Your message of ticket ${number}:\n${message}`],
  replyTo: supportEmail,
})
