import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { auth } from '../contract/endpoints/auth.ts'
import { company } from '../contract/endpoints/company.ts'
import { gigs } from '../contract/endpoints/gigs.ts'
import { notifications } from '../contract/endpoints/notifications.ts'
import { ApiError, hasNoAnswer } from './api-error.ts'
import { createApiClient } from './call.ts'
import type { Http, HttpAnswer } from './http.ts'
import { noEmployerMessage, requestPath, withoutEmpty } from './request.ts'
import { createSession } from './session.ts'

const send = vi.fn<Http['send']>()
const memory = () => createSession(() => ({ getItem: () => null, setItem: () => undefined }))
const answer = (status: number, body: unknown, headers: Record<string, string> = {}): HttpAnswer => ({
  status,
  body,
  header: (name) => headers[name],
})
const user = { firstName: 'Ngozi', employerId: 'emp/1' }
const list = { notifications: [], totalNotification: 0, unreadNotifications: 0 }

function signedIn() {
  const session = memory()
  session.signedIn({ user, token: 'Bearer abc' })
  return createApiClient({ http: { send, preload: () => undefined }, session })
}

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

beforeEach(() => {
  send.mockReset()
  send.mockResolvedValue(answer(200, { data: null }))
})

describe('what is sent', () => {
  it('carries the bearer token, the employer scope and encoded parameters', async () => {
    await signedIn().call(notifications.read, { params: { id: 'a/b ?' } })
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        method: 'PUT',
        path: '/employer/emp%2F1/notification/a%2Fb%20%3F/read-notification',
        headers: { Authorization: 'Bearer abc' },
      }),
    )
  })

  it('carries no authorization without a token, and no scope on public calls', async () => {
    const api = createApiClient({ http: { send, preload: () => undefined }, session: memory() })
    await api.call(auth.forgotPassword, { body: { email: 'a@b.ng' } })
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/employer/auth/forgot-password', headers: {}, body: { email: 'a@b.ng' } }),
    )
  })

  it('drops query values that are undefined, empty text or empty lists, and keeps 0 and false', () => {
    expect(withoutEmpty({ a: undefined, b: '', c: [], d: 0, e: false, f: ['x'], g: null })).toEqual({
      d: 0,
      e: false,
      f: ['x'],
      g: null,
    })
    expect(withoutEmpty(undefined)).toEqual({})
  })

  it('sends a call without its empty query values', async () => {
    send.mockResolvedValue(answer(200, { data: { gigs: [], totalGig: 0 } }))
    await signedIn().call(gigs.list, { query: { skip: 0, searchWord: '', category: undefined } })
    expect(send.mock.calls[0]?.[0].query).toEqual({ skip: 0 })
  })

  it('passes the abort signal on', async () => {
    const { signal } = new AbortController()
    await signedIn().call(notifications.readAll, {}, { signal })
    expect(send.mock.calls[0]?.[0].signal).toBe(signal)
  })

  it.each([[null], [undefined], ['']])('sends nothing without an employer (%s)', async (employerId) => {
    const session = memory()
    session.signedIn({ user: { ...user, employerId }, token: 'abc' })
    const api = createApiClient({ http: { send, preload: () => undefined }, session })
    const error = await failure(api.call(company.getProfile, {}))
    expect(error).toMatchObject({
      kind: 'notSent',
      message: 'Employer ID not found. Please log in again.',
      isHttp: false,
    })
    expect(error.serverMessage).toBe(noEmployerMessage)
    expect(send).not.toHaveBeenCalled()
  })

  it.each([[undefined], ['']])('names a path parameter that is missing (%s)', (id) => {
    expect(() => requestPath(notifications.remove, { id }, 'emp_1')).toThrow('Missing URL parameter: id')
  })
})

describe('what comes back', () => {
  it('is the data field, parsed, without fields the contract does not know', async () => {
    send.mockResolvedValue(answer(200, { data: { ...list, extra: 1 }, message: 'Here' }))
    await expect(signedIn().request(notifications.list, {})).resolves.toEqual({ data: list, message: 'Here' })
  })

  it.each([
    ['data of another shape', { data: { ...list, totalNotification: 'many' } }, 'data.totalNotification'],
    ['no data', { message: 'ok' }, 'data'],
    ['a page instead of JSON', '<html>', 'data'],
  ])('is never %s: that is a contract error with its place', async (_case, body, place) => {
    send.mockResolvedValue(answer(200, body, { 'x-request-id': 'r3' }))
    const error = await failure(signedIn().call(notifications.list, {}))
    expect(error).toMatchObject({ kind: 'contract', status: 200, serverMessage: undefined, requestId: 'r3' })
    expect(error.message).toBe(`The answer to notifications.list could not be read at ${place}`)
  })

  it('may be empty where nothing is expected', async () => {
    send.mockResolvedValue(answer(204, ''))
    await expect(signedIn().call(notifications.readAll, {})).resolves.toBeNull()
  })
})

