import * as z from 'zod/mini'
import { longestReport, longestSubject, shortestReport, shortestSubject, tooShort } from '../limits.ts'
import { instant, pageQuery } from './fields.ts'
import { idText, line, lineOf, linesOf } from './text.ts'

export const ticketTopics = ['payment', 'gig', 'worker', 'account', 'other'] as const

/** A question to support (docs/product/entities.md and docs/product/messages.md). */
export const ticketBody = z.strictObject({
  topic: z.enum(ticketTopics, { error: 'Please select a topic' }),
  subject: lineOf('Subject', longestSubject, 'Subject is required').check(
    z.minLength(1, 'Subject is required'),
    z.minLength(shortestSubject, tooShort('Subject', shortestSubject)),
  ),
  message: linesOf('Message', longestReport, 'Message is required').check(
    z.minLength(shortestReport, tooShort('Message', shortestReport)),
  ),
  reference: z.optional(line(60, 'Reference is too long', 'Reference must be text')),
  gigId: z.optional(idText('Gig', 'Gig must be text')),
})

/** An answer of support to a ticket; plain text. */
export const ticketAnswer = z.object({ message: z.string(), createdAt: instant })

/** A question with its answers, oldest first. `status` is open, answered or closed. */
export const ticket = z.object({
  id: z.string(),
  number: z.string(),
  topic: z.string(),
  subject: z.string(),
  message: z.string(),
  reference: z.optional(z.nullable(z.string())),
  gigId: z.optional(z.nullable(z.string())),
  status: z.string(),
  createdAt: instant,
  answers: z._default(z.array(ticketAnswer), []),
})
export type Ticket = z.output<typeof ticket>

export const ticketList = z.pipe(
  z.union([z.object({ tickets: z.array(ticket), totalTicket: z.number() }), z.array(ticket)]),
  z.transform((list) => (Array.isArray(list) ? { tickets: list, totalTicket: list.length } : list)),
)

/** Newest first. */
export const ticketQuery = z.strictObject(pageQuery(20))
