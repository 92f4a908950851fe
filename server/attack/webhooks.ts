import { createHmac } from 'node:crypto'
import { api } from '../../src/api/contract/table.ts'
import type { FakePaystack } from '../testing/fake-paystack.ts'
import { openAccounts, rightPin } from '../testing/ledger-run/accounts.ts'
import { call, type Caller } from '../testing/ledger-run/caller.ts'
import type { Fleet } from '../testing/ledger-run/fleet.ts'
import { ledgerFacts } from './facts.ts'
import { judgeLedger } from './judge.ts'
import type { AttackOptions, Report, Section } from './report.ts'
import { addMoney, availableOf, deliver, secretKey, startWithPaystack } from './servers.ts'

interface Stage {
  readonly fleet: Fleet
  readonly paystack: FakePaystack
  readonly caller: Caller
  readonly base: string
  readonly report: Report
}

const amountKobo = 1_000_000

/** Begins a payment into the wallet. @returns its reference */
async function begin({ base, caller }: Stage): Promise<string> {
  const body = { amountKobo, ref: crypto.randomUUID() }
  const outcome = await call(base, api.wallet.fund, { body }, caller)
  if (outcome.kind !== 'done') throw new Error(`No payment begins: ${JSON.stringify(outcome)}`)
  return String(outcome.data['reference'])
}

/** Does something, and checks by how much the wallet has grown and what the ledger sums to. */
async function expectGrowth(stage: Stage, what: string, grows: number, act: () => Promise<readonly string[]>) {
  const { fleet, caller, report } = stage
  const before = await availableOf(fleet, caller)
  const problems = await act()
  const grown = (await availableOf(fleet, caller)) - before
  report.check(what, [
    ...problems,
    ...(grown === grows ? [] : [`the wallet grew by ${grown} kobo, not by ${grows}`]),
    ...judgeLedger(await ledgerFacts(fleet)),
  ])
}

const statusIn = (status: number, allowed: readonly number[]) =>
  allowed.includes(status) ? [] : [`a webhook was answered ${status}, not ${allowed.join(' or ')}`]

/** Signatures that Paystack did not make for this body. */
async function attackSignatures(stage: Stage) {
  const { paystack, base } = stage
  const reference = await begin(stage)
  paystack.decide(reference, { status: 'success' })
  const { body, signature } = paystack.chargeWebhook(reference)
  const hmac = (algorithm: string, key: string, text: string) => createHmac(algorithm, key).update(text).digest('hex')
  const forged: readonly (readonly [string, string | undefined])[] = [
    ['no signature', undefined],
    ['an empty signature', ''],
    ['zeros', '0'.repeat(128)],
    ['another key', hmac('sha512', 'sk_test_other', body)],
    ['an empty key', hmac('sha512', '', body)],
    ['SHA-256', hmac('sha256', secretKey, body)],
    ['the signature of another body', hmac('sha512', secretKey, `${body} `)],
    ['half a signature', signature.slice(0, 64)],
    ['a longer signature', `${signature}00`],
    ['a signature with a prefix', `sha512=${signature}`],
    ['two signatures', `${'0'.repeat(128)}, ${signature}`],
    ['base64', Buffer.from(signature, 'hex').toString('base64')],
  ]
  for (const [what, given] of forged) {
    await expectGrowth(stage, `a webhook with ${what}`, 0, async () =>
      statusIn(await deliver(base, { body, signature: given }), [401]),
    )
  }
  await expectGrowth(stage, 'the right signature, 30 times concurrently', amountKobo, async () => {
    const statuses = await Promise.all(Array.from({ length: 30 }, () => deliver(base, { body, signature })))
    return statuses.flatMap((status) => statusIn(status, [200]))
  })
  await expectGrowth(stage, 'the same webhook again later', 0, async () =>
    statusIn(await deliver(base, { body, signature }), [200]),
  )
}

/** Events in another order than things happened, and states that contradict earlier ones. */
async function attackOrder(stage: Stage) {
  const { paystack, base } = stage
  const tell = (reference: string, event: string) => deliver(base, paystack.chargeWebhook(reference, event))
  const early = await begin(stage)
  await expectGrowth(stage, 'a success that the provider does not confirm', 0, async () =>
    statusIn(await tell(early, 'charge.success'), [200]),
  )
  const late = await begin(stage)
  await expectGrowth(stage, 'a failure, then a success, then the failure again', amountKobo, async () => {
    paystack.decide(late, { status: 'failed' })
    const first = await tell(late, 'charge.failed')
    paystack.decide(late, { status: 'success' })
    const second = await tell(late, 'charge.success')
    return [first, second, await tell(late, 'charge.failed')].flatMap((status) => statusIn(status, [200]))
  })
  const refunded = await begin(stage)
  await expectGrowth(stage, 'a refund before the success of its payment', 0, async () => {
    paystack.decide(refunded, { status: 'reversed' })
    const first = await deliver(base, paystack.refundWebhook(refunded))
    return [first, await tell(refunded, 'charge.success')].flatMap((status) => statusIn(status, [200]))
  })
  const disputed = await begin(stage)
  await expectGrowth(stage, 'a chargeback of a payment, 10 times concurrently, after its success', 0, async () => {
    paystack.decide(disputed, { status: 'success' })
    await tell(disputed, 'charge.success')
    paystack.decide(disputed, { status: 'reversed' })
    const webhook = paystack.disputeWebhook(disputed)
    const statuses = await Promise.all(Array.from({ length: 10 }, () => deliver(base, webhook)))
    return statuses.flatMap((status) => statusIn(status, [200]))
  })
  await stage.fleet.query(`update wallet set status = 'active'`)
}

