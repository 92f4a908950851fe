import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { payment } from '../../db/money-schema.ts'
import { walletHarness } from '../../testing/wallet-harness.ts'

const { state, setUp, fund, withdraw, read } = walletHarness()

it('the same reference in capital letters is the same payment, and finds it', async () => {
  await setUp()
  await fund(1_000_000)
  const ref = randomUUID()
  const [first, second] = [await withdraw(400_000, { ref }), await withdraw(400_000, { ref: ref.toUpperCase() })]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.data.reference).toBe(first.data.reference)
  const isWithdrawal = and(eq(payment.employerId, state.actor.employerId), eq(payment.type, 'withdrawal'))
  expect(await state.test.db.$count(payment, isWithdrawal)).toBe(1)
  expect((await read(ref.toUpperCase())).id).toBe(first.data.id)
})