describe('a refusal', () => {
  it.each([
    [400, 'rejected'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [408, 'timeout'],
    [409, 'conflict'],
    [422, 'validation'],
    [429, 'rateLimited'],
    [500, 'server'],
    [503, 'server'],
    [304, 'server'],
  ])('with status %i is of kind %s', async (status, kind) => {
    send.mockResolvedValue(answer(status, '<html>'))
    await expect(failure(signedIn().call(notifications.list, {}))).resolves.toMatchObject({
      kind,
      status,
      serverMessage: undefined,
    })
  })

  it('carries all the server said', async () => {
    send.mockResolvedValue(
      answer(400, {
        message: 'No',
        error: 'Refused',
        errors: { email: 'Taken', name: ['Too short', 'Odd'], none: [] },
        code: 'INVALID_CODE',
        requestId: 'r1',
        attemptsLeft: 2,
        retryAfterSeconds: 30,
      }),
    )
    await expect(failure(signedIn().call(notifications.list, {}))).resolves.toMatchObject({
      kind: 'validation',
      serverMessage: 'No',
      message: 'No',
      error: 'Refused',
      errors: { email: ['Taken'], name: ['Too short', 'Odd'] },
      code: 'INVALID_CODE',
      requestId: 'r1',
      attemptsLeft: 2,
      retryAfterSeconds: 30,
    })
  })

  it('is also read below data and from headers, field by field', async () => {
    const body = { message: 7, code: [], data: { message: 'Below', errors: { email: 'Taken' } } }
    send.mockResolvedValue(answer(429, body, { 'x-request-id': 'r2', 'retry-after': '12' }))
    await expect(failure(signedIn().call(notifications.list, {}))).resolves.toMatchObject({
      serverMessage: 'Below',
      errors: { email: ['Taken'] },
      code: undefined,
      requestId: 'r2',
      retryAfterSeconds: 12,
    })
  })

  it('keeps a code that the contract does not have apart from those that it has', async () => {
    send.mockResolvedValue(answer(409, { code: 'ORBIT_DECAYED' }))
    await expect(failure(signedIn().call(notifications.list, {}))).resolves.toMatchObject({
      kind: 'conflict',
      code: undefined,
      unknownCode: 'ORBIT_DECAYED',
    })
  })
})

describe('a 401', () => {
  it('logs out once, however many calls fail together, and each knows why', async () => {
    const api = signedIn()
    const ends: unknown[] = []
    api.session.store.subscribe((now, before) => {
      if (now.token !== before.token) ends.push(now.token)
    })
    send.mockResolvedValue(answer(401, {}))
    const errors = await Promise.all([1, 2, 3].map(() => failure(api.call(notifications.list, {}))))
    expect(ends).toEqual([null])
    expect(errors.map((error) => error.endedSession)).toEqual([true, true, true])
    expect(api.session.store.getState().notice).toBe('Your session has ended. Please log in again.')
  })

  it('to a call flagged as already retried does not log out', async () => {
    const api = signedIn()
    send.mockResolvedValue(answer(401, {}))
    const error = await failure(api.call(notifications.list, {}, { alreadyRetried: true }))
    expect(error.endedSession).toBe(false)
    expect(api.session.store.getState().isAuthenticated).toBe(true)
  })

  it('to a guest is an error like any other', async () => {
    const api = createApiClient({ http: { send, preload: () => undefined }, session: memory() })
    send.mockResolvedValue(answer(401, { message: 'Wrong password' }))
    const error = await failure(api.call(auth.login, { body: { email: 'a@b.ng', password: 'x' } }))
    expect(error).toMatchObject({ endedSession: false, serverMessage: 'Wrong password' })
    expect(api.session.store.getState().notice).toBeNull()
  })
})

describe('an answer whose reader cannot be loaded', () => {
  const missing = () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  afterEach(() => {
    vi.doUnmock('./http-runtime.ts')
    vi.doUnmock('./offered-endpoints.ts')
  })

  it.each([403, 500])('is an ApiError that says nothing of what the call has done: %d', async (status) => {
    vi.doMock('./http-runtime.ts', missing)
    send.mockResolvedValue(answer(status, { message: 'No' }, { 'x-request-id': 'req_1' }))
    const error = await failure(signedIn().call(company.getProfile, {}))
    expect(error).toMatchObject({ kind: 'contract', status, requestId: 'req_1' })
    expect(hasNoAnswer(error)).toBe(true)
  })

  it('still ends the session that the server has refused', async () => {
    vi.doMock('./http-runtime.ts', missing)
    send.mockResolvedValue(answer(401, {}))
    const api = signedIn()
    expect((await failure(api.call(company.getProfile, {}))).endedSession).toBe(true)
    expect(api.session.store.getState().token).toBeNull()
  })

  it('is read as a refusal where only the list of missing endpoints cannot be loaded', async () => {
    vi.doMock('./offered-endpoints.ts', missing)
    send.mockResolvedValue(answer(501, { message: 'Not offered', code: 'NOT_OFFERED' }))
    expect(await failure(signedIn().call(company.getProfile, {}))).toMatchObject({ code: 'NOT_OFFERED', status: 501 })
  })
})
