import type { RefCallback } from 'react'
import type { Notification } from '@/api/contract/schemas/notification.ts'
import { NewDot } from '@/design-system/components/NewDot/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { TrashIcon } from '@/design-system/icons/TrashIcon.tsx'
import { time12 } from '@/lib/dates.ts'
import { copy } from '../copy.ts'
import { subjectOf, shownTitle } from '../model/notification-facts.ts'
import * as styles from './notification-item.css.ts'

/** The actions on one notification of the list. */
export interface ItemHandlers {
  onOpen: (notification: Notification) => void
  onRemove: (notification: Notification) => void
  /** The link to its Gig or ticket was followed. */
  onFollow: (notification: Notification) => void
}

interface NotificationItemProps extends ItemHandlers {
  notification: Notification
  openRef: RefCallback<HTMLElement>
}

/** One notification in the list: pressing its text opens it; the link to what it is about and the delete button are separate. */
export function NotificationItem({ notification, openRef, onOpen, onRemove, onFollow }: NotificationItemProps) {
  const { message, createdAt, read } = notification
  const title = shownTitle(notification)
  const subject = subjectOf(notification)
  return (
    <li className={styles.item}>
      <button ref={openRef} type="button" className={styles.open} onClick={() => onOpen(notification)}>
        <span className={styles.head}>
          <span dir="auto" className={read ? styles.title : `${styles.title} ${styles.unreadTitle}`}>
            {title}
          </span>
          {!read && (
            <span className={styles.tag}>
              <NewDot>{copy.isNew}</NewDot>
            </span>
          )}
        </span>
        {message.trim() !== '' && (
          <span dir="auto" className={styles.message}>
            {message}
          </span>
        )}
        <time dateTime={createdAt} className={styles.time}>
          {time12(createdAt)}
        </time>
      </button>
      {subject !== undefined && (
        <span className={styles.gig}>
          <Link
            href={subject.href}
            variant="standalone"
            aria-label={`${copy.view[subject.kind]}: ${title}`}
            onClick={() => onFollow(notification)}
          >
            {copy.view[subject.kind]}
          </Link>
        </span>
      )}
      <span className={styles.remove}>
        <IconButton
          label={`${copy.remove} ${title}`}
          icon={<TrashIcon />}
          size="sm"
          onClick={() => onRemove(notification)}
        />
      </span>
    </li>
  )
}
