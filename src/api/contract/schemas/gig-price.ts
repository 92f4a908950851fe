import { sessionSpan, type SessionTimes } from './gig-session.ts'

/** What we take of the pay, what the state takes of that, and what we keep of a worker's pay; all in thousandths. */
const serviceFee = 50
const vat = 75
const commission = 50

export const payTypes = ['per_gig', 'per_day', 'per_hour'] as const
export type PayType = (typeof payTypes)[number]

/** What a Gig's price depends on; money in kobo. */
export interface PriceInput {
  readonly payType: PayType
  readonly rateKobo: number
  readonly workersNeeded: number
  readonly sessions: readonly SessionTimes[]
}

/** A Gig's price in kobo: the pay of all workers, the service fee on it and the VAT on the fee. */
export interface GigPrice {
  /** Gross pay of one worker for the whole Gig. */
  readonly workerKobo: number
  /** What one worker receives of it. */
  readonly workerNetKobo: number
  readonly subtotalKobo: number
  readonly feeKobo: number
  readonly vatKobo: number
  readonly totalKobo: number
}

/** Thousandths of an amount, rounded half up; whole numbers all the way. */
const share = (kobo: number, thousandths: number) => divide(kobo * thousandths, 1000)

/** A division rounded half up that stays exact: the remainder is taken off first. */
function divide(amount: number, by: number): number {
  const shifted = amount + by / 2
  return (shifted - (shifted % by)) / by
}

/** Pay of one worker: once, for each session, or for the hours of all sessions. */
function workerPay({ payType, rateKobo, sessions }: PriceInput): number {
  if (payType === 'per_gig') return rateKobo
  if (payType === 'per_day') return rateKobo * sessions.length
  return divide(rateKobo * sessions.reduce((sum, session) => sum + sessionSpan(session).minutes, 0), 60)
}

/** What a worker receives of an agreed pay, in kobo: 5 % stay with us. */
export const workerNet = (agreedKobo: number) => agreedKobo - share(agreedKobo, commission)

/** What a Gig costs. The server, the mocks and nobody else work it out: screens show the quote. */
export function priceOf(input: PriceInput): GigPrice {
  const workerKobo = workerPay(input)
  const subtotalKobo = workerKobo * input.workersNeeded
  const feeKobo = share(subtotalKobo, serviceFee)
  const vatKobo = share(feeKobo, vat)
  return {
    workerKobo,
    workerNetKobo: workerNet(workerKobo),
    subtotalKobo,
    feeKobo,
    vatKobo,
    totalKobo: subtotalKobo + feeKobo + vatKobo,
  }
}

/** One line of a quote. */
export interface PriceLine {
  readonly code: 'pay' | 'fee' | 'vat'
  readonly label: string
  readonly quantity: number
  readonly unitKobo: number
  readonly amountKobo: number
}

/** The price as lines: pay, fee, VAT. */
export function linesOf({ workerKobo, subtotalKobo, feeKobo, vatKobo }: GigPrice, workersNeeded: number): PriceLine[] {
  return [
    {
      code: 'pay',
      label: `Pay for ${workersNeeded} ${workersNeeded === 1 ? 'worker' : 'workers'}`,
      quantity: workersNeeded,
      unitKobo: workerKobo,
      amountKobo: subtotalKobo,
    },
    { code: 'fee', label: 'Service fee (5%)', quantity: 1, unitKobo: feeKobo, amountKobo: feeKobo },
    { code: 'vat', label: 'VAT on the fee (7.5%)', quantity: 1, unitKobo: vatKobo, amountKobo: vatKobo },
  ]
}

/** What two quotes have in common when they price the same: sessions that move keep the price, other hours do not. */
export function priceKey({ payType, rateKobo, workersNeeded, sessions }: PriceInput): string {
  const minutes = sessions.map((session) => sessionSpan(session).minutes).toSorted((a, b) => a - b)
  return JSON.stringify([payType, rateKobo, workersNeeded, minutes])
}
