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

it('does not exist when mails are sent', async () => {
  const sending = await createTestApp({ hasOutbox: false })
  expect((await sending.request('/_outbox')).status).toBe(404)
  expect((await sending.request('/_outbox.json')).status).toBe(404)
  await sending.close()
})
