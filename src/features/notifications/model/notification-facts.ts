import type { Notification } from '@/api/contract/schemas/notification.ts'
import { gigPaths } from '@/domain/gig-paths.ts'

/** The title to show: a blank one would leave no link text. */
export function shownTitle({ title }: Pick<Notification, 'title'>): string {
  return title.trim() || 'Notification'
}

/** Address of the Gig that a notification of type 'gig' is about (spec S2-61); undefined for any other, or without an id. */
export function gigHref({ metadata }: Pick<Notification, 'metadata'>): string | undefined {
  if (metadata?.type !== 'gig') return undefined
  const id = metadata.gigId || metadata.id
  return id ? gigPaths.details(id) : undefined
}

/** The notification that takes the focus when this one is removed: the next one, or else the previous one. */
export function neighbourOf(notifications: readonly Notification[], id: string): Notification | undefined {
  const index = notifications.findIndex((notification) => notification._id === id)
  return index === -1 ? undefined : (notifications[index + 1] ?? notifications[index - 1])
}
