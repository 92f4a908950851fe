import { type ticketTopics, ticketBody } from '@/api/contract/schemas/support.ts'

/** A question to support, begun for the employer. */
export interface TicketDraft {
  /** Of the dialog: 'Report a debit'. */
  title: string
  topic: (typeof ticketTopics)[number]
  subject: string
  /** Left empty where only the employer can say what is wrong. */
  message: string
  /** The facts of what it is about: shown, and sent below the message. */
  facts?: string
  /** What it is about; sent along as they are. */
  reference?: string
  gigId?: string
}

/** What the employer types. */
export interface TicketFields {
  subject: string
  message: string
}

/** Most characters the server accepts in a message (docs/product/messages.md). */
const maxCharacters = 2000

const separator = '\n\n'

/** How long the message may be beside the facts, in characters. */
export function maxMessageLength({ facts }: TicketDraft): number {
  return facts === undefined ? maxCharacters : maxCharacters - separator.length - facts.length
}

/** What is wrong with what was typed, by field. The rules are the contract's; the facts are no part of what the employer has to say. */
export function validateTicket(fields: TicketFields, draft: TicketDraft): Partial<TicketFields> {
  const issues = ticketBody.safeParse({ topic: draft.topic, ...fields }).error?.issues ?? []
  const firstMessage = (name: keyof TicketFields) => issues.find(({ path }) => path[0] === name)?.message
  const maxLength = maxMessageLength(draft)
  const subject = firstMessage('subject')
  const message =
    fields.message.trim().length > maxLength
      ? `Message must be at most ${maxLength.toLocaleString('en-NG')} characters`
      : firstMessage('message')
  return { ...(subject !== undefined && { subject }), ...(message !== undefined && { message }) }
}

/** What is sent. */
export function toTicketBody({ subject, message }: TicketFields, { topic, facts, reference, gigId }: TicketDraft) {
  const text = message.trim()
  return {
    topic,
    subject: subject.trim(),
    message: facts === undefined ? text : `${text}${separator}${facts}`,
    ...(reference !== undefined && { reference }),
    ...(gigId !== undefined && { gigId }),
  }
}
