import { useEffect, useRef, useState } from 'react'
import type { Notification } from '@/api/contract/schemas/notification.ts'
import { ConfirmDialog } from '@/design-system/components/ConfirmDialog/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { NoNotificationsIllustration } from '@/design-system/illustrations/NoNotificationsIllustration.tsx'
import { useAnnouncement } from '@/design-system/lib/announcer.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { clearQuestion, copy } from '../copy.ts'
import { useFocusTargets } from '../data/focus-targets.ts'
import { useNotificationActions } from '../data/use-notification-actions.ts'
import { useNotificationFeed } from '../data/use-notification-feed.ts'
import { neighbourOf, shownTitle } from '../model/notification-facts.ts'
import { NotificationDetail } from './notification-detail.tsx'
import { NotificationList } from './notification-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import * as styles from './panel.css.ts'
import { detailHeading, itemTarget, overview } from './focus-target-names.ts'

/** The confirmation before clearing, with its numbers as they were when it opened. */
interface Clearing {
  open: boolean
  isConfirmed: boolean
  total: number
  unread: number
}

/**
 * The content of the notification panel: the list, or one notification in full. The focus follows each change, and changes
 * that a screen reader would miss are announced.
 */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const { query, older, showOlder } = useNotificationFeed()
  const list = query.data
  const listed = list?.notifications ?? []
  const total = list?.totalNotification ?? 0
  const actions = useNotificationActions()
  const focusTargets = useFocusTargets()
  const [opened, setOpened] = useState<Notification>()
  const [clearing, setClearing] = useState<Clearing>({ open: false, isConfirmed: false, total: 0, unread: 0 })
  const offlineReason = useOfflineReason()
  const [announcement, announce] = useState<string>()
  useAnnouncement(announcement)

  // How many were shown when older ones were requested: the first of those takes the focus from the button below.
  const shownBefore = useRef<number>(undefined)
  useEffect(() => {
    const before = shownBefore.current
    const next = before === undefined ? undefined : list?.notifications[before]
    if (!list || !next || older === 'loading' || older === 'failed') return
    shownBefore.current = undefined
    focusTargets.focusOn(itemTarget(next))
    announce(copy.announce.older(list.notifications.length, list.totalNotification))
  }, [older, list, focusTargets])

  const handleOpen = (notification: Notification) => {
    actions.read(notification)
    setOpened({ ...notification, read: true })
    focusTargets.focusOn(detailHeading)
  }
  const handleRemove = (notification: Notification) => {
    const next = neighbourOf(listed, notification._id)
    actions.remove(notification)
    setOpened(undefined)
    focusTargets.focusOn(next ? itemTarget(next) : overview)
    announce(copy.announce.removed(shownTitle(notification), Math.max(0, total - 1)))
  }
  const handleFollow = (notification: Notification) => {
    actions.read(notification)
    onLeave()
  }
  const handleReadAll = () => {
    actions.readAll()
    focusTargets.focusOn(overview)
    announce(copy.announce.allRead)
  }
  const handleClear = () => {
    actions.removeAll()
    setClearing((question) => ({ ...question, open: false, isConfirmed: true }))
    announce(copy.announce.cleared)
  }
  const handleRetry = () => {
    // The button is removed with the error, so its replacement takes the focus.
    if (!list) focusTargets.focusOn(overview)
    return query.refetch()
  }
  const handleShowOlder = () => {
    shownBefore.current = listed.length
    showOlder()
  }

  return (
    <>
      {opened ? (
        <NotificationDetail
          notification={opened}
          headingRef={focusTargets.at(detailHeading)}
          onBack={() => {
            setOpened(undefined)
            focusTargets.focusOn(itemTarget(opened))
          }}
          onRemove={() => handleRemove(opened)}
          onFollow={() => handleFollow(opened)}
        />
      ) : (
        <QueryView
          query={{ ...query, refetch: handleRetry }}
          things="notifications"
          headingLevel={3}
          isOverPage
          skeleton={<ListSkeleton />}
          isEmpty={({ notifications }) => notifications.length === 0}
          empty={
            <div
              ref={focusTargets.at(overview)}
              tabIndex={-1}
              role="group"
              aria-label={copy.empty}
              className={styles.empty}
            >
              <EmptyState title={copy.empty} headingLevel={3} illustration={<NoNotificationsIllustration />}>
                {copy.emptyText}
              </EmptyState>
            </div>
          }
        >
          {(loaded) => (
            <NotificationList
              list={loaded}
              older={older}
              focusTargets={focusTargets}
              onOpen={handleOpen}
              onRemove={handleRemove}
              onFollow={handleFollow}
              onReadAll={handleReadAll}
              onClearAll={() =>
                setClearing({ open: true, isConfirmed: false, total, unread: loaded.unreadNotifications })
              }
              onShowOlder={handleShowOlder}
            />
          )}
        </QueryView>
      )}
      <ConfirmDialog
        {...clearQuestion(clearing.total, clearing.unread)}
        open={clearing.open}
        confirmLabel={copy.clear.confirm}
        cancelLabel={copy.clear.cancel}
        {...(clearing.isConfirmed && { returnFocusRef: focusTargets.refOf(overview) })}
        unavailableReason={offlineReason}
        onConfirm={handleClear}
        onCancel={() => setClearing((question) => ({ ...question, open: false }))}
      />
    </>
  )
}
