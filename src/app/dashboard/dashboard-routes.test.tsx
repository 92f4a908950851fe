import { matchRoutes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createApiClient } from '@/api/client/call.ts'
import { createSession, sessionKey } from '@/api/client/session.ts'
import { drainToasts, toast } from '@/design-system/components/Toast/index.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { setPreferences } from '@/shared/preferences.ts'
import { paths } from '@/shared/paths.ts'
import { routeTitle } from '../route-handle.ts'
import { logOut } from '../shell/user-menu-panel.tsx'
import { dashboardRoutes } from './dashboard-routes.tsx'

const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
const routesOf = (of: typeof session) => {
  const http = { send: () => new Promise<never>(() => undefined), preload: () => undefined }
  return dashboardRoutes(createApiClient({ session: of, http }), () => {
    throw new Error('No router')
  })
}
const routes = routesOf(session)
afterEach(() => vi.unstubAllGlobals())

/** Another tab of the browser, with the dashboard in it. */
function openTab() {
  const tab = createSession(() => localStorage)
  routesOf(tab)
  return tab
}

it.each([
  [paths.dashboard, 'Dashboard'],
  [paths.createBusinessProfile, 'Create business profile'],
  [paths.activateWallet, 'Activate wallet'],
  [paths.wallet, 'Wallet and Payments'],
  [paths.billing(), 'Billing and subscription'],
  [paths.billingTransactionStatus(), 'Payment status'],
  [paths.postGig, 'Post a Gig'],
  [paths.postGigTransactionStatus(), 'Payment status'],
  [paths.settings, 'Profile and Settings'],
  [paths.gigs, 'Gigs Management'],
  [gigPaths.details('g 1/2'), 'Gig details'],
  [gigPaths.view('g_1', 'edit'), 'Edit Gig'],
  [gigPaths.view('g_1', 'call-sheet'), 'Call sheet'],
  [gigPaths.profile('g_1', 'applicant', 'a_1'), 'Applicant profile'],
  [gigPaths.profile('g_1', 'worker', 'w_1'), 'Worker profile'],
  [`${gigPaths.details('g_1')}/profile/manager/m_1`, 'Page not found'],
  [gigPaths.republish('g_1'), 'Republish Gig'],
  [paths.myWorkers, 'My Workers'],
  [`${paths.dashboard}/no-such-page`, 'Page not found'],
])('%s is called %s', (path, title) => {
  const titles = matchRoutes(routes, path)?.map(({ route, params }) => routeTitle({ handle: route.handle, params }))
  expect(titles?.findLast((each) => each !== undefined)).toBe(title)
})

it.each([
  {
    who: 'who logs out no call sheet, no draft and no density of lists',
    end: () => session.logOut(),
    kept: ['marquee-preferences'],
    density: 'comfortable',
  },
  {
    who: 'whom the server logs out no call sheet, their drafts and the density of their lists',
    end: () => session.expire('abc'),
    kept: ['marquee-gig-draft:emp_1:new', 'marquee-preferences'],
    density: 'compact',
  },
])('leaves on the device of $who', ({ end, kept, density }) => {
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  localStorage.setItem('marquee-call-sheet:emp_1:gig_1', '{}')
  localStorage.setItem('marquee-gig-draft:emp_1:new', '{}')
  setPreferences({ density: 'compact', densityOwner: 'emp_1' })
  end()
  expect(Object.keys(localStorage).toSorted()).toEqual(kept)
  expect(JSON.parse(localStorage.getItem('marquee-preferences') ?? '')).toMatchObject({ density })
  localStorage.clear()
})

it.each([
  {
    end: 'the server ended the session',
    of: (tab: typeof session) => void tab.expire('abc'),
    kept: ['marquee-gig-draft:emp_1:new', 'marquee-typed-text:emp_1:message:wg_1'],
  },
  { end: 'the person logged out', of: (tab: typeof session) => tab.logOut(), kept: [] },
])('leaves on the device what the tab in which $end has left', async ({ of, kept }) => {
  const tab = openTab()
  tab.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  const other = openTab()
  const stopFollowing = other.syncAcrossTabs()
  for (const key of [
    'marquee-call-sheet:emp_1:gig_1',
    'marquee-gig-draft:emp_1:new',
    'marquee-typed-text:emp_1:message:wg_1',
  ]) {
    localStorage.setItem(key, '{}')
  }
  sessionStorage.setItem('marquee-sent-note:emp_1:ap_1', '"Two cameras"')

  of(tab)
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
  await vi.waitFor(() => expect(other.store.getState().token).toBeNull())

  expect(
    Object.keys(localStorage)
      .filter((key) => /call-sheet|draft|text/.test(key))
      .toSorted(),
  ).toEqual(kept)
  expect(sessionStorage).toHaveLength(0)
  stopFollowing()
  localStorage.clear()
})

it('says of a log-out in another tab what that tab says, and nothing of a session that ended by itself', async () => {
  const shown = new Map<string, string>()
  const stopDrawing = drainToasts({
    draw: ({ id, message }) => shown.set(id, message),
    dismiss: (id) => shown.delete(id),
  })
  const events: StorageEvent[] = []
  const storage = {
    getItem: (key: string) => localStorage.getItem(key),
    setItem: (key: string, newValue: string) => {
      localStorage.setItem(key, newValue)
      events.push(new StorageEvent('storage', { key, newValue }))
    },
    removeItem: (key: string) => {
      localStorage.removeItem(key)
      events.push(new StorageEvent('storage', { key, newValue: null }))
    },
  }
  const tab = createSession(() => storage)
  const here = openTab()
  const stopFollowing = here.syncAcrossTabs()
  const follow = async (change: () => void, token: string | null) => {
    change()
    for (const event of events.splice(0)) window.dispatchEvent(event)
    await vi.waitFor(() => expect(here.store.getState().token).toBe(token))
    const messages = [...shown.values()]
    shown.clear()
    return messages
  }
  const user = { firstName: 'Ngozi', employerId: 'emp_1' }
  expect(await follow(() => tab.signedIn({ user, token: 'abc' }), 'abc')).toEqual([])
  expect(await follow(tab.logOut, null)).toEqual(['User logged out successfully'])
  expect(await follow(() => tab.signedIn({ user, token: 'def' }), 'def')).toEqual([])
  expect(await follow(() => tab.expire('def'), null)).toEqual([])
  stopFollowing()
  stopDrawing()
  localStorage.clear()
})

it('removes what was said of a log-out when the next session begins, and nothing else', () => {
  const shown = new Map<string, string>()
  const stopDrawing = drainToasts({
    draw: ({ id, message }) => shown.set(id, message),
    dismiss: (id) => shown.delete(id),
  })
  const http = { send: () => new Promise<never>(() => undefined), preload: () => undefined }
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  logOut(createApiClient({ session, http }))
  expect([...shown.values()]).toEqual(['User logged out successfully'])
  toast.success('Logged in successfully!')
  session.signedIn({ user: { firstName: 'Bisi', employerId: 'emp_2' }, token: 'def' })
  expect([...shown.values()]).toEqual(['Logged in successfully!'])
  session.logOut()
  stopDrawing()
})

it('ends a session also when storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  expect(() => session.logOut()).not.toThrow()
})
