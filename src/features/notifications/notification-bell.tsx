import { lazy, Suspense, useEffect, useState, type RefObject } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useSession } from '@/api/client/use-session.ts'
import { notifications } from '@/api/contract/endpoints/notifications.ts'
import { CountBadge } from '@/design-system/components/CountBadge/index.ts'
import { Drawer } from '@/design-system/components/Drawer/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { BellIcon } from '@/design-system/icons/BellIcon.tsx'
import { badgeLimit, bellName, copy } from './copy.ts'
import { firstPage } from './first-page.ts'
import { PanelSkeleton } from './parts/panel-skeleton.tsx'

const loadPanel = () => import('./parts/notification-panel.tsx')

const NotificationPanel = lazy(async () => ({ default: (await loadPanel()).NotificationPanel }))

/** A failed load is no matter yet: opening the panel tries again, and says so when it fails too. */
function preloadPanel(): void {
  loadPanel().catch(() => undefined)
}

/**
 * The bell of the top bar with its unread badge, and the panel it opens (section 2). What is in the panel is a chunk of its
 * own, loaded when the browser is idle, or as soon as someone is about to open it.
 */
export function NotificationBell() {
  const [open, setOpen] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const employerId = useSession(({ user }) => user?.employerId)
  const { data } = useApiQuery(notifications.list, firstPage, { enabled: Boolean(employerId) })
  const unread = data?.unreadNotifications ?? 0
  useEffect(() => whenIdle(preloadPanel), [])

  return (
    <>
      <span onPointerEnter={preloadPanel}>
        <IconButton
          label={bellName(unread)}
          icon={<BellIcon />}
          badge={unread > 0 ? <CountBadge count={unread} max={badgeLimit} /> : undefined}
          aria-haspopup="dialog"
          aria-expanded={open}
          onFocus={preloadPanel}
          onClick={() => {
            setLeaving(false)
            setOpen(true)
          }}
        />
      </span>
      <Drawer title={copy.title} open={open} onClose={() => setOpen(false)} returnFocusRef={leaving ? currentPageHeading : undefined}>
        {/* One lasting child, whose height the drawer watches. */}
        <div>
          <Suspense fallback={<PanelSkeleton />}>
            <NotificationPanel
              onLeave={() => {
                setLeaving(true)
                setOpen(false)
              }}
            />
          </Suspense>
        </div>
      </Drawer>
    </>
  )
}

/** Whoever follows a link out of the panel goes on at the new page's heading, not at the bell. */
const currentPageHeading: RefObject<HTMLElement | null> = {
  get current() {
    return document.querySelector('h1')
  },
}

/** Safari has no idle callback; two seconds after the start it is idle enough. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 2000)
  return () => clearTimeout(timer)
}
