import { rightPin } from '../testing/ledger-run/accounts.ts'
import { call, type Caller, type CallOutcome } from '../testing/ledger-run/caller.ts'
import { startFleet, type Fleet } from '../testing/ledger-run/fleet.ts'
import { type FakePaystack, startFakePaystack } from '../testing/fake-paystack.ts'
import { exampleGig } from '../../src/api/contract/endpoints/gigs.ts'
import { api } from '../../src/api/contract/table.ts'

/** Limits so high that no section meets them by accident: a refused call attacks nothing. */
export const noLimits: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ADDRESS',
    'LOGIN',
    'CODE_SENDS',
    'CODE_MAILS',
    'RESET_CODES',
    'WRONG_CODES',
    'SESSION',
    'HASHES',
    'WORKER_MAILS',
  ].map((name) => [`MARQUEE_LIMIT_${name}`, '1000000']),
)

/** The secret key that the fake Paystack accepts and signs with. */
export const secretKey = 'sk_test_attack'

/** Starts servers over one database, whose payments go through a fake Paystack. Close Paystack after use; `cleanUp` ends the servers. */
export async function startWithPaystack(size: number): Promise<{ fleet: Fleet; paystack: FakePaystack }> {
  const paystack = await startFakePaystack(secretKey)
  const fleet = await startFleet(size, {
    ...noLimits,
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_URL: paystack.url,
    MARQUEE_PUBLIC_URL: 'https://marquee.example',
    MARQUEE_OUTBOX: 'on',
    MARQUEE_SIMULATOR: 'off',
  })
  return { fleet, paystack }
}

/** Delivers a webhook. @returns the status of the answer */
export async function deliver(
  base: string,
  { body, signature }: { readonly body: string; readonly signature: string | undefined },
): Promise<number> {
  const response = await fetch(`${base}/webhooks/payments`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      ...(signature !== undefined && { 'x-paystack-signature': signature }),
    },
    signal: AbortSignal.timeout(30_000),
  })
  await response.arrayBuffer()
  return response.status
}

/** Pays money into a wallet. */
export async function addMoney(fleet: Fleet, paystack: FakePaystack, caller: Caller, amountKobo: number) {
  const ref = crypto.randomUUID()
  const begun = await call(fleet.address(0), api.wallet.fund, { body: { amountKobo, ref } }, caller)
  if (begun.kind !== 'done') throw new Error(`The wallet takes no money: ${JSON.stringify(begun)}`)
  const reference = String(begun.data['reference'])
  paystack.decide(reference, { status: 'success' })
  const status = await deliver(fleet.address(0), paystack.chargeWebhook(reference))
  if (status !== 200) throw new Error(`A webhook was answered ${status}`)
}

/** Gives an employer an active plan. @param gigCount its quota; null for none */
export const givePlan = (fleet: Fleet, { employerId }: Caller, gigCount: number | null) =>
  fleet.query(
    `insert into subscription (employer_id, status, plan_code, interval, price_kobo, gig_count, started_at, renews_at)
     values ($1, 'active', 'basic', 'month', 500000, $2, now(), now() + interval '30 days')
     on conflict (employer_id) do update set status = 'active', plan_code = 'basic', gig_count = excluded.gig_count, renews_at = excluded.renews_at`,
    [employerId, gigCount],
  )

/** What an employer can spend, in kobo. */
export async function availableOf(fleet: Fleet, { employerId }: Caller): Promise<number> {
  const [row] = await fleet.query<{ kobo: number }>(
    `select coalesce(sum(balance_kobo), 0)::float8 as kobo from ledger_account where kind = 'wallet' and employer_id = $1`,
    [employerId],
  )
  return row?.kobo ?? 0
}

const day = 24 * 60 * 60_000

/** The date in Lagos some days from now. */
export const lagosDay = (days: number) => new Date(Date.now() + days * day + day / 24).toISOString().slice(0, 10)

/** The example Gig on days to come: ₦105,375.00 in total. */
export const futureGig = () => ({
  ...exampleGig,
  sessions: [{ date: lagosDay(10), start: '12:00', end: '18:00', endsNextDay: false }],
  applicationDeadline: `${lagosDay(9)}T09:00:00+01:00`,
})

/** The price of `futureGig`, in kobo. */
export const gigPriceKobo = 10_537_500

const idOf = (outcome: CallOutcome, name = 'id'): string => {
  const id = outcome.kind === 'done' ? outcome.data[name] : undefined
  if (typeof id !== 'string') throw new Error(`There is no ${name} in ${JSON.stringify(outcome)}`)
  return id
}

/** Posts a Gig, which waits for its payment. @returns its id */
export async function postGig(fleet: Fleet, caller: Caller): Promise<string> {
  const body = { ...futureGig(), ref: crypto.randomUUID() }
  return idOf(await call(fleet.address(0), api.gigs.create, { body }, caller))
}

/** Requests a quote for `futureGig`. @returns its id */
export async function quoteGig(fleet: Fleet, caller: Caller): Promise<string> {
  const { payType, rateKobo, workersNeeded, sessions } = futureGig()
  const body = { payType, rateKobo, workersNeeded, sessions }
  return idOf(await call(fleet.address(0), api.gigs.getPaymentData, { body }, caller), 'quoteId')
}

/** Posts and pays a Gig, which is then open. @returns its id */
export async function openGig(fleet: Fleet, caller: Caller): Promise<string> {
  const id = await postGig(fleet, caller)
  const body = { quoteId: await quoteGig(fleet, caller), pin: rightPin, ref: crypto.randomUUID() }
  idOf(await call(fleet.address(0), api.gigs.payFromWallet, { params: { id }, body }, caller), 'reference')
  return id
}
