import * as z from 'zod/mini'
import { instant } from './fields.ts'

export const ticketTopics = ['payment', 'gig', 'worker', 'account', 'other'] as const

/** A question to support (docs/product/entities.md and docs/product/messages.md). */
export const ticketBody = z.strictObject({
  topic: z.enum(ticketTopics, { error: 'Please select a topic' }),
  subject: z
    .string({ error: 'Subject is required' })
    .check(
      z.trim(),
      z.minLength(1, 'Subject is required'),
      z.minLength(3, 'Subject must be at least 3 characters'),
      z.maxLength(120, 'Subject must be at most 120 characters'),
    ),
  message: z
    .string({ error: 'Message is required' })
    .check(
      z.trim(),
      z.minLength(20, 'Message must be at least 20 characters'),
      z.maxLength(2000, 'Message must be at most 2,000 characters'),
    ),
  reference: z.optional(z.string().check(z.maxLength(60, 'Reference is too long'))),
  gigId: z.optional(z.string().check(z.maxLength(60, 'Gig is too long'))),
})

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
})
export type Ticket = z.output<typeof ticket>
