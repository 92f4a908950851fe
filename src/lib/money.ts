/** The largest amount the product writes or reads: ₦999,999,999,999.99, in kobo. */
export const maxKobo = 99_999_999_999_999

/** What stands for an amount nobody knows; never zero. */
export const missingAmount = '—'

/** Above ₦10,000,000, in kobo, an amount may be shortened. */
const shortAbove = 1_000_000_000

const minus = '\u2212'

const naira = { style: 'currency', currency: 'NGN', currencyDisplay: 'narrowSymbol' } as const
// Only this English locale writes '₦'; the others print 'NGN'.
const fullFormat = new Intl.NumberFormat('en-NG', naira)
// Cut, not rounded: a shortened balance never claims more than there is.
const shortFormat = new Intl.NumberFormat('en-NG', {
  ...naira,
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
  roundingMode: 'trunc',
})
const grouped = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 })
const groupedWithKobo = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export interface NairaFormat {
  /** Writes '+' before what comes in; what goes out has its '−' (U+2212) in any case. Zero has no sign. */
  signed?: boolean
  /** Shortens amounts above ₦10,000,000 to '₦12.4M'. For tiles that also say the full amount; never in tables, dialogs, buttons or receipts. */
  short?: boolean
}

/**
 * An amount as the product writes it: '₦1,234,567.50'. A missing one is '—'.
 * @param kobo whole kobo; anything else throws, because a wrong amount is worse than none
 */
export function formatNaira(
  kobo: number | null | undefined,
  { signed = false, short: shorten = false }: NairaFormat = {},
): string {
  if (kobo === null || kobo === undefined) return missingAmount
  const size = Math.abs(kobo)
  const text = (shorten && size > shortAbove ? shortFormat : fullFormat).format(decimalOf(size))
  if (kobo < 0) return `${minus}${text}`
  return signed && kobo > 0 ? `+${text}` : text
}

/** An amount as it stands in a field beside its '₦': thousands grouped, kobo only where there are some. Empty for none. */
export function formatNairaInput(kobo: number | null): string {
  if (kobo === null) return ''
  return (kobo % 100 === 0 ? grouped : groupedWithKobo).format(decimalOf(kobo))
}

/** Kobo as a decimal of naira, by moving the point in the digits: no amount ever becomes a fraction. */
function decimalOf(kobo: number): `${number}` {
  if (!Number.isSafeInteger(kobo)) throw new RangeError(`An amount is in whole kobo, not ${kobo}.`)
  const digits = String(kobo).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
}

/** Why a text is no amount. */
export type NairaProblem = 'empty' | 'negative' | 'too precise' | 'too large' | 'not a number'

export type ParsedNaira = { ok: true; kobo: number } | { ok: false; problem: NairaProblem }

const failure = (problem: NairaProblem): ParsedNaira => ({ ok: false, problem })

/** Digits with commas anywhere between them: who edits '12,500' by hand leaves '12,5' behind. Then a point and any number of decimals. */
const amount = /^(?:(?<whole>\d+(?:,\d+)*)(?:\.(?<decimals>\d*))?|\.(?<only>\d+))$/

/**
 * What a typed or pasted text means in kobo: '12,500.5' is 1250050, '₦1,250,000.00' is 125000000. At most two decimals, never negative,
 * at most ₦999,999,999,999.99. The point is moved in the text; nothing is multiplied.
 */
export function parseNaira(text: string): ParsedNaira {
  const bare = text.trim()
  if (bare === '') return failure('empty')
  const unsigned = bare.replace(/^[-\u2212]\s*/, '')
  const match = amount.exec(unsigned.replace(/^(?:₦|NGN|N)\s*/i, ''))
  if (match === null) return failure('not a number')
  if (unsigned !== bare) return failure('negative')
  const { whole = '0', decimals = '', only = decimals } = match.groups ?? {}
  if (only.length > 2) return failure('too precise')
  const kobo = Number(`${whole.replaceAll(',', '')}${only.padEnd(2, '0')}`)
  return kobo > maxKobo ? failure('too large') : { ok: true, kobo }
}
