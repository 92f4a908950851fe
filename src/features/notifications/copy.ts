/** The badge says '99+' above this (spec S9-12). */
export const badgeLimit = 99

/** The copy of the bell and its panel (spec S2-53 to S2-64). */
export const copy = {
  title: 'Notifications',
  loading: 'Loading notifications',
  allRead: 'All caught up',
  unread: (unread: number | string) => `${unread} unread`,
  markAll: 'Mark all as read',
  clearAll: 'Clear all',
  isNew: 'New',
  empty: 'No notifications yet',
  emptyText: 'News about your Gigs, workers and payments will appear here.',
  view: {
    gig: 'View Gig',
    worker: 'View worker',
    task: 'Review task',
    applicant: 'View applicant',
    payment: 'View payment',
    wallet: 'View wallet',
    support: 'View ticket',
    security: 'View security',
  },
  remove: 'Delete',
  back: 'Back',
  noMessage: 'There is nothing more to this notification.',
  showOlder: 'Show older',
  loadingOlder: 'Loading older notifications',
  olderFailed: 'Failed to load older notifications',
  tryAgain: 'Try again',
  clear: { confirm: 'Clear all', cancel: 'Keep them' },
  announce: {
    removed: (title: string, remaining: number) => `${title} deleted. ${counted(remaining)} left.`,
    allRead: 'All notifications marked as read.',
    cleared: 'All notifications deleted.',
    older: (shown: number, total: number) => `${shown} of ${total} notifications shown.`,
  },
} as const

/** The accessible name of the bell: what it opens, and the number as its badge shows it, so that users of voice control can say what they see. */
export function bellName(unread: number): string {
  if (unread <= 0) return copy.title
  return `${copy.title}, ${copy.unread(unread > badgeLimit ? `${badgeLimit}+` : unread)}`
}

/** What clearing deletes, how many notifications, and how many of them are unread. */
export function clearQuestion(total: number, unread: number): { title: string; description: string } {
  const isOne = total === 1
  return {
    title: isOne ? 'Clear 1 notification?' : `Clear all ${counted(total)}?`,
    description: `${unreadWarning(total, unread)}${isOne ? 'It is' : 'They are'} deleted for good; this cannot be undone.`,
  }
}

function unreadWarning(total: number, unread: number): string {
  if (unread === 0) return ''
  if (total === 1) return 'It has not been read. '
  if (unread >= total) return 'None of them has been read. '
  return `${unread} of them ${unread === 1 ? 'has' : 'have'} not been read. `
}

function counted(count: number): string {
  return `${count} ${count === 1 ? 'notification' : 'notifications'}`
}
