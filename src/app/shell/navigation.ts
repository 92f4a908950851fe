import { paths } from '@/shared/paths.ts'

/** Whether a place of the sidebar is where the employer is: its own path or one below it; the dashboard only its own. */
export function isActiveItem(href: string, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '')
  if (path === href) return true
  return href !== paths.dashboard && path.startsWith(`${href}/`)
}

/** Where a task is being done that the link would lead away from: posting, and what is to be set up once. */
const tasks = /\/(post-gig(\/.*)?|republish|create-business-profile|activate-wallet)$/

/** Whether the top bar has 'Post a Gig', and whether it is the main action of the page. */
export function postGigPlace(pathname: string): 'main' | 'quiet' | 'none' {
  const path = pathname.replace(/\/+$/, '')
  if (path === paths.dashboard || path === paths.gigs) return 'main'
  return tasks.test(path) ? 'none' : 'quiet'
}

/** My Workers is called new from this Lagos midnight for 30 days (spec S9-10). */
const newFrom = Date.parse('2025-10-02T00:00:00+01:00')
const newFor = 30 * 24 * 60 * 60 * 1000

/** Whether My Workers still wears its 'New' badge. */
export function isMyWorkersNew(now: Date): boolean {
  const age = now.getTime() - newFrom
  return age >= 0 && age < newFor
}
