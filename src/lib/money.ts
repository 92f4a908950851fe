import { lazily } from './lazily.ts'

/**
 * The largest amount the product writes or reads: ₦999,999,999,999.99, in kobo. As `mostKobo` of the contract, which this folder may not import; a test
 * compares them.
 */
export const maxKobo = 99_999_999_999_999

/** Shown for a missing amount, which is never shown as zero. */
export const missingAmount = '—'

/** Above ₦10,000,000, in kobo, an amount may be shortened. */
const shortAbove = 1_000_000_000

const minus = '\u2212'

/** How naira may be written before an amount. */
const nairaSign = /^(?:₦|NGN|N)\s*/i

const naira = { style: 'currency', currency: 'NGN', currencyDisplay: 'narrowSymbol' } as const
// The other English locales print 'NGN' instead of '₦'.
const fullFormat = lazily(() => new Intl.NumberFormat('en-NG', naira))
// Truncated, not rounded: a shortened balance must not exceed the actual one.
const shortFormat = lazily(
  () =>
    new Intl.NumberFormat('en-NG', {
      ...naira,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
      roundingMode: 'trunc',
    }),
)
const grouped = lazily(() => new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 }))
const groupedWithKobo = lazily(
  () => new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

export interface NairaFormat {
  /** Writes '+' before a positive amount; a negative amount always has '−' (U+2212). Zero has no sign. */
  signed?: boolean
  /** Shortens amounts above ₦10,000,000 to '₦12.4M'. For tiles that also show the full amount; not for tables, dialogs, buttons or receipts. */
  short?: boolean
}

/**
 * Formats an amount: '₦1,234,567.50'. A missing amount is '—'.
 * @param kobo whole kobo; throws `RangeError` for any other number
 */
export function formatNaira(
  kobo: number | null | undefined,
  { signed = false, short: shorten = false }: NairaFormat = {},
): string {
  if (kobo === null || kobo === undefined) return missingAmount
  const size = Math.abs(kobo)
  const text = (shorten && size > shortAbove ? shortFormat : fullFormat)().format(decimalOf(size))
  if (kobo < 0) return `${minus}${text}`
  return signed && kobo > 0 ? `+${text}` : text
}

/** Formats an amount for an input after its '₦': grouped thousands, decimals only if the kobo are not zero. Empty for null. */
export function formatNairaInput(kobo: number | null): string {
  if (kobo === null) return ''
  return (kobo % 100 === 0 ? grouped : groupedWithKobo)().format(decimalOf(kobo))
}

/** Kobo as a decimal of naira, by string operations, so that no amount becomes a binary fraction. Throws `RangeError` for a fraction of a kobo. */
export function decimalOf(kobo: number): `${number}` {
  if (!Number.isSafeInteger(kobo)) throw new RangeError(`An amount is in whole kobo, not ${kobo}.`)
  const digits = String(kobo).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
}

/** Why a text is not an amount. */
export type NairaProblem = 'empty' | 'negative' | 'too precise' | 'too large' | 'not a number'

export type ParsedNaira = { ok: true; minor: number } | { ok: false; problem: NairaProblem }

const failure = (problem: NairaProblem): ParsedNaira => ({ ok: false, problem })

/** Digits with commas anywhere between them, because editing '12,500' may leave '12,5'; then a point and any number of decimals. */
const amount = /^(?:(?<whole>\d+(?:,\d+)*)(?:\.(?<decimals>\d*))?|\.(?<only>\d+))$/

/**
 * Parses a typed or pasted text to kobo: '12,500.5' is 1250050, '₦1,250,000.00' is 125000000. At most two decimals, never negative,
 * at most ₦999,999,999,999.99. The digits are moved as text, so that no multiplication can round.
 */
export function parseNaira(text: string): ParsedNaira {
  const bare = text.trim()
  if (bare === '') return failure('empty')
  const unsigned = bare.replace(/^[-\u2212]\s*/, '')
  const match = amount.exec(unsigned.replace(nairaSign, ''))
  if (match === null) return failure('not a number')
  if (unsigned !== bare) return failure('negative')
  const { whole = '0', decimals = '', only = decimals } = match.groups ?? {}
  if (only.length > 2) return failure('too precise')
  const kobo = Number(`${whole.replaceAll(',', '')}${only.padEnd(2, '0')}`)
  return kobo > maxKobo ? failure('too large') : { ok: true, minor: kobo }
}

/** How a `MoneyField` reads and writes naira. */
export const nairaFormat = {
  sign: '₦',
  unitLabel: 'Amount in naira',
  prefix: nairaSign,
  parse: parseNaira,
  write: formatNairaInput,
}
