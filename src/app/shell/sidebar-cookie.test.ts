import { describe, expect, it } from 'vitest'
import { readSidebarState, sidebarCookie } from './sidebar-cookie.ts'

describe('the sidebar cookie', () => {
  it('is read back as it was written', () => {
    for (const state of ['expanded', 'collapsed'] as const) {
      const [pair = ''] = sidebarCookie(state).split(';')
      expect(readSidebarState(`XSRF-TOKEN=abc; ${pair}; other=1`)).toBe(state)
    }
  })

  it.each([
    '',
    'sidebar_state=',
    'sidebar_state=null',
    'sidebar_state=%7Bbroken',
    'sidebar_state=%7B%22open%22',
    'sidebar_state="><script>',
    'my_sidebar_state=collapsed',
    'sidebar_state=collapsed%00',
  ])('is not there in %j', (cookies) => expect(readSidebarState(cookies)).toBeUndefined())

  it('lives for 7 days, for the whole site', () => {
    expect(sidebarCookie('collapsed')).toBe('sidebar_state=collapsed; Path=/; Max-Age=604800; SameSite=Lax')
  })
})
