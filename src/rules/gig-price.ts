import type { PayType } from '../api/contract/schemas/gig-fields.ts'
import { sessionSpan, type SessionTimes } from '../api/contract/schemas/gig-session.ts'

/** Service fee on the pay, VAT on that fee, and the commission on a worker's pay; all in thousandths. */
const serviceFee = 50
const vat = 75
const commission = 50

/** The commission on a worker's pay, in per cent, for the text that explains it. */
export const commissionPercent = commission / 10

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
  /** Net pay of one worker. */
  readonly workerNetKobo: number
  readonly subtotalKobo: number
  readonly feeKobo: number
  readonly vatKobo: number
  readonly totalKobo: number
}

/** Thousandths of an amount, rounded half up, in integer arithmetic. */
const share = (kobo: number, thousandths: number) => divide(kobo * thousandths, 1000)

/** Exact integer division, rounded half up. */
function divide(amount: number, by: number): number {
  const shifted = amount + by / 2
  return (shifted - (shifted % by)) / by
}

/** Pay of one worker: once, for each session, or for the hours of all sessions. */
function workerPay({ payType, rateKobo, sessions }: Omit<PriceInput, 'workersNeeded'>): number {
  if (payType === 'per_gig') return rateKobo
  if (payType === 'per_day') return rateKobo * sessions.length
  return divide(rateKobo * sessions.reduce((sum, session) => sum + sessionSpan(session).minutes, 0), 60)
}

/** What the pay of a place depends on; money in kobo. A draft may lack any of it. */
interface PlaceFacts {
  readonly hiring?: { readonly payKobo: number } | null | undefined
  readonly payType?: string | null | undefined
  readonly rateKobo?: number | null | undefined
  readonly sessions: readonly SessionTimes[]
}

/**
 * Gross pay of one place of a Gig, in kobo (docs/product/gig-details.md#applicants): what is held for it, else what the rate comes to for the sessions.
 * @returns undefined where the Gig has no pay yet
 */
export function placePay({ hiring, payType, rateKobo, sessions }: PlaceFacts): number | undefined {
  if (hiring) return hiring.payKobo
  const isKnown = payType === 'per_gig' || payType === 'per_day' || payType === 'per_hour'
  if (rateKobo === null || rateKobo === undefined || !isKnown) return undefined
  return workerPay({ payType, rateKobo, sessions })
}

/** Net pay of a worker in kobo: the agreed pay without the commission. */
export const workerNet = (agreedKobo: number) => agreedKobo - share(agreedKobo, commission)

/** The service fee on an amount of pay, and the VAT on that fee, in kobo. */
export function feeOn(payKobo: number): { readonly feeKobo: number; readonly vatKobo: number } {
  const feeKobo = share(payKobo, serviceFee)
  return { feeKobo, vatKobo: share(feeKobo, vat) }
}

/** Price of a Gig. Screens show the quote of the server; the form only checks with it that the total is not too large. */
export function priceOf(input: PriceInput): GigPrice {
  const workerKobo = workerPay(input)
  const subtotalKobo = workerKobo * input.workersNeeded
  const { feeKobo, vatKobo } = feeOn(subtotalKobo)
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
    { code: 'fee', label: `Service fee (${serviceFee / 10}%)`, quantity: 1, unitKobo: feeKobo, amountKobo: feeKobo },
    { code: 'vat', label: `VAT on the fee (${vat / 10}%)`, quantity: 1, unitKobo: vatKobo, amountKobo: vatKobo },
  ]
}

/** Key of a price: moved sessions keep the key, other hours change it. */
export function priceKey({ payType, rateKobo, workersNeeded, sessions }: PriceInput): string {
  const minutes = sessions.map((session) => sessionSpan(session).minutes).toSorted((a, b) => a - b)
  return JSON.stringify([payType, rateKobo, workersNeeded, minutes])
}
