import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { readyEmployer, readyPin as pin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { handleProviderEvent } from './check.ts'
import { auditLedger, balancesOf } from './ledger.ts'

/* What a provider answers that cannot be true, or that nobody but the operator can put right. */

const { payments, wallet } = api

let test: TestApp
let actor: Actor
beforeEach(async () => {
  test = await createTestApp()
  actor = await readyEmployer(test, { kobo: 1_000_000 })
  return test.close
})

const available = async () => (await balancesOf(test.db, actor.employerId)).availableKobo
const statusOf = async (id: string) => (await test.call(payments.get, { params: { id } }, actor)).data.status

it.each([1.5, -100_000, Number.NaN])('an amount of %d kobo is logged and books nothing', async (amountKobo) => {
  const { data } = await test.call(wallet.fund, { body: { amountKobo: 100_000, ref: randomUUID() } }, actor)
  test.payments.decide(data.reference, { status: 'success', amountKobo })
  await handleProviderEvent(test.deps, data.reference)
  expect(await statusOf(data.reference)).toBe('pending')
  expect(await available()).toBe(1_000_000)
  expect(test.problems).toEqual([expect.stringContaining(data.reference)])
})

it('a transfer that succeeds after it was called failed is logged, and the wallet keeps its money', async () => {
  test.payments.answerTransfers({ status: 'failed', reason: 'No such account' })
  const { data } = await test.call(wallet.withdraw, { body: { amountKobo: 500_000, pin, ref: randomUUID() } }, actor)
  expect(await available()).toBe(1_000_000)
  test.payments.decide(data.reference, { status: 'success' })
  await handleProviderEvent(test.deps, data.reference)
  expect(await statusOf(data.reference)).toBe('failed')
  expect(test.problems).toEqual([expect.stringMatching(new RegExp(`after.*${data.reference}`))])
  expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
})

it('a reference that no database can hold is unknown as a page of the sandbox', async () => {
  expect((await test.request('/sandbox/pay/%00')).status).toBe(404)
  expect(test.problems).toEqual([])
})
