import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Http, HttpAnswer, HttpRequest } from './http.ts'
import { withReadsAhead } from './reads-ahead.ts'

const sent: HttpAnswer = { status: 200, body: 'sent', header: () => undefined }
const http = { send: vi.fn<Http['send']>(), preload: () => undefined }

beforeEach(() => {
  http.send.mockReset().mockResolvedValue(sent)
  // The files of a worker share its clock, which may have run for longer than an answer is fresh.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const read = (changes: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  path: '/gigs',
  query: { status: 'open,draft', limit: 20, kind: ['a', 'b'] },
  body: undefined,
  headers: { Authorization: 'Bearer abc' },
  signal: undefined,
  ...changes,
})
const address = '/api/v1/gigs?status=open%2Cdraft&limit=20&kind=a&kind=b'

const arrived = async (response: Response) => ({ response, text: await response.text() })
const ahead = (answer = arrived(Response.json({ data: 1 }))) =>
  withReadsAhead(http, '/api/v1', { token: 'abc', answers: { [address]: answer } })

it('answers a read once with what was requested ahead', async () => {
  const client = ahead(arrived(Response.json({ data: 1 }, { status: 418, headers: { 'X-Request-Id': 'r1' } })))
  const answer = await client.send(read())
  expect({ ...answer, header: answer.header('x-request-id') }).toEqual({ status: 418, body: { data: 1 }, header: 'r1' })
  expect(answer.header('x-other')).toBeUndefined()
  expect(http.send).not.toHaveBeenCalled()
  expect(await client.send(read())).toBe(sent)
})

it('passes on an answer that is no JSON', async () => {
  const answer = await ahead(arrived(new Response('<p>Bad gateway</p>', { status: 502 }))).send(read())
  expect(answer).toMatchObject({ status: 502, body: '<p>Bad gateway</p>' })
})

it.each([
  ['another address', read({ query: {} })],
  ['another session', read({ headers: { Authorization: 'Bearer other' } })],
  ['a guest', read({ headers: {} })],
])('sends the read of %s', async (_, request) => {
  expect(await ahead().send(request)).toBe(sent)
  expect(http.send).toHaveBeenCalledWith(request)
})

it('sends a read again whose answer did not arrive', async () => {
  expect(await ahead(Promise.reject(new TypeError('Failed to fetch'))).send(read())).toBe(sent)
})

it('shows nothing of before a change', async () => {
  const client = ahead()
  await client.send(read({ method: 'POST' }))
  expect(await client.send(read())).toBe(sent)
})

it('shows no old answer', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(30_001)
  expect(await ahead().send(read())).toBe(sent)
})

it('sends everything of a page without a start script', async () => {
  expect(await withReadsAhead(http, '/api/v1', undefined).send(read())).toBe(sent)
})
