import { planCodes, planIntervals } from '../../../src/api/contract/schemas/plan.ts'
import { randomFrom, type Random } from '../../simulator/random.ts'

/** How a charge ends on the payment page: decided, left open, or paid with another amount. */
type Outcome = 'success' | 'failed' | 'open' | 'other-amount'
/** How the webhook is delivered: once, three times concurrently, late, or not at all. */
type Delivery = 'once' | 'thrice' | 'late' | 'none'

/** How a call is made: with concurrent copies, with a client timeout, and with or without retries. */
export interface Manner {
  readonly copies: number
  readonly hangUpMs: number | undefined
  readonly givesUp: boolean
}

interface Paid extends Manner {
  readonly ref: string
  readonly employer: number
}

/** A Gig to post: its price, whether it starts so soon that cancelling it costs a fee, and whether a worker is hired. */
export interface GigToPost {
  readonly rateKobo: number
  readonly workersNeeded: number
  readonly isSoon: boolean
  readonly isHired: boolean
}

export type Operation =
  | (Paid & {
      readonly kind: 'fund'
      readonly amountKobo: number
      readonly outcome: Outcome
      readonly delivery: Delivery
    })
  | (Paid & { readonly kind: 'withdraw'; readonly amountKobo: number; readonly isPinRight: boolean })
  | (Paid & {
      readonly kind: 'subscribe'
      readonly planCode: (typeof planCodes)[number]
      readonly interval: (typeof planIntervals)[number]
      readonly method: 'wallet' | 'checkout'
      readonly outcome: Outcome
      readonly delivery: Delivery
    })
  | (Paid & GigToPost & { readonly kind: 'gig-wallet'; readonly isPinRight: boolean })
  | (Paid &
      GigToPost & {
        readonly kind: 'gig-checkout'
        readonly outcome: Outcome
        readonly delivery: Delivery
        /** Reference of the wallet payment after an unsuccessful page payment. */ readonly secondRef: string
      })
  | (Paid & { readonly kind: 'gig-cancel'; readonly isPinRight: boolean })
  | {
      readonly kind: 'cancel' | 'resume' | 'renewal' | 'look' | 'bank-takes-back' | 'bank-returns' | 'late-webhook'
      readonly employer: number
    }

/** The last two digits of a transfer's amount by outcome, so that the seed determines it independently of the order of events. */
export const transferEnds = {
  success: 0,
  failed: 11,
  reversed: 12,
  pending: 13,
  otp: 14,
  'returned-later': 15,
} as const

const weights = {
  fund: 30,
  withdraw: 33,
  subscribe: 13,
  'gig-wallet': 14,
  'gig-checkout': 9,
  'gig-cancel': 10,
  cancel: 2,
  resume: 2,
  renewal: 3,
  look: 8,
  'bank-takes-back': 1.6,
  'bank-returns': 2,
  'late-webhook': 6.6,
}

function manner(random: Random): Manner {
  return {
    copies: random.chance(0.2) ? random.between(2, 5) : 1,
    hangUpMs: random.chance(0.04) ? random.between(1, 40) : undefined,
    givesUp: random.chance(0.1),
  }
}

const outcome = (random: Random) => random.weighted({ success: 78, failed: 9, open: 9, 'other-amount': 4 })
const delivery = (random: Random) => random.weighted({ once: 35, thrice: 30, late: 20, none: 15 })

const isPinRight = (random: Random) => !random.chance(0.06)

/** The amounts include kobo, so that fee and VAT are rounded. */
const gigToPost = (random: Random): GigToPost => ({
  rateKobo: random.between(100_000, 1_200_000),
  workersNeeded: random.between(1, 2),
  isSoon: random.chance(0.5),
  isHired: random.chance(0.3),
})

function operation(random: Random, employers: number): Operation {
  const employer = random.between(0, employers - 1)
  const kind = random.weighted(weights)
  const paid = () => ({ employer, ref: random.uuid(), ...manner(random) })
  if (kind === 'fund') {
    return {
      kind,
      ...paid(),
      amountKobo: random.between(100_000, 3_000_000),
      outcome: outcome(random),
      delivery: delivery(random),
    }
  }
  if (kind === 'withdraw') {
    const end =
      transferEnds[random.weighted({ success: 62, failed: 10, reversed: 6, pending: 10, otp: 4, 'returned-later': 8 })]
    return { kind, ...paid(), amountKobo: random.between(1_000, 15_000) * 100 + end, isPinRight: isPinRight(random) }
  }
  if (kind === 'subscribe') {
    const planCode = planCodes[random.between(0, 2)] ?? 'basic'
    const interval = planIntervals[random.chance(0.1) ? 1 : 0] ?? 'month'
    return {
      kind,
      ...paid(),
      planCode,
      interval,
      method: random.chance(0.6) ? 'wallet' : 'checkout',
      outcome: outcome(random),
      delivery: delivery(random),
    }
  }
  if (kind === 'gig-wallet') return { kind, ...paid(), ...gigToPost(random), isPinRight: isPinRight(random) }
  if (kind === 'gig-checkout') {
    return {
      kind,
      ...paid(),
      ...gigToPost(random),
      outcome: outcome(random),
      delivery: delivery(random),
      secondRef: random.uuid(),
    }
  }
  if (kind === 'gig-cancel') return { kind, ...paid(), copies: random.between(2, 5), isPinRight: isPinRight(random) }
  return { kind, employer }
}

/** The operations of a run, the same for the same seed. Each operation has its own random numbers. */
export const operationsOf = (seed: number, count: number, employers: number): Operation[] =>
  Array.from({ length: count }, (_, index) => operation(randomFrom(seed * 1_000_003 + index * 7919), employers))
