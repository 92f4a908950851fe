import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { pin, walletHarness } from '../../testing/wallet-harness.ts'
import { setFirstPin } from './pin.ts'

const { security } = api
const minute = 60_000

const { state, call, readWallet, setUp, fund, withdraw } = walletHarness()

/** Separate instances of the module, as in separate processes, each with its own memory. */
async function inManyProcesses() {
  const modules = []
  for (let times = 0; times < 16; times += 1) {
    vi.resetModules()
    modules.push(await import('./pin.ts'))
  }
  return modules
}

it('a correct PIN sent to many processes concurrently is accepted by each of them', async () => {
  const { employerId } = state.actor
  await setFirstPin(state.test.deps, employerId, { pin: '2580', supportEmail: 'support@marquee.example' })
  const processes = await inManyProcesses()
  const checks = await Promise.allSettled(
    processes.map(({ checkPin }) => checkPin(state.test.deps, employerId, '2580')),
  )
  expect(checks.filter(({ status }) => status === 'rejected')).toEqual([])
  expect((await readWallet()).pinLockedUntil).toBeNull()
})

it('wrong PINs sent to many processes concurrently share the five attempts', async () => {
  const { employerId } = state.actor
  await setFirstPin(state.test.deps, employerId, { pin: '2580', supportEmail: 'support@marquee.example' })
  const processes = await inManyProcesses()
  const checks = await Promise.allSettled(
    processes.map(({ checkPin }) => checkPin(state.test.deps, employerId, '0000')),
  )
  const codes = checks
    .map((check) => (check.status === 'rejected' ? (check.reason as { code: string }).code : 'right'))
    .toSorted()
  expect(codes).toEqual([...Array<string>(4).fill('INVALID_PIN'), ...Array<string>(12).fill('PIN_LOCKED')])
})

/** An answer to the mail about a change that the employer did not make reaches support. */
const pinChangedMail = { subject: 'Your Marquee PIN was changed', replyTo: 'support@marquee.example' }

describe('the PIN', () => {
  beforeEach(async () => {
    await setUp()
    await fund(1_000_000)
  })

  it('is locked after five wrong attempts, also concurrent ones, and unlocked after half an hour', async () => {
    expect((await withdraw(200_000, { pin: '0000' })).body).toMatchObject({ code: 'INVALID_PIN', attemptsLeft: 4 })
    const guesses = await Promise.all(Array.from({ length: 10 }, () => withdraw(200_000, { pin: '0001' })))
    expect(guesses.filter(({ body }) => body.code === 'INVALID_PIN')).toHaveLength(3)
    const locked = await withdraw(200_000)
    expect(locked.status).toBe(423)
    expect(locked.body.pinLockedUntil).toBe((await readWallet()).pinLockedUntil)
    state.test.advance(31 * minute)
    expect((await withdraw(200_000)).status).toBe(200)
    expect((await withdraw(200_000, { pin: '0000' })).body.attemptsLeft).toBe(4)
  })

  it('is reset by a mailed code, which unlocks it and pauses withdrawals', async () => {
    for (let tries = 0; tries < 5; tries += 1) await withdraw(200_000, { pin: '0000' })
    expect((await call(security.resetPin, { body: { newPin: '1379', confirmPin: '1379' } })).body.code).toBe(
      'EMAIL_NOT_VERIFIED',
    )
    await call(security.forgotPin, { body: {} })
    const code = await state.test.codeSentTo(state.email)
    expect((await call(security.verifyForgotPin, { body: { code } })).status).toBe(200)
    expect((await call(security.resetPin, { body: { newPin: '1379', confirmPin: '1379' } })).status).toBe(200)
    expect((await state.test.mailsTo(state.email)).at(-1)).toMatchObject(pinChangedMail)
    expect((await withdraw(200_000, { pin: '1379' })).body.code).toBe('WITHDRAWALS_PAUSED')
  })

  it.each([
    ['1111', 'Avoid repeated or sequential digits'],
    ['4321', 'Avoid repeated or sequential digits'],
    ['123', 'PIN must be exactly 4 digits'],
  ])('cannot be %s', async (newPin, message) => {
    const { body } = await call(security.changePin, { body: { currentPin: pin, newPin, confirmPin: newPin } })
    expect(body.errors?.['newPin']).toBe(message)
  })

  it('counts a repeated change as one wrong PIN, so that a call never tries two PINs', async () => {
    const change = (currentPin: string) =>
      call(security.changePin, { body: { currentPin, newPin: '1379', confirmPin: '1379' } })
    expect((await change(pin)).status).toBe(200)
    expect((await change(pin)).body).toMatchObject({ code: 'INVALID_PIN', attemptsLeft: 4 })
    expect((await change('0000')).body).toMatchObject({ code: 'INVALID_PIN', attemptsLeft: 3 })
    const subjects = (await state.test.mailsTo(state.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === pinChangedMail.subject)).toHaveLength(1)
  })

  it('is changed only with the current PIN', async () => {
    expect(
      (await call(security.changePin, { body: { currentPin: '0000', newPin: '1379', confirmPin: '1379' } })).body.code,
    ).toBe('INVALID_PIN')
    expect(
      (await call(security.changePin, { body: { currentPin: pin, newPin: '1379', confirmPin: '1379' } })).status,
    ).toBe(200)
    expect((await state.test.mailsTo(state.email)).at(-1)).toMatchObject(pinChangedMail)
    expect((await withdraw(200_000, { pin: '1379' })).status).toBe(200)
    expect((await call(security.setPin, { body: { pin, confirmPin: pin } })).body.code).toBe('PIN_ALREADY_SET')
  })
})
