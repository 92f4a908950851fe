import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import { useMedia } from '../../lib/use-media.ts'
import { belowTablet } from '../../styles/media.ts'
import * as styles from './Sidebar.css.ts'
import { SidebarContext } from './sidebar-context.ts'
import { SidebarDrawer } from './SidebarDrawer.tsx'

export const sidebarStates = ['expanded', 'collapsed'] as const
export type SidebarState = (typeof sidebarStates)[number]

export interface SidebarProps extends PassThrough {
  /** Its form beside the page: 16 rem with labels, or 4 rem with icons. */
  state: SidebarState
  /**
   * Whether the slide-over of a phone (below 768 px) is open; it has its own state, since it is closed whenever the page changes.
   */
  mobileOpen: boolean
  /** Called when the reader toggles the form: by the button in the header or Ctrl/Cmd+B. `overlay` means the slide-over. */
  onToggle: (event: { target: 'inline' | 'overlay' }) => void
  /**
   * The element that takes focus when the drawer closes, such as a page that was just opened; by default the element that had it
   * before.
   */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined
  /** Names the landmark and the slide-over. */
  label: string
  /** SidebarHeader, SidebarNav, SidebarFooter. */
  children: ReactNode
}

const isToggleKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'b' &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  !event.repeat

/** The navigation beside every page of the dashboard; on a phone a slide-over. The app stores its state. */
export function Sidebar({ state, mobileOpen, onToggle, returnFocusRef, label, children, ...rest }: SidebarProps) {
  const isOverlay = useMedia(belowTablet)
  const target = isOverlay ? 'overlay' : 'inline'
  const [shown, setShown] = useState({ state, toggled: false })
  if (shown.state !== state) setShown({ state, toggled: true })

  const toggle = () => onToggle({ target })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isToggleKey(event) || event.defaultPrevented) return
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  if (isOverlay) {
    return (
      <SidebarContext value={{ form: 'overlay', toggle }}>
        <SidebarDrawer
          {...rest}
          title={label}
          frame="bare"
          side="start"
          width="sidebar"
          open={mobileOpen}
          onClose={toggle}
          returnFocusRef={returnFocusRef}
        >
          <div className={styles.overlay}>{children}</div>
        </SidebarDrawer>
      </SidebarContext>
    )
  }
  return (
    <SidebarContext value={{ form: state, toggle }}>
      <aside
        {...rest}
        data-component="Sidebar"
        data-state={state}
        data-toggled={shown.toggled}
        aria-label={label}
        className={`${styles.sidebar} ${styles.forms[state]}`}
      >
        {children}
      </aside>
    </SidebarContext>
  )
}
