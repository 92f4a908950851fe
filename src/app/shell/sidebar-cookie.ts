import type { SidebarState } from '@/design-system/components/Sidebar/index.ts'

const cookieName = 'sidebar_state'

/** The sidebar's form is remembered for 7 days (spec S9-9); in seconds, as cookies count. */
const lifetime = 7 * 24 * 60 * 60

/** The stored sidebar state; any value other than 'collapsed' is the expanded one. */
export function readSidebarState(cookies: string): SidebarState {
  const isCollapsed = cookies.split(';').some((cookie) => cookie.trim() === `${cookieName}=collapsed`)
  return isCollapsed ? 'collapsed' : 'expanded'
}

/** What to assign to `document.cookie` to remember a form. */
export function sidebarCookie(state: SidebarState): string {
  return `${cookieName}=${state}; Path=/; Max-Age=${lifetime}; SameSite=Lax`
}
