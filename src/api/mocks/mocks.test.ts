import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../client/call.ts'
import { createHttp } from '../client/http.ts'
import { createSession } from '../client/session.ts'
import { api } from '../contract/table.ts'
import { fail, failOnce, hold, offline } from './faults.ts'
import { mock } from './mock.ts'
import { MockRefusal } from './mock-refusal.ts'
import { rightCode, tokenOf } from './state.ts'
import { emptyVenue, hostileData, smallVenue } from './world.ts'
import { worldHandlers } from './world-handlers.ts'

const server = setupServer()
const email = 'ngozi@ekoevents.example'
const password = 'Marquee-2025'

beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** A client of a mock server over `world`, as a guest or as the world's employer. */
function clientOf(world = smallVenue(), { isGuest = false, token = tokenOf(world.employerId) } = {}) {
  server.use(...worldHandlers(world))
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  if (!isGuest) session.signedIn({ user: { firstName: 'Ngozi', employerId: world.employerId }, token })
  return createApiClient({ http: createHttp('http://localhost/api/v1'), session })
}

describe('accounts', () => {
  it('log in with the right password only', async () => {
    const client = clientOf(smallVenue(), { isGuest: true })
    await expect(
      client.request(api.auth.login, { body: { email: ' Ngozi@EkoEvents.example ', password } }),
    ).resolves.toEqual({
      message: 'Logged in successfully!',
      data: {
        token: 'token-of-emp_1',
        user: { firstName: 'Ngozi', lastName: 'Eze', employerId: 'emp_1', imageUrl: null },
      },
    })
    await expect(client.call(api.auth.login, { body: { email, password: 'wrong' } })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
      status: 400,
    })
  })

  it('are made with a verified email, and see nothing of another', async () => {
    const client = clientOf(smallVenue(), { isGuest: true })
    const registration = { email: 'new@venue.example', firstName: 'Ada', lastName: 'Obi', password: 'Marquee2025' }
    await expect(client.call(api.auth.register, { body: registration })).rejects.toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
    })
    await client.call(api.auth.sendVerificationOtp, { body: { email: registration.email } })
    const typed = (code: string) => client.call(api.auth.verifyEmailOtp, { body: { email: registration.email, code } })
    await expect(typed('9999')).rejects.toMatchObject({
      code: 'INVALID_CODE',
      attemptsLeft: 2,
      errors: { code: ['Invalid OTP'] },
    })
    await typed(rightCode)
    client.session.signedIn(await client.call(api.auth.register, { body: registration }))
    await expect(client.call(api.company.getProfile, {})).resolves.toMatchObject({
      firstName: 'Ada',
      email: 'new@venue.example',
    })
    await expect(client.call(api.notifications.list, {})).resolves.toMatchObject({ totalNotification: 0 })
    await expect(client.call(api.auth.sendVerificationOtp, { body: { email } })).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
    })
  })

  it('take a new password after a verified code, which ends their sessions', async () => {
    const client = clientOf()
    const reset = () =>
      client.call(api.auth.resetPassword, {
        body: { email, newPassword: 'Another-2025', confirmPassword: 'Another-2025' },
      })
    await expect(reset()).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    await client.call(api.auth.forgotPassword, { body: { email } })
    await client.call(api.auth.verifyForgotPasswordOtp, { body: { email, code: rightCode } })
    await reset()
    await expect(client.call(api.company.getProfile, {})).rejects.toMatchObject({
      kind: 'unauthorized',
      endedSession: true,
    })
    await expect(client.call(api.auth.login, { body: { email, password } })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
    await client.call(api.auth.login, { body: { email, password: 'Another-2025' } })
  })

  it('are closed to a foreign token and to another employer', async () => {
    await expect(clientOf(smallVenue(), { token: 'made-up' }).call(api.company.getProfile, {})).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    const client = clientOf()
    client.session.signedIn({ user: { firstName: 'Eve', employerId: 'emp_2' }, token: tokenOf('emp_1') })
    await expect(client.call(api.company.getProfile, {})).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })
})

