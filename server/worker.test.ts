import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { api } from '../src/api/contract/table.ts'
import { startSession } from './modules/auth/sessions.ts'
import { day } from './platform/clock/time.ts'
import type { PaymentProvider, ProviderAnswer } from './ports/payments.ts'
import { openGig, readyEmployer } from './testing/ready-employer.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { startWorker } from './worker.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('does scheduled work while the payment provider hangs, and stops without beginning another check', async () => {
  const actor = await readyEmployer(test)
  const { id } = await openGig(test, actor)
  const references = []
  for (const amountKobo of [100_000, 200_000, 300_000, 400_000, 500_000, 600_000]) {
    const { data } = await test.call(api.wallet.fund, { body: { amountKobo, ref: randomUUID() } }, actor)
    references.push(data.reference)
  }
  const answer = Promise.withResolvers<ProviderAnswer>()
  const lookUpCharge = vi.fn<PaymentProvider['lookUpCharge']>(() => answer.promise)
  test.advance(60_000)
  const worker = startWorker({ ...test.deps, payments: { ...test.payments, lookUpCharge } }, test.deps.log)
  await vi.waitFor(() => expect(lookUpCharge).toHaveBeenCalled(), { timeout: 10_000 })

  test.advance(365 * day)
  const again = { ...actor, token: await startSession(test.db, actor.employerId, test.deps.now()) }
  const readGig = async () => (await test.call(api.gigs.get, { params: { id } }, again)).data
  await vi.waitFor(async () => expect(await readGig()).toMatchObject({ status: 'expired' }), { timeout: 10_000 })

  const begun = lookUpCharge.mock.calls.length
  expect(begun).toBe(4)
  const stopping = worker.stop()
  answer.resolve({ status: 'pending' })
  await stopping
  expect(lookUpCharge).toHaveBeenCalledTimes(begun)
  expect(test.problems).toEqual([])
})
