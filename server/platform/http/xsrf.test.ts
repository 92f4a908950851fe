import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, createTestApp, testPassword } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.createEmployer('ngozi@example.com')
})
afterAll(() => app.close())

const logIn = async (headers: Record<string, string>) => {
  const response = await app.request('http://marquee.example/api/v1/employer/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'marquee.example', ...headers },
    body: JSON.stringify({ email: 'ngozi@example.com', password: testPassword }),
  })
  return response.status
}
const own = 'https://marquee.example'
const foreign = 'https://evil.example'

it.each([
  ['a program without cookies', {}, 200],
  ['our own page', { Cookie: 'XSRF-TOKEN=t', Origin: own }, 200],
  [
    'our own page behind a proxy that renames the host',
    { Cookie: 'XSRF-TOKEN=t', Origin: foreign, 'X-XSRF-TOKEN': 't' },
    200,
  ],
  ["another site's page with our cookie", { Cookie: 'XSRF-TOKEN=t', Origin: foreign }, 403],
  ["another site's page that guesses", { Cookie: 'XSRF-TOKEN=t', Origin: foreign, 'X-XSRF-TOKEN': 'x' }, 403],
  ['a page without an address of its own', { Cookie: 'XSRF-TOKEN=t', Origin: 'null' }, 403],
])('%s is allowed or refused', async (_, headers, status) => {
  expect(await logIn(headers)).toBe(status)
})
