import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../src/api/contract/endpoint.ts'
import { errorStatus } from '../../src/api/contract/error-codes.ts'
import { api, endpoints } from '../../src/api/contract/table.ts'
import { addressOf } from '../testing/address-of.ts'
import { encodeBody } from '../testing/encode-body.ts'
import { type Actor, type TestApp, createTestApp } from '../testing/test-app.ts'

let app: TestApp
let actor: Actor
beforeAll(async () => {
  app = await createTestApp()
  actor = await app.createEmployer()
})
beforeEach(() => void app.problems.splice(0))
afterAll(() => app.close())

const withBody = endpoints.filter(({ body, bodyType }) => body !== undefined && bodyType === 'json')
const withForm = endpoints.filter(({ bodyType }) => bodyType === 'form-data')
const exampleOf = (endpoint: Endpoint) =>
  endpoint.example as { params?: Record<string, string>; body: Record<string, unknown> }

/** Sends a body. @param contentType empty: the one that belongs to the body */
async function send(endpoint: Endpoint, body: BodyInit, contentType = 'application/json') {
  const { params = {} } = exampleOf(endpoint)
  const response = await app.request(addressOf(endpoint, { ...params, employerId: actor.employerId }), {
    method: endpoint.method,
    headers: { Authorization: `Bearer ${actor.token}`, ...(contentType !== '' && { 'Content-Type': contentType }) },
    body,
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const hostile = [
  "'; drop table employer; --",
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{constructor.constructor("return 1")()}}',
  '%00%0d%0aSet-Cookie: a=b',
  '\u0000',
  '\uD800',
  `${'x'.repeat(30)}\uD83D`,
  '../../../etc/passwd',
  'x'.repeat(100_000),
  '',
  ' ',
  '𠜎'.repeat(200),
]
const wrongTypes: readonly unknown[] = [null, 0, -1, 1e308, true, [], {}, ['x'], { $ne: null }, { toString: 'x' }]

describe.each(withBody.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  it.each([
    ['malformed JSON', '{"email": ', 400, 'MALFORMED_JSON'],
    ['nothing', '', 400, 'MALFORMED_JSON'],
    ['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22]), 400, 'MALFORMED_JSON'],
    ['a list', '[]', 422, 'VALIDATION_FAILED'],
    ['a text', '"x"', 422, 'VALIDATION_FAILED'],
    ['null', 'null', 422, 'VALIDATION_FAILED'],
    ['lists in lists in lists', '['.repeat(400_000) + ']'.repeat(400_000), 422, 'VALIDATION_FAILED'],
    ['10 MB', JSON.stringify({ email: 'x'.repeat(10_000_000) }), 413, 'BODY_TOO_LARGE'],
  ])('refuses %s', async (_, body, status, code) => {
    const answer = await send(endpoint, body)
    expect([answer.status, answer.body['code']]).toEqual([status, code])
    expect(answer.body['message']).toEqual(expect.any(String))
  })

  it('refuses a form', async () => {
    expect(await send(endpoint, 'email=a%40b.co', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    })
  })

  it('names unknown fields', async () => {
    const validFields = JSON.stringify(exampleOf(endpoint).body).slice(1, -1)
    const answer = await send(
      endpoint,
      `{"role":"admin","__proto__":{"a":1}${validFields === '' ? '' : `,${validFields}`}}`,
    )
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', errors: { role: 'Unknown field' } },
    })
  })

  it('names each field of a wrong type', async () => {
    for (const field of Object.keys(exampleOf(endpoint).body)) {
      for (const value of wrongTypes) {
        if (typeof value === typeof exampleOf(endpoint).body[field]) continue
        const answer = await send(endpoint, JSON.stringify({ ...exampleOf(endpoint).body, [field]: value }))
        expect([field, value, answer.status]).toEqual([field, value, 422])
        expect(Object.keys(answer.body['errors'] as object)[0]).toMatch(new RegExp(`^${field}`))
      }
    }
  })

  it('accepts or refuses SQL, HTML and malformed text in every field, and never fails', async () => {
    for (const field of Object.keys(exampleOf(endpoint).body)) {
      for (const value of hostile) {
        const { status, body } = await send(endpoint, JSON.stringify({ ...exampleOf(endpoint).body, [field]: value }))
        expect([field, value, status < 500]).toEqual([field, value, true])
        const matches = status === 200 || errorStatus[body['code'] as keyof typeof errorStatus] === status
        expect(matches).toBe(true)
      }
    }
    expect(app.problems).toEqual([])
  })
})

