import { inspect } from 'node:util'
import type { AxiosStatic } from 'axios'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createHttp, type HttpRequest } from './http.ts'

const base = `${window.location.origin}/api/v1`
const server = setupServer()
const request = (changes: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  path: '/thing',
  query: {},
  body: undefined,
  headers: {},
  signal: undefined,
  ...changes,
})

beforeAll(() => server.listen())
afterEach(() => {
  server.resetHandlers()
  document.cookie = 'XSRF-TOKEN=; max-age=0'
})
afterAll(() => server.close())

/** Answers every call and tells what it was. */
function record(method: 'get' | 'post' = 'get') {
  const seen: { url: URL; headers: Headers; text: string }[] = []
  server.use(
    http[method](`${base}/thing`, async ({ request }) => {
      seen.push({ url: new URL(request.url), headers: request.headers, text: await request.text() })
      return HttpResponse.json({ data: 1 }, { status: 418, headers: { 'x-request-id': 'r1' } })
    }),
  )
  return seen
}

describe('the transport', () => {
  it('sends JSON with the given headers', async () => {
    const seen = record('post')
    await createHttp(base).send(request({ method: 'POST', body: { a: 'ọ' }, headers: { Authorization: 'Bearer abc' } }))
    expect(seen[0]?.text).toBe('{"a":"ọ"}')
    expect(seen[0]?.headers.get('content-type')).toContain('application/json')
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer abc')
  })

  it('sends a form with its file, and tells the progress', async () => {
    const seen = record('post')
    const shares: number[] = []
    const body = { purpose: 'company', file: new File(['pixels'], 'logo.png', { type: 'image/png' }) }
    await createHttp(base).send(
      request({ method: 'POST', body, bodyType: 'form-data', onProgress: (share) => shares.push(share) }),
    )
    expect(seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/)
    expect(seen[0]?.text).toMatch(/name="purpose"\r\n\r\ncompany\r\n/)
    expect(seen[0]?.text).toMatch(/name="file"; filename="logo.png"\r\nContent-Type: image\/png\r\n\r\npixels\r\n/)
    expect(shares.at(-1)).toBe(1)
  })

  it('repeats the key of a list', async () => {
    const seen = record()
    await createHttp(base).send(request({ query: { interest: ['a b', 'c&d'], limit: 0 } }))
    expect(seen[0]?.url.search).toBe('?interest=a+b&interest=c%26d&limit=0')
  })

  it('sends the XSRF-TOKEN cookie back as X-XSRF-TOKEN', async () => {
    document.cookie = 'XSRF-TOKEN=t0ken'
    const seen = record()
    await createHttp(base).send(request())
    expect(seen[0]?.headers.get('x-xsrf-token')).toBe('t0ken')
  })

  it('returns any response, whatever its status', async () => {
    record()
    const answer = await createHttp(base).send(request())
    expect({ ...answer, header: answer.header('x-request-id') }).toEqual({
      status: 418,
      body: { data: 1 },
      header: 'r1',
    })
    expect(answer.header('retry-after')).toBeUndefined()
  })
})

describe('no answer', () => {
  it('is offline when the network is down', async () => {
    server.use(http.get(`${base}/thing`, () => HttpResponse.error()))
    await expect(createHttp(base).send(request())).rejects.toMatchObject({ kind: 'offline', isHttp: false })
  })

  it('contains nothing of the request, which may hold a PIN', async () => {
    server.use(http.post(`${base}/thing`, () => HttpResponse.error()))
    const error: unknown = await createHttp(base)
      .send(request({ method: 'POST', body: { pin: '2580' } }))
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(Error)
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain('2580')
  })

  it('is cancelled when the caller aborts', async () => {
    const controller = new AbortController()
    server.use(http.get(`${base}/thing`, () => new Promise<never>(() => undefined)))
    const sending = createHttp(base).send(request({ signal: controller.signal }))
    controller.abort()
    await expect(sending).rejects.toMatchObject({ kind: 'cancelled' })
  })
})

describe('the HTTP library', () => {
  it('is loaded once, by the first call or ahead of it, and again after a failed load', async () => {
    const actual = (await import('axios')).default
    const load = vi
      .fn<() => Promise<AxiosStatic>>()
      .mockRejectedValueOnce(new TypeError('no chunk'))
      .mockResolvedValue(actual)
    const transport = createHttp(base, load)
    await expect(transport.send(request())).rejects.toBeInstanceOf(ApiError)
    record()
    transport.preload()
    await transport.send(request())
    await transport.send(request())
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('has no timeout', async () => {
    const actual = (await import('axios')).default
    const create = vi.spyOn(actual, 'create')
    record()
    await createHttp(base).send(request())
    expect(create.mock.calls[0]?.[0]?.timeout).toBe(0)
  })
})
