import { api } from '../../../src/api/contract/table.ts'
import { plans } from '../../modules/billing/plans.ts'
import type { FakePaystack } from '../fake-paystack.ts'
import { rightPin } from './accounts.ts'
import { call, type Caller, type CallOutcome, callWithRetries, textOf } from './caller.ts'
import type { Fleet } from './fleet.ts'
import { createGigPlayer } from './gig-player.ts'
import { type Operation, transferEnds } from './operations.ts'

const { billing, dashboard, payments, wallet } = api

/** The outcomes of a payment call: an acknowledged payment must exist in the end, a refused one must not. */
export interface PaymentCallRecord {
  readonly ref: string
  readonly employerId: string
  readonly kind: 'fund' | 'withdraw' | 'subscribe' | 'gig-wallet' | 'gig-checkout'
  readonly amountKobo: number
  readonly outcomes: readonly CallOutcome[]
}

/** Executes operations and records their outcomes. */
export function createPlayer(fleet: Fleet, paystack: FakePaystack, callers: readonly Caller[]) {
  const paymentCalls: PaymentCallRecord[] = []
  /** Webhooks that have not been delivered yet. */
  const late: (() => Promise<void>)[] = []
  const renewals: { readonly employerId: string; readonly renewsAt: string }[] = []
  /** Contradictions seen by callers: a negative balance. */
  const impossible: string[] = []
  let turn = 0

  /** Delivers a webhook like Paystack: repeatedly, until a server accepts it. */
  async function deliver({ body, signature }: { body: string; signature: string }) {
    for (let tries = 0; tries < 60; tries += 1) {
      turn += 1
      const headers = { 'Content-Type': 'application/json', 'x-paystack-signature': signature }
      const answer = await fetch(`${fleet.address(turn)}/webhooks/payments`, {
        method: 'POST',
        body,
        headers,
        signal: AbortSignal.timeout(30_000),
      }).catch(() => undefined)
      if (answer?.ok === true) return
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    throw new Error('A webhook was not taken')
  }

  /** Sets the outcome of the page payment and delivers the webhook. */
  async function pay(
    { outcome, delivery }: Operation & { kind: 'fund' | 'subscribe' | 'gig-checkout' },
    reference: string,
  ) {
    const charge = paystack.charges.get(reference)
    if (charge === undefined || charge.status !== 'abandoned' || outcome === 'open') return
    paystack.decide(
      reference,
      outcome === 'other-amount'
        ? { status: 'success', paid: charge.amount - 10_000 }
        : { status: outcome, gatewayResponse: 'Declined' },
    )
    const deliverWebhook = () => deliver(paystack.chargeWebhook(reference))
    if (delivery === 'once') await deliverWebhook()
    if (delivery === 'thrice') await Promise.all([deliverWebhook(), deliverWebhook(), deliverWebhook()])
    if (delivery === 'late') late.push(deliverWebhook)
  }

  function keep(
    kind: PaymentCallRecord['kind'],
    ref: string,
    { employerId }: Caller,
    amountKobo: number,
    outcomes: readonly CallOutcome[],
  ) {
    paymentCalls.push({ kind, ref, employerId, amountKobo, outcomes })
    return textOf(outcomes, 'reference')
  }

  /** Expires the lock of a locked PIN. */
  async function openPin({ employerId }: Caller, outcomes: readonly CallOutcome[]) {
    if (outcomes.some((outcome) => outcome.kind === 'refused' && outcome.code === 'PIN_LOCKED')) {
      await fleet.query('update pin set wrong_tries = 0, locked_until = null where employer_id = $1', [employerId])
    }
  }

  const gigs = createGigPlayer({ fleet, turn: () => turn, keep, pay, openPin })

  async function playMoney(operation: Operation & { kind: 'fund' | 'withdraw' | 'subscribe' }, caller: Caller) {
    const { ref } = operation
    const callOptions = { copies: operation.copies, hangUpMs: operation.hangUpMs, givesUp: operation.givesUp, turn }
    if (operation.kind === 'fund') {
      const outcomes = await callWithRetries(
        fleet,
        wallet.fund,
        { body: { amountKobo: operation.amountKobo, ref } },
        caller,
        callOptions,
      )
      const reference = keep('fund', ref, caller, operation.amountKobo, outcomes)
      if (reference !== undefined) await pay(operation, reference)
      return
    }
    if (operation.kind === 'withdraw') {
      const pin = operation.isPinRight ? rightPin : '0000'
      const outcomes = await callWithRetries(
        fleet,
        wallet.withdraw,
        { body: { amountKobo: operation.amountKobo, pin, ref } },
        caller,
        callOptions,
      )
      keep('withdraw', ref, caller, operation.amountKobo, outcomes)
      return openPin(caller, outcomes)
    }
    const { planCode, interval } = operation
    const choice = { planCode, interval, ref }
    const body =
      operation.method === 'wallet'
        ? ({ ...choice, method: 'wallet', pin: rightPin } as const)
        : ({ ...choice, method: 'checkout' } as const)
    const outcomes = await callWithRetries(fleet, billing.subscribe, { body }, caller, callOptions)
    const reference = keep('subscribe', ref, caller, plans[planCode].priceKobo[interval], outcomes)
    if (reference !== undefined) await pay(operation, reference)
  }

  /** Ends a period now by moving the plan's end and its job to the current time. */
  async function endPeriod({ employerId }: Caller) {
    const renewsAt = new Date().toISOString()
    const moved = await fleet.query(
      `with moved as (update subscription set renews_at = $2::timestamptz where employer_id = $1 and status = 'active' returning employer_id)
       insert into job (id, kind, payload, run_at) select 'renew:' || employer_id || ':' || $3::text, 'renew', jsonb_build_object('employerId', employer_id, 'renewsAt', $3::text), $2::timestamptz from moved
       on conflict do nothing returning id`,
      [employerId, renewsAt, renewsAt],
    )
    if (moved.length > 0) renewals.push({ employerId, renewsAt })
  }

  /** Charges back a card payment of the wallet or of a Gig, and then lifts the restriction of the wallet. */
  async function takeBack({ employerId }: Caller) {
    const [row] = await fleet.query<{ reference: string }>(
      `select reference from payment where employer_id = $1 and status = 'success' and (type = 'wallet_funding' and description = 'Wallet funding' or type = 'gig_payment' and channel <> 'wallet')
       order by random() limit 1`,
      [employerId],
    )
    if (row === undefined || paystack.charges.get(row.reference)?.status !== 'success') return
    paystack.decide(row.reference, { status: 'reversed' })
    await deliver(paystack.disputeWebhook(row.reference))
    await fleet.query(`update wallet set status = 'active' where employer_id = $1`, [employerId])
  }

  /** Returns a transfer that had succeeded. */
  async function returnOne() {
    const found = [...paystack.transfers.values()].find(
      ({ status, amount }) => status === 'success' && amount % 100 === transferEnds['returned-later'],
    )
    if (found === undefined) return
    found.status = 'reversed'
    await deliver(paystack.transferWebhook(found.reference, 'transfer.reversed'))
  }

  async function play(operation: Operation) {
    turn += 1
    const caller = callers[operation.employer]
    if (caller === undefined) throw new Error(`There is no employer ${operation.employer}`)
    if (operation.kind === 'fund' || operation.kind === 'withdraw' || operation.kind === 'subscribe') {
      return playMoney(operation, caller)
    }
    if (operation.kind === 'gig-wallet' || operation.kind === 'gig-checkout' || operation.kind === 'gig-cancel') {
      return gigs.play(operation, caller)
    }
    if (operation.kind === 'cancel' || operation.kind === 'resume') {
      return void (await callWithRetries(fleet, billing[operation.kind], { body: {} }, caller, { turn }))
    }
    if (operation.kind === 'renewal') return endPeriod(caller)
    if (operation.kind === 'bank-takes-back') return takeBack(caller)
    if (operation.kind === 'bank-returns') return returnOne()
    if (operation.kind === 'late-webhook') return void (await late.shift()?.())
    const [walletOutcome] = await Promise.all([
      call(fleet.address(turn), dashboard.getWallet, {}, caller),
      call(fleet.address(turn + 1), payments.list, { query: { limit: 20 } }, caller),
    ])
    if (
      walletOutcome.kind === 'done' &&
      [walletOutcome.data['availableKobo'], walletOutcome.data['heldKobo'], walletOutcome.data['pendingKobo']].some(
        (kobo) => Number(kobo) < 0,
      )
    ) {
      impossible.push(JSON.stringify(walletOutcome.data))
    }
  }

  return {
    play,
    deliver,
    paymentCalls,
    posted: gigs.posted,
    cancellations: gigs.cancellations,
    late,
    renewals,
    impossible,
  }
}

export type Player = ReturnType<typeof createPlayer>
