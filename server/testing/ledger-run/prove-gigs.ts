import type { Fleet } from './fleet.ts'
import type { GigCallRecord } from './gig-player.ts'
import { has, type PaymentOfRun } from './payments-of-run.ts'
import type { Player } from './player.ts'
import type { Wrong } from './prove.ts'

/** A Gig with the amounts of its row and its held balance in the ledger, in kobo. */
type GigOfRun = {
  readonly id: string
  readonly employerId: string
  readonly ref: string
  readonly status: string
  readonly hired: number
  readonly subtotal: number
  readonly fee: number
  readonly vat: number
  readonly total: number
  readonly paid: number
  readonly released: number
  readonly refunded: number
  readonly held: number
  /** Reference of the call that cancelled it. */
  readonly closedBy: string | null
}

// float8 represents every amount of a run exactly and is returned as a number.
const gigsOf = (fleet: Fleet) =>
  fleet.query<GigOfRun>(`select g.id, g.employer_id as "employerId", g.client_reference as ref, g.status, g.workers_hired as hired,
    g.subtotal_kobo::float8 as subtotal, g.fee_kobo::float8 as fee, g.vat_kobo::float8 as vat, g.total_kobo::float8 as total, g.paid_kobo::float8 as paid,
    g.released_kobo::float8 as released, g.refunded_kobo::float8 as refunded, coalesce(a.balance_kobo, 0)::float8 as held, g.closed_reference as "closedBy"
    from gig g left join ledger_account a on a.kind = 'held' and a.gig_id = g.id`)

const sum = (payments: readonly PaymentOfRun[]) => payments.reduce((kobo, { amount }) => kobo + amount, 0)

/**
 * Checks each Gig against its payments and against the outcomes of the calls that posted and cancelled it.
 * @returns the Gigs, and the numbers of acknowledged posts and cancellations
 */
export async function proveGigs(
  fleet: Fleet,
  rows: readonly PaymentOfRun[],
  { posted, cancellations }: Pick<Player, 'posted' | 'cancellations'>,
  wrong: Wrong,
): Promise<{ readonly gigs: readonly GigOfRun[]; readonly acknowledged: number }> {
  const gigs = await gigsOf(fleet)
  const byGig = Map.groupBy(rows, ({ gigId }) => gigId)
  for (const gig of gigs) proveGig(gig, byGig.get(gig.id) ?? [], wrong)
  const [lost] = await fleet.query<{ count: string }>(
    `select count(*) from ledger_account where kind = 'held' and not exists (select from gig where gig.id = gig_id and gig.employer_id = ledger_account.employer_id)`,
  )
  wrong(lost?.count !== '0', `${lost?.count} accounts hold money for no Gig of their employer`)
  await proveIncomes(fleet, rows, gigs, wrong)
  return { gigs, acknowledged: provePosts(gigs, posted, wrong) + proveCancellations(gigs, rows, cancellations, wrong) }
}

/** Checks that a Gig is paid at most once, and that every kobo is held, released, refunded or booked as fee and VAT. */
function proveGig(
  { id, status, hired, subtotal, fee, vat, total, paid, released, refunded, held }: GigOfRun,
  payments: readonly PaymentOfRun[],
  wrong: Wrong,
) {
  const paying = payments.filter((payment) => has(payment, 'gig'))
  const isPaid = paying.length > 0
  wrong(paying.length > 1, `${id} was paid ${paying.length} times`)
  wrong(isPaid !== ['open', 'cancelled'].includes(status), `${id} is ${status} and was paid ${paying.length} times`)
  wrong(
    paid !== (isPaid ? total : 0) || paid !== sum(paying),
    `${id} costs ${total} kobo and says ${paid} were paid; it was ${sum(paying)}`,
  )
  wrong(
    isPaid && held + released + refunded + fee + vat !== paid,
    `of the ${paid} kobo of ${id}, ${held} are held, ${released} released, ${refunded} given back, ${fee} and ${vat} ours`,
  )
  // No work is paid in a run: a Gig holds all of its pay until it is cancelled, and nothing afterwards.
  wrong(held !== (status === 'open' ? subtotal : 0), `${id} is ${status} and holds ${held} of ${subtotal} kobo`)
  wrong(status === 'cancelled' && hired > 0, `${id} is cancelled with ${hired} hired`)
  const payouts = payments.filter((payment) => has(payment, 'release'))
  const back = payments.filter((payment) => has(payment, 'gig-refund') || has(payment, 'gig-taken-back'))
  const given = sum(back) + payments.reduce((kobo, { returned }) => kobo + returned, 0)
  wrong(released !== sum(payouts), `${id} says ${released} kobo were released, its payments ${sum(payouts)}`)
  wrong(refunded !== given, `${id} says ${refunded} kobo were given back, its payments ${given}`)
  wrong(back.length > 1, `${id} was given back ${back.length} times`)
}

