import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeGoogle } from '../../testing/fake-google.ts'
import { fcmSender } from './fcm.ts'
import { PushUnavailable } from '../../ports/push.ts'
import { readServiceAccount } from '../../platform/config/service-account.ts'

const message = { id: 'ntf_1', title: 'Gig started', body: '“Launch” has begun.', link: '/dashboard' }

let google: Awaited<ReturnType<typeof startFakeGoogle>>
beforeAll(async () => {
  google = await startFakeGoogle()
})
beforeEach(() => {
  google.refusals.clear()
  google.messages.length = 0
  google.tokenCalls.length = 0
  google.fault.isTokenRefused = false
})
afterAll(() => google.close())

const sender = () => fcmSender(google.account, google.call)
const details = (errorCode: string) => [{ errorCode }]

describe('a message', () => {
  it('has data only, so that one notification appears, and its access token is used again', async () => {
    const { send } = sender()
    expect(await send('device-1', message)).toBe('done')
    expect(await send('device-2', message)).toBe('done')
    expect(google.messages).toEqual([
      { token: 'device-1', data: message, webpush: { headers: { TTL: '21600' } } },
      { token: 'device-2', data: message, webpush: { headers: { TTL: '21600' } } },
    ])
    expect(google.tokenCalls).toHaveLength(1)
  })

  it.each([
    [404, details('UNREGISTERED')],
    [403, details('SENDER_ID_MISMATCH')],
    [400, [...details('INVALID_ARGUMENT'), { fieldViolations: [{ field: 'message.token' }] }]],
  ])('for a device that is lost is refused with %i', async (status, found) => {
    google.refusals.set('device-1', { status, details: found })
    expect(await sender().send('device-1', message)).toBe('unregistered')
  })

  it.each([
    [500, []],
    [503, details('UNAVAILABLE')],
    [429, details('QUOTA_EXCEEDED')],
    [400, details('INVALID_ARGUMENT')],
    [404, []],
  ])('that is refused with %i %j may succeed later', async (status, found) => {
    google.refusals.set('*', { status, details: found })
    await expect(sender().send('device-1', message)).rejects.toThrow(PushUnavailable)
  })

  it('is not sent without an access token, and the error has nothing secret', async () => {
    google.fault.isTokenRefused = true
    const failure = await sender()
      .send('device-1', message)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PushUnavailable)
    const shown = JSON.stringify(failure, Object.getOwnPropertyNames(failure))
    expect(shown).toContain('FIREBASE_SERVICE_ACCOUNT')
    expect(shown).not.toContain(google.tokenCalls[0])
    expect(shown).not.toContain('device-1')
  })

  it('that reaches nobody may succeed later', async () => {
    const offline = fcmSender(google.account, () => Promise.reject(new TypeError('fetch failed')))
    await expect(offline.send('device-1', message)).rejects.toThrow(PushUnavailable)
  })
})

describe('the service account', () => {
  const file = () => ({
    type: 'service_account',
    project_id: google.account.projectId,
    client_email: google.account.email,
    private_key: google.account.key,
  })

  it('is read from JSON, and from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-account-'))
    const path = join(folder, 'account.json')
    writeFileSync(path, JSON.stringify(file()))
    expect(readServiceAccount(JSON.stringify(file()))).toEqual(google.account)
    expect(readServiceAccount(path)).toEqual(google.account)
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['/nowhere/hunter2.json', 'must be JSON, or the path of a file that can be read'],
    ['{hunter2', 'is no valid JSON'],
    ['{}', 'wrong or missing are project_id, client_email, private_key'],
    ['{"project_id":"p","client_email":"a@b","private_key":"hunter2"}', 'wrong or missing are private_key'],
  ])('%s is refused without its value', (value, reason) => {
    expect(() => readServiceAccount(value)).toThrow(reason)
    expect(() => readServiceAccount(value)).not.toThrow(/hunter2/)
  })
})
