import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { security, wallet } = api

/** Begins a payment on a page with a Host header; returns the answer and the address to which the provider returns. */
async function fundFrom(host: string, publicUrl: string) {
  const app = await createTestApp({ publicUrl })
  const actor = await app.createEmployer()
  await app.call(
    wallet.setWithdrawalAccount,
    { body: { bankCode: '011', accountNumber: '0000014579', accountName: 'Eko Events Ltd' } },
    actor,
  )
  await app.call(security.setPin, { body: { pin: '2580', confirmPin: '2580' } }, actor)
  await app.call(wallet.activate, { body: {} }, actor)
  const body = { amountKobo: 5_000_000, ref: randomUUID() }
  const { status } = await app.call(wallet.fund, { body }, actor, { Host: host })
  const returnUrl = app.payments.charges.at(-1)?.returnUrl
  await app.close()
  return { status, origin: returnUrl === undefined ? undefined : new URL(returnUrl).origin }
}

it('payments return to the public URL, whatever Host the client sends', async () => {
  expect(await fundFrom('evil.example', 'https://marquee.example')).toEqual({
    status: 200,
    origin: 'https://marquee.example',
  })
})

it('without a public URL they return to a loopback address, and never to a foreign Host', async () => {
  expect(await fundFrom('localhost', 'none')).toEqual({ status: 200, origin: 'http://localhost' })
  expect(await fundFrom('evil.example', 'none')).toEqual({ status: 403, origin: undefined })
})
