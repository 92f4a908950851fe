import { useState } from 'react'
import type { NotificationList as List } from '@/api/contract/schemas/notification.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { now } from '@/lib/clock.ts'
import { copy } from '../copy.ts'
import type { FocusTargets } from '../data/focus-targets.ts'
import type { OlderState } from '../data/use-notification-feed.ts'
import { groupByDay } from '../model/day-groups.ts'
import { NotificationItem, type ItemHandlers } from './notification-item.tsx'
import { OlderNotifications } from './older-notifications.tsx'
import * as styles from './panel.css.ts'
import { itemTarget, overview } from './focus-target-names.ts'

interface NotificationListProps extends ItemHandlers {
  list: List
  older: OlderState
  focusTargets: FocusTargets
  onShowOlder: () => void
  onReadAll: () => void
  onClearAll: () => void
}

/** The list by days, with the actions on all of it above and older ones below. */
export function NotificationList({
  list,
  older,
  focusTargets: places,
  onShowOlder,
  onReadAll,
  onClearAll,
  ...handlers
}: NotificationListProps) {
  // 'Today' is the day on which the panel was opened.
  const [openedAt] = useState(now)
  const { notifications, unreadNotifications } = list
  return (
    <div>
      <div className={styles.toolbar}>
        <p ref={places.at(overview)} tabIndex={-1} className={styles.summary}>
          {unreadNotifications > 0 ? copy.unread(unreadNotifications) : copy.allRead}
        </p>
        <div className={styles.toolbarEnd}>
          {unreadNotifications > 0 && (
            <Button variant="ghost" size="sm" onClick={onReadAll}>
              {copy.markAll}
            </Button>
          )}
          <Button variant="ghost" tone="neutral" size="sm" onClick={onClearAll}>
            {copy.clearAll}
          </Button>
        </div>
      </div>
      {groupByDay(notifications, openedAt).map(({ day, heading, notifications: ofDay }) => (
        <section key={day} aria-labelledby={`notifications-${day}`}>
          <h3 id={`notifications-${day}`} className={styles.day}>
            {heading}
          </h3>
          <ul>
            {ofDay.map((notification) => (
              <NotificationItem
                key={notification._id}
                notification={notification}
                openRef={places.at(itemTarget(notification))}
                {...handlers}
              />
            ))}
          </ul>
        </section>
      ))}
      <OlderNotifications state={older} onShow={onShowOlder} />
    </div>
  )
}
