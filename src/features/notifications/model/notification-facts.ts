import { gigTabOfNews, type Notification } from '@/api/contract/schemas/notification.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths, withQuery } from '@/shared/paths.ts'

/** What a notification is about, with its address. */
export interface NotificationSubject {
  readonly kind: 'gig' | 'worker' | 'task' | 'applicant' | 'payment' | 'wallet' | 'support' | 'security'
  readonly href: string
}

/** The title to show: a blank one would leave no link text. */
export function shownTitle({ title }: Pick<Notification, 'title'>): string {
  return title.trim() || 'Notification'
}

/** Where the title of a notification leads: of type 'gig' to the Gig itself (spec S2-61), of any other type to its subject. */
export function titleHref(notification: Pick<Notification, 'metadata'>): string | undefined {
  const { metadata } = notification
  const gig = metadata?.type === 'gig' && (metadata.gigId || metadata.id)
  return gig ? gigPaths.details(gig) : subjectOf(notification)?.href
}

/**
 * What a notification is about: of type 'gig' the hired worker, whose page has the submitted task, or the applicant if it names one, the applicants or the workers if there are several, else the Gig, the transaction of type 'payment' or, without an id, the wallet, the list of tickets of type 'support', or the
 * settings of type 'security'; undefined for any other type, and for a Gig without an id.
 */
export function subjectOf({ metadata }: Pick<Notification, 'metadata'>): NotificationSubject | undefined {
  if (metadata?.type === 'support') return { kind: 'support', href: withQuery(paths.settings, { tab: 'support' }) }
  if (metadata?.type === 'security') return { kind: 'security', href: withQuery(paths.settings, { tab: 'security' }) }
  if (metadata?.type === 'payment') {
    const { id } = metadata
    if (!id) return { kind: 'wallet', href: paths.wallet }
    return { kind: 'payment', href: withQuery(paths.wallet, { transaction: id }) }
  }
  return metadata?.type === 'gig' ? gigSubject(metadata) : undefined
}

function gigSubject({
  gigId,
  id,
  workerGigId,
  applicantId,
  news,
}: NonNullable<Notification['metadata']>): NotificationSubject | undefined {
  const gig = gigId || id
  if (!gig) return undefined
  if (workerGigId) {
    const kind = news === 'submitted' ? 'task' : 'worker'
    return { kind, href: gigPaths.profile(gig, 'worker', workerGigId) }
  }
  if (applicantId) return { kind: 'applicant', href: gigPaths.profile(gig, 'applicant', applicantId) }
  const tab = gigTabOfNews(news)
  return { kind: 'gig', href: gigPaths.details(gig, tab && { tab }) }
}

/** The notification that takes the focus when this one is removed: the next one, or else the previous one. */
export function neighbourOf(notifications: readonly Notification[], id: string): Notification | undefined {
  const index = notifications.findIndex((notification) => notification._id === id)
  return index === -1 ? undefined : (notifications[index + 1] ?? notifications[index - 1])
}
