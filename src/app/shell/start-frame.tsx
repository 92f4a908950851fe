import { AppShell } from '@/design-system/components/AppShell/index.ts'
import { LogoLoader } from '@/design-system/components/LogoLoader/index.ts'
import { TopBar } from '@/design-system/components/TopBar/index.ts'
import { sidebarStates } from '@/design-system/components/Sidebar/index.ts'
import { belowTablet, narrowDesk } from '@/design-system/styles/media.ts'
import { NotificationBell } from '@/features/notifications/notification-bell.tsx'
import { AppSidebar } from './app-sidebar.tsx'
import { TopBarStart } from './top-bar-start.tsx'

const noAction = () => undefined

/**
 * The frame of the dashboard before any script has arrived, for the build: sidebar and top bar as they are while nothing is known of the employer,
 * and the logo animation in the place of the page. It has the sidebar in both forms, of which `startFrameRules` show one.
 */
export function StartFrame() {
  return (
    <div id="start-frame">
      <AppShell
        sidebar={sidebarStates.map((state) => (
          <AppSidebar key={state} state={state} mobileOpen={false} onToggle={noAction} returnFocusRef={undefined} />
        ))}
        topBar={<TopBar menuOpen={false} onOpenMenu={noAction} start={<TopBarStart />} end={<NotificationBell />} />}
      >
        <LogoLoader label="Loading..." fill="container" />
      </AppShell>
    </div>
  )
}

const hides = (selector: string) => `#start-frame ${selector}{display:none}`
const expanded = 'aside[data-state=expanded]'
const collapsed = 'aside[data-state=collapsed]'

/**
 * Which form of the sidebar the frame shows: the one that was chosen, which `sidebarScript` has written to the document, else the one for the
 * width of the window, and none on a phone. The user's name is not known yet.
 */
export const startFrameRules = [
  `[data-sidebar=expanded] ${hides(collapsed)}`,
  `[data-sidebar=collapsed] ${hides(expanded)}`,
  `@media ${narrowDesk}{html:not([data-sidebar]) ${hides(expanded)}}`,
  `@media not all and ${narrowDesk.replace('screen and ', '')}{html:not([data-sidebar]) ${hides(collapsed)}}`,
  `@media ${belowTablet}{html ${hides('aside')}}`,
  '#start-frame [data-component=UserMenuTrigger]{visibility:hidden}',
].join('')
