import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { minute } from '../clock/time.ts'
import { addressOf } from '../../testing/address-of.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'

let app: TestApp
let actor: Actor
beforeAll(async () => {
  app = await createTestApp()
  actor = await app.createEmployer()
})
// A new window of the rate limit.
beforeEach(() => app.advance(16 * minute))
afterAll(() => app.close())

const boundary = `${'-'.repeat(24)}abcdefghijklmnop`
const ofBoundary = `multipart/form-data; boundary=${boundary}`
const part = (name: string, headers = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\n\r\n`
const formOf = (...parts: string[]) => `${parts.join('')}--${boundary}--\r\n`
const parts = (count: number) => Array.from({ length: count }, (_, index) => part(`f${index}`))

async function send(body: string, contentType = ofBoundary) {
  const response = await app.request(addressOf(api.upload.uploadImage, { employerId: actor.employerId }), {
    method: 'POST',
    headers: { Authorization: `Bearer ${actor.token}`, 'Content-Type': contentType },
    body,
  })
  const text = await response.text()
  return { status: response.status, length: text.length, body: JSON.parse(text) as Record<string, unknown> }
}

const tooMany = 'A form may have at most 20 fields.'

it.each([
  ['100,000 names', formOf(...parts(100_000)), 422, tooMany],
  ['21 names', formOf(...parts(21)), 422, tooMany],
  ['one name 100,000 times', formOf(part('purpose').repeat(100_000)), 422, tooMany],
  ['a name of 1 MB', formOf(part('x'.repeat(1_000_000))), 400, 'The body is not a valid form.'],
  ['a name of 101 characters', formOf(part('x'.repeat(101))), 400, 'The body is not a valid form.'],
  ['100,000 headers', formOf(part('purpose', 'a: b\r\n'.repeat(100_000))), 400, 'The body is not a valid form.'],
])('refuses a form of %s with a short answer', async (_, body, status, message) => {
  const answer = await send(body)
  expect([answer.status, answer.body['message']]).toEqual([status, message])
  expect(answer.length).toBeLessThan(300)
})

it('names the unknown fields of a form of 20', async () => {
  const answer = await send(formOf(...parts(20)))
  expect([answer.status, answer.body['message']]).toEqual([422, 'Purpose must be company or profile'])
  expect(answer.length).toBeLessThan(2000)
})

it.each([
  ['a second boundary', `multipart/form-data; boundary=${'x'.repeat(40)}; boundary=${boundary}`],
  ['no boundary', 'multipart/form-data'],
  ['an empty boundary', 'multipart/form-data; boundary=""'],
])('does not parse a form with %s in its header', async (_, contentType) => {
  const answer = await send(formOf(...parts(100_000)), contentType)
  expect([answer.status, answer.body['code']]).toEqual([400, 'MALFORMED_JSON'])
})

it('finds the boundary in quotes and after other parameters', async () => {
  const answer = await send(formOf(...parts(21)), `Multipart/Form-Data; charset=utf-8; Boundary="${boundary}"`)
  expect([answer.status, answer.body['message']]).toEqual([422, tooMany])
})
