import type { RefCallback } from 'react'
import type { Notification } from '@/api/contract/schemas/notification.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { ArrowLeftIcon } from '@/design-system/icons/ArrowLeftIcon.tsx'
import { TrashIcon } from '@/design-system/icons/TrashIcon.tsx'
import { dateTime } from '@/lib/dates.ts'
import { copy } from '../copy.ts'
import { subjectOf, shownTitle, titleHref } from '../model/notification-facts.ts'
import * as detail from './notification-detail.css.ts'
import * as styles from './panel.css.ts'

interface NotificationDetailProps {
  notification: Notification
  headingRef: RefCallback<HTMLElement>
  onBack: () => void
  onRemove: () => void
  /** The link to what it is about was followed. */
  onFollow: () => void
}

/** One notification in full (spec S2-60). The drawer's own button closes it. */
export function NotificationDetail({ notification, headingRef, onBack, onRemove, onFollow }: NotificationDetailProps) {
  const { createdAt, message } = notification
  const title = shownTitle(notification)
  const href = titleHref(notification)
  const subject = subjectOf(notification)
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.toolbarStart}>
          <Button variant="ghost" tone="neutral" size="sm" icon={<ArrowLeftIcon />} onClick={onBack}>
            {copy.back}
          </Button>
        </div>
        <div className={styles.toolbarEnd}>
          <Button variant="ghost" tone="danger" size="sm" icon={<TrashIcon />} onClick={onRemove}>
            {copy.remove}
          </Button>
        </div>
      </div>
      <article className={detail.detail}>
        <div className={detail.head}>
          <h3 ref={headingRef} tabIndex={-1} dir="auto" className={detail.heading}>
            {href === undefined ? (
              title
            ) : (
              <Link href={href} onClick={onFollow}>
                {title}
              </Link>
            )}
          </h3>
          <Text size="caption" tone="muted">
            <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          </Text>
        </div>
        {message.trim() === '' ? (
          <Text tone="muted">{copy.noMessage}</Text>
        ) : (
          <p dir="auto" className={detail.message}>
            {message}
          </p>
        )}
        {subject !== undefined && subject.href !== href && (
          <Link href={subject.href} variant="standalone" onClick={onFollow}>
            {copy.view[subject.kind]}
          </Link>
        )}
      </article>
    </>
  )
}