describe('what an employer has', () => {
  it('changes with the calls, and the given world does not', async () => {
    const world = smallVenue()
    const client = clientOf(world)
    await client.call(api.notifications.read, { params: { id: 'ntf_1' } })
    await client.call(api.notifications.remove, { params: { id: 'ntf_2' } })
    await expect(client.call(api.notifications.remove, { params: { id: 'ntf_2' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const list = await client.call(api.notifications.list, { query: { limit: 2, skip: 1 } })
    expect(list).toMatchObject({ totalNotification: 4, unreadNotifications: 1 })
    expect(list.notifications.map((notification) => notification._id)).toEqual(['ntf_3', 'ntf_4'])
    await client.call(api.notifications.readAll, {})
    await expect(client.call(api.notifications.list, {})).resolves.toMatchObject({ unreadNotifications: 0 })
    await client.call(api.notifications.removeAll, {})
    await expect(client.call(api.notifications.list, {})).resolves.toMatchObject({ totalNotification: 0 })
    expect(world).toEqual(smallVenue())
  })

  it('keeps what was not sent', async () => {
    const client = clientOf(emptyVenue())
    await client.call(api.company.updateProfile, { body: { firstName: 'Uche', deviceToken: 'd' } })
    await expect(client.call(api.company.getProfile, {})).resolves.toMatchObject({ firstName: 'Uche', lastName: 'Eze' })
    await expect(
      client.call(api.company.updateCompanyProfile, { body: { companyName: 'Eko' } }),
    ).resolves.toMatchObject({ companyName: 'Eko' })
    await client.call(api.dashboard.updateNewUserStatus, { body: { isNewUser: false } })
    await expect(client.call(api.dashboard.getOnboardingStatus, {})).resolves.toMatchObject({
      isNewUser: false,
      steps: { companyProfile: true },
    })
    await expect(client.call(api.dashboard.getWallet, {})).resolves.toMatchObject({ subscription: null })
  })

  it('keeps the settings that were not sent', async () => {
    const client = clientOf()
    await client.call(api.notificationSettings.update, { body: { payment: { push: false } } })
    await client.call(api.notificationSettings.update, { body: { newApplicant: { email: false } } })
    await expect(client.call(api.notificationSettings.get, {})).resolves.toMatchObject({
      newApplicant: { email: false, push: true },
      payment: { email: true, push: false },
    })
  })

  it('answers with the hostile fixtures', async () => {
    const client = clientOf(hostileData())
    await expect(client.call(api.notifications.list, { query: { limit: 100 } })).resolves.toMatchObject({
      unreadNotifications: 120,
    })
  })
})

describe('a mock', () => {
  it('refuses what the server would refuse, field by field', async () => {
    const client = clientOf()
    const body = { firstName: '', role: 'admin' } as never
    await expect(client.call(api.company.updateProfile, { body })).rejects.toMatchObject({
      status: 422,
      errors: { firstName: ['First name is required'] },
    })
    await expect(client.call(api.notifications.list, { query: { limit: 0 } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })

  it('never answers with what the contract does not let through', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const client = clientOf()
    server.use(
      mock(api.notifications.list, () => ({
        data: { notifications: [], totalNotification: 'many' as never, unreadNotifications: 0 },
      })),
    )
    await expect(client.call(api.notifications.list, {})).rejects.toMatchObject({ kind: 'server', status: 500 })
    expect(written).toHaveBeenCalled()
    written.mockRestore()
  })

  it('may refuse with its own message, or without one', async () => {
    const client = clientOf()
    server.use(
      mock(api.notifications.readAll, () => {
        throw new MockRefusal('CONFLICT', { message: null, error: 'Stale' })
      }),
    )
    await expect(client.call(api.notifications.readAll, {})).rejects.toMatchObject({
      kind: 'conflict',
      serverMessage: undefined,
      error: 'Stale',
    })
  })
})

describe('faults', () => {
  it('fail always or once, are offline, or never answer', async () => {
    const client = clientOf()
    server.use(
      fail(api.company.getProfile, 'INTERNAL'),
      failOnce(api.dashboard.getWallet, 'UNAVAILABLE'),
      offline(api.notifications.list),
    )
    await expect(client.call(api.company.getProfile, {})).rejects.toMatchObject({ status: 500 })
    await expect(client.call(api.company.getProfile, {})).rejects.toMatchObject({ status: 500 })
    await expect(client.call(api.dashboard.getWallet, {})).rejects.toMatchObject({ status: 503 })
    await expect(client.call(api.dashboard.getWallet, {})).resolves.toMatchObject({ status: 'active' })
    await expect(client.call(api.notifications.list, {})).rejects.toMatchObject({ kind: 'offline' })

    server.use(hold(api.company.getCompanyProfile))
    const controller = new AbortController()
    const held = client.call(api.company.getCompanyProfile, {}, { signal: controller.signal })
    await client.call(api.dashboard.getWallet, {})
    controller.abort()
    await expect(held).rejects.toMatchObject({ kind: 'cancelled' })
  })
})
