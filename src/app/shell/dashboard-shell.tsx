import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router-dom'
import { AppShell } from '@/design-system/components/AppShell/index.ts'
import type { SidebarState } from '@/design-system/components/Sidebar/index.ts'
import { TopBar } from '@/design-system/components/TopBar/index.ts'
import { deferred } from '@/design-system/lib/deferred.tsx'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { narrowDesk } from '@/design-system/styles/media.ts'
import { NotificationBell } from '@/features/notifications/notification-bell.tsx'
import { paths } from '@/shared/paths.ts'
import { pageHeading } from '../page-heading.ts'
import { routeTitle } from '../route-handle.ts'
import { AppSidebar } from './app-sidebar.tsx'
import type { BackgroundProps } from './background.tsx'
import { keepHeadingFocused } from './keep-heading-focused.ts'
import { keepEarlyKeys } from './shortcuts/early-keys.ts'
import { PostGigLink } from './post-gig-link.tsx'
import { readSidebarState, sidebarCookie } from './sidebar-cookie.ts'
import { TopBarStart } from './top-bar-start.tsx'

const Background = deferred<BackgroundProps>(
  async () => (await import('./background.tsx')).Background,
  () => null,
)

/**
 * Sidebar, top bar and page. The sidebar's form is read from its cookie before the first paint; where none was chosen it has icons only
 * in a narrow window. The context of the outlet takes whether a
 * page is shown, or an error in its place.
 */
export function DashboardShell({ getRouter }: Pick<BackgroundProps, 'getRouter'>) {
  const [chosen, setChosen] = useState(() => readSidebarState(document.cookie))
  const isNarrow = useMedia(narrowDesk)
  const state: SidebarState = chosen ?? (isNarrow ? 'collapsed' : 'expanded')
  const [mobileOpen, setMobileOpen] = useState(false)
  const [isPageShown, setPageShown] = useState(true)
  // Focus target when the slide-over closes: the new page's heading after a navigation, otherwise the menu button.
  const [leftFor, setLeftFor] = useState<typeof pageHeading>()
  const { key } = useLocation()
  const page = useMatches().findLast((match) => routeTitle(match) !== undefined)
  const shownKey = useRef(key)

  useEffect(keepHeadingFocused, [])
  // Before the shell is painted: a key may be pressed as soon as the page is seen.
  useLayoutEffect(keepEarlyKeys, [])

  // The slide-over closes after a navigation, also to the current page.
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    setLeftFor(pageHeading)
    setMobileOpen(false)
  }, [key])

  const openMenu = () => {
    setLeftFor(undefined)
    setMobileOpen(true)
  }

  const toggle = ({ target }: { target: 'inline' | 'overlay' }) => {
    if (target === 'overlay') return mobileOpen ? setMobileOpen(false) : openMenu()
    const next = state === 'expanded' ? 'collapsed' : 'expanded'
    setChosen(next)
    document.cookie = sidebarCookie(next)
  }

  return (
    <AppShell
      sidebar={<AppSidebar state={state} mobileOpen={mobileOpen} onToggle={toggle} returnFocusRef={leftFor} />}
      topBar={
        <TopBar
          menuOpen={mobileOpen}
          onOpenMenu={openMenu}
          start={<TopBarStart />}
          section={page && routeTitle(page)}
          // The title of the home page is a greeting.
          sectionShown={page?.pathname.replace(/\/+$/, '') === paths.dashboard ? 'always' : 'once-scrolled'}
          end={
            <>
              <PostGigLink />
              <NotificationBell />
            </>
          }
        />
      }
    >
      <Background isPageShown={isPageShown} getRouter={getRouter} />
      <Outlet context={setPageShown} />
    </AppShell>
  )
}
