import { useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useEmployerId } from '@/api/client/use-session.ts'
import { notifications } from '@/api/contract/endpoints/notifications.ts'
import { CountBadge } from '@/design-system/components/CountBadge/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { BellIcon } from '@/design-system/icons/BellIcon.tsx'
import { deferred } from '@/design-system/lib/deferred.tsx'
import { badgeLimit, bellName } from './copy.ts'
import { firstPage } from './first-page.ts'
import type { NotificationDrawerProps } from './parts/notification-drawer.tsx'

const NotificationDrawer = deferred<NotificationDrawerProps>(
  async () => (await import('./parts/notification-drawer.tsx')).NotificationDrawer,
  () => null,
  ({ open }) => open,
)

/**
 * The bell of the top bar with its unread badge, and the panel it opens (spec S2-53, S2-54). The panel is a lazy chunk, loaded
 * when the browser is idle, or when it is opened before that.
 */
export function NotificationBell() {
  const [open, setOpen] = useState(false)
  const employerId = useEmployerId()
  const { data } = useApiQuery(notifications.list, firstPage, { enabled: Boolean(employerId) })
  const unread = data?.unreadNotifications ?? 0

  return (
    <>
      <IconButton
        label={bellName(unread)}
        icon={<BellIcon />}
        badge={unread > 0 ? <CountBadge count={unread} max={badgeLimit} /> : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <NotificationDrawer open={open} onClose={() => setOpen(false)} />
    </>
  )
}