/** Checks that fee income, VAT and the amount payable to workers equal the sums of charges and releases. */
async function proveIncomes(fleet: Fleet, rows: readonly PaymentOfRun[], gigs: readonly GigOfRun[], wrong: Wrong) {
  const entries = await fleet.query<{ account: string; kobo: number }>(
    `select account_id as account, sum(amount_kobo)::float8 as kobo from ledger_entry where account_id in ('plan-income', 'fee-income', 'vat', 'worker-payable') group by account_id`,
  )
  const booked = new Map(entries.map(({ account, kobo }) => [account, kobo]))
  const kept = gigs.filter(({ paid }) => paid > 0)
  const withdrawals = rows.filter(({ type, status }) => type === 'withdrawal' && status === 'success')
  const expected = {
    'plan-income': sum(rows.filter(({ type, status }) => type === 'subscription' && status === 'success')),
    'fee-income': withdrawals.reduce((kobo, { fee }) => kobo + fee, 0) + kept.reduce((kobo, { fee }) => kobo + fee, 0),
    vat: kept.reduce((kobo, { vat }) => kobo + vat, 0),
    // Only late-cancellation fees are released in a run, and those have no commission.
    'worker-payable': sum(rows.filter(({ type }) => type === 'worker_payout')),
  }
  for (const [account, kobo] of Object.entries(expected)) {
    wrong(
      (booked.get(account) ?? 0) !== kobo,
      `${account} has ${booked.get(account) ?? 0} kobo, payments and Gigs say ${kobo}`,
    )
  }
}

/** Acknowledged values of a field. */
const said = (outcomes: GigCallRecord['outcomes'], name: string) =>
  new Set(outcomes.flatMap((outcome) => (outcome.kind === 'done' ? [outcome.data[name]] : [])))

/** Checks that every acknowledged Gig exists once. */
function provePosts(gigs: readonly GigOfRun[], posted: Player['posted'], wrong: Wrong): number {
  const byRef = Map.groupBy(gigs, ({ employerId, ref }) => `${employerId} ${ref}`)
  for (const { ref, employerId, outcomes } of posted) {
    const found = byRef.get(`${employerId} ${ref}`) ?? []
    const ids = said(outcomes, 'id')
    wrong(found.length > 1 || ids.size > 1, `the Gig posted as ${ref} is there ${found.length} times`)
    wrong(ids.size === 1 && !ids.has(found[0]?.id), `the Gig posted as ${ref} was acknowledged and is lost`)
  }
  return posted.filter(({ outcomes }) => outcomes.some(({ kind }) => kind === 'done')).length
}

/** Checks that every acknowledged cancellation cancelled its Gig and refunded it once, and that refused ones changed nothing. */
function proveCancellations(
  gigs: readonly GigOfRun[],
  rows: readonly PaymentOfRun[],
  cancellations: Player['cancellations'],
  wrong: Wrong,
): number {
  const byId = new Map(gigs.map((gig) => [gig.id, gig]))
  const byRef = Map.groupBy(
    rows.filter(({ type }) => type === 'refund'),
    ({ employerId, clientReference }) => `${employerId} ${clientReference}`,
  )
  for (const { ref, employerId, gigId, outcomes } of cancellations) {
    const gig = byId.get(gigId)
    const refunds = byRef.get(`${employerId} ${ref}`) ?? []
    const isDone = outcomes.some(({ kind }) => kind === 'done')
    const isRefused = outcomes.every(({ kind }) => kind === 'refused')
    wrong(
      isDone && (gig?.status !== 'cancelled' || gig.closedBy !== ref),
      `cancelling ${gigId} as ${ref} was acknowledged, and it is ${gig?.status} by ${gig?.closedBy}`,
    )
    wrong(
      refunds.length > 1 || refunds.some((refund) => refund.gigId !== gigId),
      `cancelling ${gigId} as ${ref} gave money back ${refunds.length} times, or of another Gig`,
    )
    wrong(
      isRefused && (refunds.length > 0 || gig?.closedBy === ref),
      `cancelling ${gigId} as ${ref} was refused and has happened`,
    )
    wrong(
      isDone && outcomes.some((outcome) => outcome.kind === 'refused' && outcome.code === 'GIG_STATE'),
      `cancelling ${gigId} as ${ref} was acknowledged and refused`,
    )
  }
  return cancellations.filter(({ outcomes }) => outcomes.some(({ kind }) => kind === 'done')).length
}
