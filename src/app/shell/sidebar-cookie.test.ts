import { describe, expect, it } from 'vitest'
import { readSidebarState, sidebarCookie, sidebarScript } from './sidebar-cookie.ts'

/** What the inline script writes to a document with these cookies. */
function writtenFor(cookie: string): unknown {
  const dataset: { sidebar?: unknown } = {}
  new Function('document', sidebarScript)({ cookie, documentElement: { dataset } })
  return dataset.sidebar
}

describe('the sidebar cookie', () => {
  it('is read back as it was written', () => {
    for (const state of ['expanded', 'collapsed'] as const) {
      const [pair = ''] = sidebarCookie(state).split(';')
      expect(readSidebarState(`XSRF-TOKEN=abc; ${pair}; other=1`)).toBe(state)
      for (const cookies of [pair, `XSRF-TOKEN=abc; ${pair}; other=1`]) expect(writtenFor(cookies)).toBe(state)
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
  ])('is not there in %j', (cookies) => {
    expect(readSidebarState(cookies)).toBeUndefined()
    expect(writtenFor(cookies)).toBeUndefined()
  })

  it('lives for 7 days, for the whole site', () => {
    expect(sidebarCookie('collapsed')).toBe('sidebar_state=collapsed; Path=/; Max-Age=604800; SameSite=Lax')
  })
})
