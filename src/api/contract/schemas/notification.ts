import * as z from 'zod/mini'
import { instant, pageQuery } from './fields.ts'

/** One message to the employer (spec S3-6). `metadata` of type 'gig' names the Gig it is about, and the hired place or the applicant if it is about one person; its `news` 'applied' and 'accepted' are of applicants, 'hired' of workers with a place. Of type 'support' the ticket in `id`, of type 'security' nothing. */
export const notification = z.object({
  _id: z.string(),
  title: z.string(),
  message: z._default(z.string(), ''),
  read: z._default(z.boolean(), false),
  createdAt: instant,
  metadata: z.optional(
    z.nullable(
      z.object({
        type: z.optional(z.nullable(z.string())),
        gigId: z.optional(z.nullable(z.string())),
        workerGigId: z.optional(z.nullable(z.string())),
        applicantId: z.optional(z.nullable(z.string())),
        id: z.optional(z.nullable(z.string())),
        news: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
})
export type Notification = z.output<typeof notification>

/** The tab of the Gig that a notification about several people is about, by its `news`; undefined for the Gig itself. */
export function gigTabOfNews(news: string | null | undefined): 'applicants' | 'workers' | undefined {
  if (news === 'hired') return 'workers'
  return news === 'applied' || news === 'accepted' ? 'applicants' : undefined
}

export const notificationList = z.object({
  notifications: z.array(notification),
  totalNotification: z.number(),
  unreadNotifications: z.number(),
})
export type NotificationList = z.output<typeof notificationList>

/** Newest first. */
export const notificationQuery = z.strictObject(pageQuery(50))
