import * as z from 'zod/mini'
import { longestReport, tooLong } from '@/api/contract/limits.ts'
import { type ticketTopics, ticketBody } from '@/api/contract/schemas/support.ts'

/** A prefilled support ticket. */
export interface TicketDraft {
  /** Title of the dialog: 'Report a debit'. */
  title: string
  topic: (typeof ticketTopics)[number]
  subject: string
  /** Empty where only the employer can describe the problem. */
  message: string
  /** Facts about the subject, shown in the dialog and sent below the message. */
  facts?: string
  /** Related payment and Gig, sent unchanged. */
  reference?: string
  gigId?: string
}

/** A name for what is known of the failing screen; undefined where nothing is. */
export function contextLabel({ facts, reference }: TicketDraft): string | undefined {
  return reference === undefined ? facts : `Payment ${reference}`
}

/** The draft without what is known of the failing screen. */
export function withoutContext({ title, topic, subject, message }: TicketDraft): TicketDraft {
  return { title, topic, subject, message }
}

/** The fields that the employer fills in. */
export interface TicketFields {
  subject: string
  message: string
}

const separator = '\n\n'

/** Maximum length of the message in characters, after the facts are subtracted. */
export function maxMessageLength({ facts }: TicketDraft): number {
  return facts === undefined ? longestReport : longestReport - separator.length - facts.length
}

/** The rules of the ticket's form, from the contract; the facts do not count as a message. */
export function ticketForm(draft: TicketDraft) {
  const maxLength = maxMessageLength(draft)
  const fits = z.string().check(z.trim(), z.maxLength(maxLength, tooLong('Message', maxLength)))
  return z.object({ subject: ticketBody.shape.subject, message: z.pipe(fits, ticketBody.shape.message) })
}

/** The request body of the ticket. */
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
