import { afterAll, beforeAll, expect, it } from 'vitest'
import { mail } from '../db/schema.ts'
import { type TestApp, createTestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const createdAt = app.deps.now()
  const common = { html: '', createdAt, nextAttemptAt: createdAt }
  await app.db.insert(mail).values([
    { to: 'first@example.com', subject: 'First', text: 'One', ...common },
    { to: '<b>@example.com', subject: '<script>alert(1)</script>', text: '"&\'<img src=x>', ...common },
  ])
})
afterAll(() => app.close())

it('lists the caught mails as JSON, newest first', async () => {
  const mails = (await (await app.request('/_outbox.json')).json()) as object[]
  expect(mails).toHaveLength(2)
  expect(mails[1]).toEqual({
    to: 'first@example.com',
    subject: 'First',
    text: 'One',
    createdAt: '2025-11-14T10:00:00.000Z',
  })
})

it('shows them on a page without scripts', async () => {
  const response = await app.request('/_outbox')
  const html = await response.text()
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('&quot;&amp;&#39;&lt;img src=x&gt;')
  expect(html).not.toMatch(/<script|<img/)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'/)
})

it.each([
  ['a name that a website chose', { Host: 'evil.example' }],
  ['a proxy', { 'X-Forwarded-For': '203.0.113.9' }],
  ['a proxy that sends the standard header', { Forwarded: 'for=203.0.113.9' }],
  ['a proxy that names the address only', { 'X-Real-IP': '203.0.113.9' }],
])('does not exist for %s', async (_, headers) => {
  for (const path of ['/_outbox', '/_outbox.json']) expect((await app.request(path, { headers })).status).toBe(404)
})

it.each([
  ['203.0.113.9', 404],
  ['::ffff:192.168.1.20', 404],
  ['127.0.0.1', 200],
  ['::ffff:127.0.0.1', 200],
  ['::1', 200],
])('read from the address %s answers %i', async (remoteAddress, status) => {
  const headers = { Host: 'localhost:3000' }
  const socket = { remoteAddress, remotePort: 50_000, remoteFamily: 'IPv4' }
  const response = await app.app.request('/_outbox.json', { headers }, { incoming: { socket } })
  expect(response.status).toBe(status)
})

it('does not exist when mails are sent', async () => {
  const sending = await createTestApp({ hasOutbox: false })
  expect((await sending.request('/_outbox')).status).toBe(404)
  expect((await sending.request('/_outbox.json')).status).toBe(404)
  await sending.close()
})
