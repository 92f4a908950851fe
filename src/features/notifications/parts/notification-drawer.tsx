import { useState, type RefObject } from 'react'
import { Drawer } from '@/design-system/components/Drawer/index.ts'
import { copy } from '../copy.ts'
import { NotificationPanel } from './notification-panel.tsx'

export interface NotificationDrawerProps {
  open: boolean
  onClose: () => void
}

/** The right-hand panel with its drawer (spec S2-54). */
export function NotificationDrawer({ open, onClose }: NotificationDrawerProps) {
  const [leaving, setLeaving] = useState(false)
  if (open && leaving) setLeaving(false)
  return (
    <Drawer title={copy.title} open={open} onClose={onClose} returnFocusRef={leaving ? currentPageHeading : undefined}>
      {/* One lasting child, whose height the drawer watches. */}
      <div>
        <NotificationPanel
          onLeave={() => {
            setLeaving(true)
            onClose()
          }}
        />
      </div>
    </Drawer>
  )
}

/** After a link out of the panel, the focus moves to the heading of the page, or to where it will be, and not to the bell. */
const currentPageHeading: RefObject<HTMLElement | null> = {
  get current() {
    return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  },
}
