import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, createTestApp } from '../testing/test-app.ts'

const script = 'export const curtain = "up"'.repeat(50)
const page = '<!doctype html><title>Marquee</title><div id="root"></div>'
const frame = '<!doctype html><title>Marquee</title><div id="root"><aside></aside></div>'
const rendered = '<!doctype html><title>Terms and Conditions · Marquee</title><div id="root"><h1>Terms</h1></div>'

let webDir: string
let app: TestApp
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'marquee-web-'))
  mkdirSync(join(webDir, 'assets'))
  mkdirSync(join(webDir, '.vite'))
  writeFileSync(join(webDir, 'index.html'), page)
  writeFileSync(join(webDir, 'terms.html'), rendered)
  writeFileSync(join(webDir, 'dashboard.html'), frame)
  writeFileSync(join(webDir, 'favicon.svg'), '<svg/>')
  const csp = { scriptHashes: ['sha256-abc='], styleHashes: ['sha256-def='], connectHosts: ['https://push.example'] }
  writeFileSync(join(webDir, 'csp.json'), JSON.stringify(csp))
  writeFileSync(join(webDir, 'push-sw.js'), 'self.skipWaiting()')
  writeFileSync(join(webDir, '.vite/manifest.json'), '{}')
  writeFileSync(join(webDir, 'assets/app-1a2b.js'), script)
  writeFileSync(join(webDir, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
  writeFileSync(join(webDir, 'assets/app-1a2b.js.gz'), gzipSync(script))
  writeFileSync(join(webDir, '../marquee-secret.txt'), 'secret')
  app = await createTestApp({ webDir, trustedProxies: 1, publicUrl: 'none' })
})
afterAll(async () => {
  await app.close()
  rmSync(webDir, { recursive: true })
  rmSync(join(webDir, '../marquee-secret.txt'))
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers })

describe('the page', () => {
  it.each(['/index.html', '/sign-in', '/dashboards', '/no/such/screen'])(
    'answers %s, to be checked again each time',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(page)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    },
  )

  it.each(['/', '/dashboard', '/dashboard/', '/dashboard/wallet&payments', '/dashboard/gig-management/g.1'])(
    'is the frame of the dashboard for %s',
    async (path) => {
      const response = await get(path)
      expect(await response.text()).toBe(frame)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-def='")
    },
  )

  it('is the one that the build has rendered for the path, with the same policy, and has no other address', async () => {
    const response = await get('/terms')
    expect(await response.text()).toBe(rendered)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-def='")
    expect((await get('/terms.html')).status).toBe(404)
    expect(await (await get('/terms/')).text()).toBe(page)
  })

  it('allows its own scripts, the theme script of this build, and no other', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self' 'sha256-abc='")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })

  it('may call only this origin and the hosts of this build', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')?.split('; ')
    expect(policy).toContain("connect-src 'self' https://push.example")
    expect(policy).toContain("worker-src 'self'")
  })

  it('sets the XSRF cookie once', async () => {
    const cookie = (await get('/')).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^XSRF-TOKEN=.{40,}; Path=\/; SameSite=Strict/)
    expect((await get('/', { Cookie: cookie.split(';')[0] ?? '' })).headers.get('set-cookie')).toBeNull()
  })

  it('is reloaded after a new build', async () => {
    const other = mkdtempSync(join(tmpdir(), 'marquee-web-'))
    const unbuilt = await createTestApp({ webDir: other })
    expect((await unbuilt.request('/')).status).toBe(503)
    writeFileSync(join(other, 'index.html'), page)
    expect(await (await unbuilt.request('/')).text()).toBe(page)
    await unbuilt.close()
    rmSync(other, { recursive: true })
  })
})

it.each(['/healthz/', '/readyz/', '/metrics', '/.env', '/.git/config', '/webhooks/payments', '/_outbox/'])(
  'the address %s, which is no screen, is not answered with the page',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toBe(page)
  },
)

describe('files', () => {
  it('with a hash in their name are cached for good; others are revalidated', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('for a browser that takes "%s" come as %s', async (accepted, encoding) => {
    const response = await get('/assets/app-1a2b.js', { 'Accept-Encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    const expected = { br: brotliCompressSync(script), gzip: gzipSync(script) }
    expect(bytes).toEqual(encoding === null ? Buffer.from(script) : expected[encoding as 'br' | 'gzip'])
  })

  it('are not sent again to a browser that has them', async () => {
    const etag = (await get('/favicon.svg')).headers.get('etag') ?? ''
    const again = await get('/favicon.svg', { 'If-None-Match': `W/${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get('/favicon.svg', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it.each([
    ['bytes=0-5', 206, 'export', 'bytes 0-5/1350'],
    ['bytes=-4', 206, '"up"', 'bytes 1346-1349/1350'],
    ['bytes=1346-', 206, '"up"', 'bytes 1346-1349/1350'],
    ['bytes=5000-', 416, '', 'bytes */1350'],
    ['bytes=5-2', 200, script, null],
    ['lines=1-2', 200, script, null],
  ])('are sent in part: %s', async (range, status, text, contentRange) => {
    const response = await get('/assets/app-1a2b.js', { Range: range })
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      text,
      contentRange,
    ])
  })

  it('answer HEAD with their size and no body', async () => {
    const response = await get('/assets/app-1a2b.js', {}, 'HEAD')
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '1350', ''])
  })

  it.each([
    '/assets/gone-0000.js',
    '/missing.css',
    '/csp.json',
    '/.vite/manifest.json',
    '/assets/app-1a2b.js.br',
    '/../marquee-secret.txt',
    '/%2e%2e/marquee-secret.txt',
    '/..%2fmarquee-secret.txt',
    '/assets/..%5c..%5cmarquee-secret.txt',
    '/.env',
    '/wp-login.php',
  ])('that are missing, private or outside are not there: %s', async (path) => {
    const response = await get(path)
    expect(await response.text()).not.toContain('secret')
    const isThePage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html')
    expect(isThePage || response.status === 404).toBe(true)
  })

  it('refuse other methods than GET and HEAD', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405)
    expect((await get('/favicon.svg', {}, 'DELETE')).status).toBe(405)
  })
})

describe('every response', () => {
  it.each([
    '/',
    '/favicon.svg',
    '/missing.js',
    '/healthz',
    '/_outbox',
    '/_outbox.json',
    '/api/v1/openapi.json',
    '/api/v1/nothing',
  ])('%s has the security headers', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  it('sets Strict-Transport-Security only behind TLS', async () => {
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull()
    expect((await get('/', { 'X-Forwarded-Proto': 'https' })).headers.get('strict-transport-security')).toContain(
      'max-age=31536000',
    )
    expect((await get('/', { 'X-Forwarded-Proto': 'https' })).headers.get('set-cookie')).toContain('Secure')
    expect((await get('/')).headers.get('set-cookie')).not.toContain('Secure')
  })

  it('sets it, and Secure cookies, with a public https URL even if the proxy sends no header', async () => {
    const site = await createTestApp({ webDir, publicUrl: 'https://marquee.example' })
    const { headers } = await site.request('/')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('set-cookie')).toContain('Secure')
    await site.close()
  })
})

it('separates health from readiness: a server without its database is healthy but not ready', async () => {
  const away = await createTestApp({ isReady: false })
  expect((await away.request('/healthz')).status).toBe(200)
  expect((await away.request('/readyz')).status).toBe(503)
  expect((await get('/readyz')).status).toBe(200)
  await away.close()
})
