import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { pin, walletHarness } from '../../testing/wallet-harness.ts'
import { later } from '../../platform/clock/time.ts'
import { lagosDateTime, lagosTime } from '../../platform/clock/lagos-time.ts'
import { startSession } from '../auth/sessions.ts'

const { notifications, security } = api
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const { state, call, readWallet, setUp, fund, withdraw } = walletHarness()

beforeEach(async () => {
  await setUp()
  await fund(10_000_000)
})

/** Types wrong PINs until the answer is no longer INVALID_PIN. @returns that answer and how many PINs were compared */
async function lockPin() {
  for (let compared = 1; ; compared += 1) {
    const { body } = await withdraw(200_000, { pin: '0000' })
    if (body.code !== 'INVALID_PIN') return { compared, body }
  }
}
const bell = async () => (await call(notifications.list, { query: {} })).data.notifications
const lockMails = async () =>
  (await state.test.mailsTo(state.email)).filter(({ subject }) => subject === 'Your Marquee PIN is locked')

/** Resets the PIN by a mailed code. */
async function resetPin(newPin: string) {
  await call(security.forgotPin, { body: {} })
  await call(security.verifyForgotPin, { body: { code: await state.test.codeSentTo(state.email) } })
  return call(security.resetPin, { body: { newPin, confirmPin: newPin } })
}

describe('locks of the PIN', () => {
  it('last 30 minutes, then 4 hours, then until the PIN is reset', async () => {
    const start = state.test.deps.now().getTime()
    const first = await lockPin()
    expect(first).toMatchObject({ compared: 5, body: { code: 'PIN_LOCKED' } })
    expect(Date.parse(first.body.pinLockedUntil ?? '')).toBe(start + 30 * minute)
    state.test.advance(30 * minute)
    const second = await lockPin()
    expect(Date.parse(second.body.pinLockedUntil ?? '')).toBe(start + 30 * minute + 4 * hour)
    expect((await withdraw(200_000)).body.message).toBe('Your PIN is locked until 3:30 PM.')
    state.test.advance(4 * hour)
    const { body } = await lockPin()
    expect([body.code, body.message, body.pinLockedUntil]).toEqual([
      'PIN_LOCKED',
      'Your PIN is locked until you reset it.',
      undefined,
    ])
    state.test.advance(12 * hour)
    expect((await withdraw(200_000)).body.code).toBe('PIN_LOCKED')
    expect(await readWallet()).toMatchObject({ pinLockedUntil: null, pinResetRequired: true })
    expect((await resetPin('1379')).status).toBe(200)
    expect(await readWallet()).toMatchObject({ pinLockedUntil: null, pinResetRequired: false })
    expect((await withdraw(200_000, { pin: '1379' })).body.code).toBe('WITHDRAWALS_PAUSED')
  })

  it('are short again after a right PIN', async () => {
    await lockPin()
    state.test.advance(30 * minute)
    expect((await withdraw(200_000)).status).toBe(200)
    const start = state.test.deps.now().getTime()
    expect(Date.parse((await lockPin()).body.pinLockedUntil ?? '')).toBe(start + 30 * minute)
  })

  it('allow 15 guesses in 24 hours, and no more in 30 days', async () => {
    const { db, deps } = state.test
    const guess = async () => {
      const token = await startSession(db, state.actor.employerId, deps.now())
      const body = { currentPin: '0000', newPin: '1379', confirmPin: '1379' }
      return (await state.test.call(security.changePin, { body }, { ...state.actor, token })).body.code
    }
    const start = deps.now().getTime()
    const compared: number[] = []
    while (deps.now().getTime() < start + 30 * day) {
      const locks = (await lockMails()).length
      const code = await guess()
      // The wrong PIN that locks is compared, too; a PIN that is locked already sends nothing.
      if (code === 'INVALID_PIN' || (await lockMails()).length > locks) compared.push(deps.now().getTime())
      else state.test.advance(deps.now().getTime() < start + day ? 30 * minute : 6 * hour)
    }
    expect(compared.filter((at) => at < start + day)).toHaveLength(15)
    expect(compared).toHaveLength(15)
  })

  it('are told once each, by bell and mail, with what to do', async () => {
    const until = later(state.test.deps.now(), 30 * minute)
    await lockPin()
    for (let tries = 0; tries < 10; tries += 1) await withdraw(200_000, { pin: '0000' })
    const notification = (await bell()).find(({ metadata }) => metadata?.type === 'security')
    expect(notification).toMatchObject({
      title: 'Your PIN is locked',
      message: expect.stringContaining(`Your PIN is locked until ${lagosTime(until)}.`),
      metadata: { type: 'security' },
    })
    const mails = await lockMails()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`your PIN is locked until ${lagosDateTime(until)}.`)
    expect(mails[0]?.text).toContain('Change your password and sign out the other devices')
  })

  it('are told three times a day at most', async () => {
    for (let locks = 0; locks < 5; locks += 1) {
      await lockPin()
      state.test.advance(30 * minute)
      expect((await withdraw(200_000, { pin })).status).toBe(200)
    }
    expect(await lockMails()).toHaveLength(3)
  })
})
