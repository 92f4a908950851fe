import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { withdrawalAccount } from '../../db/money-schema.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { settle } from './settle.ts'

const { payments, security, wallet } = api
const minute = 60_000
const pin = '2580'

let test: TestApp
let actor: Actor
let number = 0
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  actor = await test.createEmployer(`account-${(number += 1)}@venue.example`)
  test.payments.setDown(false)
})

const account = { bankCode: '011', accountNumber: '0000014579' }
const save = (typed = account) => test.call(wallet.setWithdrawalAccount, { body: typed }, actor)
const saveWhileDown = async (typed = account) => {
  test.payments.setDown(true)
  const saved = await save(typed)
  test.payments.setDown(false)
  return saved.data
}
const saved = async () => (await test.call(wallet.getWithdrawalAccount, {}, actor)).data

describe('an account that was saved while the provider was down', () => {
  const fund = async (kobo: number) => {
    await test.call(security.setPin, { body: { pin, confirmPin: pin } }, actor)
    await test.call(wallet.activate, { body: {} }, actor)
    const { data } = await test.call(wallet.fund, { body: { amountKobo: kobo, ref: randomUUID() } }, actor)
    await settle(test.db, data.reference, { status: 'success', amountKobo: kobo }, test.deps.now())
  }
  const withdraw = (ref = randomUUID()) =>
    test.call(wallet.withdraw, { body: { amountKobo: 200_000, pin, ref } }, actor)

  it('is verified when it is saved again, without a pause of withdrawals', async () => {
    expect(await saveWhileDown()).toMatchObject({ accountName: '', verified: false })
    expect((await save()).data).toMatchObject({ accountName: 'EKO EVENTS LTD', verified: true, pausedUntil: null })
    expect(await saved()).toMatchObject({ accountName: 'EKO EVENTS LTD', verified: true })
  })

  it('stays verified when it is saved again while the provider is down', async () => {
    await save()
    expect(await saveWhileDown()).toMatchObject({ accountName: 'EKO EVENTS LTD', verified: true })
  })

  it('is verified before a withdrawal is sent to it', async () => {
    await saveWhileDown()
    await fund(1_000_000)
    expect((await withdraw()).data).toMatchObject({ counterparty: { name: 'EKO EVENTS LTD' } })
    expect(test.payments.transfers.at(-1)?.account).toMatchObject({ accountName: 'EKO EVENTS LTD' })
    expect(await saved()).toMatchObject({ verified: true })
  })

  it('is not verified by the answer about the number that it had before', async () => {
    await saveWhileDown()
    await fund(1_000_000)
    vi.spyOn(test.deps.payments, 'resolveAccount').mockImplementationOnce(async () => {
      test.payments.setDown(true)
      const changed = { ...account, accountNumber: '0000000220', accountName: 'Eko Events', pin }
      expect((await test.call(wallet.updateWithdrawalAccount, { body: changed }, actor)).status).toBe(200)
      return { accountName: 'EKO EVENTS LTD' }
    })
    expect((await withdraw()).body.code).toBe('WITHDRAWALS_PAUSED')
    expect(await saved()).toMatchObject({ accountName: 'Eko Events', verified: false })
  })

  it('gets no withdrawal until it is verified, but a repeated call still finds an earlier withdrawal', async () => {
    await saveWhileDown()
    await fund(1_000_000)
    const sent = test.payments.transfers.length
    test.payments.setDown(true)
    expect((await withdraw()).body.code).toBe('ACCOUNT_NOT_CONFIRMED')
    test.payments.setDown(false)
    await test.db
      .update(withdrawalAccount)
      .set({ accountNumber: '0000000019' })
      .where(eq(withdrawalAccount.employerId, actor.employerId))
    expect((await withdraw()).body.code).toBe('ACCOUNT_NOT_CONFIRMED')
    expect(test.payments.transfers).toHaveLength(sent)
    await test.db.update(withdrawalAccount).set(account).where(eq(withdrawalAccount.employerId, actor.employerId))
    const ref = randomUUID()
    const { data } = await withdraw(ref)
    await test.db
      .update(withdrawalAccount)
      .set({ verified: false, accountNumber: '0000000019' })
      .where(eq(withdrawalAccount.employerId, actor.employerId))
    expect((await withdraw(ref)).data.reference).toBe(data.reference)
  })
})

describe('rate limits of provider queries', () => {
  const resolve = (who = actor) => test.call(wallet.resolveAccount, { body: account }, who)

  it('limit account-name lookups per employer over all endpoints', async () => {
    for (let times = 0; times < 29; times += 1) expect((await resolve()).status).toBe(200)
    expect((await save()).status).toBe(200)
    expect((await resolve()).body.code).toBe('RATE_LIMITED')
    expect((await save()).body.code).toBe('RATE_LIMITED')
    expect((await resolve(await test.createEmployer(`other-${number}@venue.example`))).status).toBe(200)
    test.advance(15 * minute)
    expect((await resolve()).status).toBe(200)
  })

  it('limit payment checks far above manual use', async () => {
    const verify = () => test.call(payments.verify, { params: { id: 'MQ-F-NOBODYKNOW' }, body: {} }, actor)
    const answers: number[] = []
    for (let times = 0; times < 121; times += 1) answers.push((await verify()).status)
    expect(answers.filter((status) => status === 404)).toHaveLength(120)
    expect(answers.at(-1)).toBe(429)
  })
})
