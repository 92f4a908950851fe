import type { Notification } from '@/api/contract/schemas/notification.ts'
import { dayHeading, lagosDay } from '@/lib/dates.ts'

/** The notifications of one day in Lagos. */
export interface DayGroup {
  /** 'YYYY-MM-DD' */
  day: string
  /** 'Today', 'Yesterday', or the long date (spec S2-56). */
  heading: string
  notifications: Notification[]
}

/** Groups by Lagos day. Days and notifications keep their order, and no day appears twice. */
export function groupByDay(notifications: readonly Notification[], now: Date): DayGroup[] {
  const groups = new Map<string, DayGroup>()
  for (const notification of notifications) {
    const day = lagosDay(notification.createdAt)
    const group = groups.get(day) ?? { day, heading: dayHeading(notification.createdAt, now), notifications: [] }
    group.notifications.push(notification)
    groups.set(day, group)
  }
  return [...groups.values()]
}