/** Amounts that were not asked for, and amounts that are none. */
async function attackAmounts(stage: Stage) {
  const { paystack, base } = stage
  for (const paid of [1, amountKobo - 1, amountKobo + 1, 2 ** 40]) {
    const reference = await begin(stage)
    paystack.decide(reference, { status: 'success', paid })
    await expectGrowth(stage, `${paid} kobo paid instead of ${amountKobo}, told three times`, paid, async () => {
      const statuses = [1, 2, 3].map(() => deliver(base, paystack.chargeWebhook(reference)))
      return (await Promise.all(statuses)).flatMap((status) => statusIn(status, [200]))
    })
  }
  for (const paid of [0, -amountKobo, amountKobo + 0.5, Number.NaN, Number.MAX_VALUE]) {
    const reference = await begin(stage)
    paystack.decide(reference, { status: 'success', paid })
    await expectGrowth(stage, `${paid} kobo paid instead of ${amountKobo}`, 0, async () =>
      statusIn(await deliver(base, paystack.chargeWebhook(reference)), [200, 503]),
    )
    paystack.decide(reference, { status: 'failed', paid: amountKobo })
  }
}

/** Bodies that are signed and make no sense. */
async function attackBodies(stage: Stage) {
  const { paystack, base } = stage
  const references = [
    '',
    '\0',
    'MQ-F-\0',
    '\uD800',
    'x'.repeat(200_000),
    "'; drop table payment; --",
    'marquee-',
    'marquee-mq-f-0000000000',
  ]
  const bodies: readonly object[] = [
    ...references.map((reference) => ({ reference })),
    ...[null, 7, [], {}].map((reference) => ({ reference })),
    {},
    { transaction: { reference: 'MQ-F-NONE' } },
  ]
  for (const [number, data] of bodies.entries()) {
    await expectGrowth(stage, `signed data ${number}: ${JSON.stringify(data).slice(0, 80)}`, 0, async () =>
      statusIn(await deliver(base, paystack.webhook('charge.success', data)), [200]),
    )
  }
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"event":null}',
    `{"data":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  ]) {
    const signature = createHmac('sha512', secretKey).update(body).digest('hex')
    await expectGrowth(stage, `the signed body ${body.slice(0, 40)}`, 0, async () =>
      statusIn(await deliver(base, { body, signature }), [200, 401]),
    )
  }
  await expectGrowth(stage, 'a body of 1 MB', 0, async () =>
    statusIn(await deliver(base, paystack.webhook('charge.success', { reference: 'x'.repeat(1_000_000) })), [401, 413]),
  )
}

/** The provider fails while a webhook is handled, or gives transfers other ends. */
async function attackProvider(stage: Stage) {
  const { paystack, base, caller, fleet } = stage
  for (const fault of ['error', 'cut', 'error-after', 'cut-after'] as const) {
    const reference = await begin(stage)
    paystack.decide(reference, { status: 'success' })
    const webhook = paystack.chargeWebhook(reference)
    await expectGrowth(stage, `the provider answers a question with ${fault}, then rightly`, amountKobo, async () => {
      paystack.behaviour.fault = () => fault
      const first = await deliver(base, webhook)
      paystack.behaviour.fault = () => 'none'
      return [...statusIn(first, [503]), ...statusIn(await deliver(base, webhook), [200])]
    })
  }
  await addMoney(fleet, paystack, caller, 10_000_000)
  for (const fault of ['error-after', 'cut-after'] as const) {
    const ref = crypto.randomUUID()
    const body = { amountKobo: 200_000, pin: rightPin, ref }
    await expectGrowth(stage, `a transfer whose answer is lost (${fault}), repeated five times`, -200_000, async () => {
      const sent = paystack.transfers.size
      paystack.behaviour.fault = (name) => (name === 'POST /transfer' ? fault : 'none')
      await call(base, api.wallet.withdraw, { body }, caller)
      paystack.behaviour.fault = () => 'none'
      for (let tries = 0; tries < 5; tries += 1) await call(base, api.wallet.withdraw, { body }, caller)
      const count = paystack.transfers.size - sent
      return count === 1 ? [] : [`${count} transfers left for one withdrawal`]
    })
  }
}

async function run(report: Report, { isShort }: AttackOptions) {
  const { fleet, paystack } = await startWithPaystack(1)
  try {
    const [caller] = await openAccounts(fleet.dataDir, 1)
    if (caller === undefined) throw new Error('The account is missing')
    const stage: Stage = { fleet, paystack, caller, base: fleet.address(0), report }
    const rounds = isShort ? 1 : 3
    for (let number = 0; number < rounds; number += 1) {
      await attackSignatures(stage)
      await attackOrder(stage)
      await attackAmounts(stage)
      await attackBodies(stage)
      await attackProvider(stage)
    }
  } finally {
    await paystack.close()
  }
}

/** Webhooks that are forged, repeated, in another order, or about odd amounts. */
export const webhooks: Section = { name: 'webhooks', title: 'Webhooks of the payment provider', run }