const formType = 'multipart/form-data; boundary=x'
const part = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`

describe.each(withForm.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  const texts = () => Object.entries(exampleOf(endpoint).body).filter(([, value]) => typeof value === 'string')
  const sendFields = (fields: Record<string, unknown>) => {
    const { body, headers } = encodeBody(endpoint, fields)
    return send(endpoint, body ?? '', headers['Content-Type'] ?? '')
  }

  it.each([
    ['nothing', '', formType, 400, 'MALFORMED_JSON'],
    ['another boundary', `${part('purpose', 'company')}--x--`, `${formType}yz`, 400, 'MALFORMED_JSON'],
    ['no boundary', `${part('purpose', 'company')}--x--`, 'multipart/form-data', 400, 'MALFORMED_JSON'],
    ['a cut form', part('purpose', 'company').slice(0, 30), formType, 400, 'MALFORMED_JSON'],
    ['JSON', '{}', 'application/json', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['another type of form', 'purpose=company', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['11 MB', Buffer.alloc(11_000_000), formType, 413, 'BODY_TOO_LARGE'],
    ['30 MB', Buffer.alloc(30_000_000), formType, 413, 'BODY_TOO_LARGE'],
    ['a form without fields', '--x--\r\n', formType, 422, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_, body, contentType, status, code) => {
    const answer = await send(endpoint, body, contentType)
    expect([answer.status, answer.body['code']]).toEqual([status, code])
    expect(answer.body['message']).toEqual(expect.any(String))
  })

  it('names each field that is missing, repeated, unknown or text in place of a file', async () => {
    const example = exampleOf(endpoint).body
    const unknown = await sendFields({ ...example, role: 'admin', __proto__: 'x' })
    expect(unknown.body['errors']).toEqual({ role: 'Unknown field' })
    for (const [field, value] of Object.entries(example)) {
      for (const wrong of [[], [value, value], 'text in place of a file']) {
        const answer = await sendFields({ ...example, [field]: wrong })
        expect([field, answer.status, Object.keys(answer.body['errors'] as object)]).toEqual([field, 422, [field]])
      }
    }
  })

  it('accepts or refuses SQL, HTML and malformed text in every text, and never fails', async () => {
    for (const [field] of texts()) {
      for (const value of hostile) {
        const { status } = await sendFields({ ...exampleOf(endpoint).body, [field]: value })
        expect([field, value, status < 500]).toEqual([field, value, true])
      }
    }
    expect(app.problems).toEqual([])
  })
})

it('stores and returns SQL and HTML literally, in every text of the company and the person', async () => {
  const text = `<b onclick="x()">O'Brien & "Söns"</b>'; drop table employer; --`
  const body = {
    companyName: text,
    industry: text,
    about: `${text}\n${text}`,
    address: { street: text, city: text, state: text },
  }
  // Longer than what an industry may be is refused; the rest comes back to the letter.
  const fitting = { ...body, industry: text.slice(0, 80) }
  const changed = await app.call(api.company.updateCompanyProfile, { body: fitting }, actor)
  expect(changed.data).toMatchObject(fitting)
  await app.call(api.company.updateProfile, { body: { firstName: text, lastName: text } }, actor)
  expect((await app.call(api.company.getProfile, {}, actor)).data).toMatchObject({ firstName: text, lastName: text })
})

it.each([
  ["'; drop table notification; --"],
  ['%00'],
  ['..%2f..%2fetc'],
  ['x'.repeat(5000)],
  ['%E0%A4%A'],
  ['%F0%9F%92%A9'],
])('answers 404 to the id %s', async (id) => {
  const response = await app.request(
    `/api/v1/employer/${actor.employerId}/notification/${id.includes('%') ? id : encodeURIComponent(id)}/read-notification`,
    {
      method: 'PUT',
      headers: { Authorization: `Bearer ${actor.token}` },
    },
  )
  expect(response.status).toBe(404)
  expect(app.problems).toEqual([])
})

it.each(['GET', 'POST'])('answers 404 to %s of a payment page whose reference has a NUL', async (method) => {
  const response = await app.request('/sandbox/pay/%00', { method })
  expect(response.status).toBe(404)
  expect(app.problems).toEqual([])
})

it.each([
  'limit=0',
  'limit=101',
  'limit=ten',
  'limit=1.5',
  'limit=',
  'skip=-1',
  'skip=1e99',
  'sort=title',
  'limit=1%00',
])('refuses the query %s', async (query) => {
  const response = await app.request(`/api/v1/employer/${actor.employerId}/notification/get-notifications?${query}`, {
    headers: { Authorization: `Bearer ${actor.token}` },
  })
  expect(response.status).toBe(422)
  expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([query.split('=')[0]])
})

it('answers an unknown address and a wrong method as JSON', async () => {
  const unknown = await app.request('/api/v1/employer/nothing')
  expect([unknown.status, (await unknown.json()) as object]).toMatchObject([
    404,
    { code: 'NOT_FOUND', requestId: unknown.headers.get('x-request-id') },
  ])
  const wrong = await app.request('/api/v1/employer/auth/login')
  expect([wrong.status, wrong.headers.get('allow'), (await wrong.json()) as object]).toMatchObject([
    405,
    'POST',
    { code: 'METHOD_NOT_ALLOWED' },
  ])
})
