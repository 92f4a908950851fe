import type { SidebarState } from '@/design-system/components/Sidebar/index.ts'

const cookieName = 'sidebar_state'

/** The sidebar's form is remembered for 7 days (spec S9-9); in seconds, as cookies count. */
const lifetime = 7 * 24 * 60 * 60

const states = ['collapsed', 'expanded'] as const satisfies readonly SidebarState[]

/** The form of the sidebar that was chosen; undefined where none was, or none that can be read. */
export function readSidebarState(cookies: string): SidebarState | undefined {
  const pairs = new Set(cookies.split(';').map((cookie) => cookie.trim()))
  return states.find((state) => pairs.has(`${cookieName}=${state}`))
}

/**
 * Runs inline in the head, before the first paint: sets `data-sidebar` to the form that was chosen, for the frame of the dashboard that the build has
 * rendered (start-frame.tsx).
 */
export const sidebarScript = `(function(){var s=/(?:^|; )${cookieName}=(${states.join('|')})(?:;|$)/.exec(document.cookie);\
if(s)document.documentElement.dataset.sidebar=s[1]})()`

/** What to assign to `document.cookie` to remember a form. */
export function sidebarCookie(state: SidebarState): string {
  return `${cookieName}=${state}; Path=/; Max-Age=${lifetime}; SameSite=Lax`
}
