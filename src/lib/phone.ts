/** Why a text is not a phone number. */
export type PhoneProblem = 'empty' | 'too short' | 'too long' | 'not a number'

export type ParsedPhone = { ok: true; phone: string } | { ok: false; problem: PhoneProblem }

const failure = (problem: PhoneProblem): ParsedPhone => ({ ok: false, problem })

/** Mobile numbers have ten digits after the trunk zero or the country's code, landlines seven to ten. */
const national = /^(?:[789]\d{9}|[1-6]\d{6,9})$/

/** A Nigerian mobile number without its trunk zero. */
const withoutZero = /^[789][01]\d{8}$/

const parseNational = (digits: string): ParsedPhone => {
  if (national.test(digits)) return { ok: true, phone: `+234${digits}` }
  return failure(digits.length > 9 ? 'too long' : 'too short')
}

/**
 * Parses a typed or pasted text to '+' with country code and number. Accepts the usual forms of Nigerian numbers
 * ('0803…', '803…', '234…', '+234 (0) 803…') and international ones of 8 to 15 digits; spaces, hyphens, dots and brackets are ignored.
 */
export function parsePhone(text: string): ParsedPhone {
  const bare = text.replaceAll(/[\s().\-\u2010-\u2015]/g, '')
  if (bare === '') return failure('empty')
  const [, prefix = '', digits = ''] = /^(\+|00)?(\d*)$/.exec(bare) ?? []
  if (digits === '') return failure('not a number')
  if (prefix === '' && digits.startsWith('0')) return parseNational(digits.slice(1))
  if (digits.startsWith('234')) return parseNational(digits.slice(3).replace(/^0/, ''))
  if (prefix === '' && withoutZero.test(digits)) return parseNational(digits)
  if (digits.startsWith('0')) return failure('not a number')
  if (digits.length < 8) return failure('too short')
  return digits.length > 15 ? failure('too long') : { ok: true, phone: `+${digits}` }
}

/** Country codes of two digits; '1' and '7' have one, all others three. */
const twoDigitCodes = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Formats a stored number: '+234 803 123 4567'. Empty for null; a text that is not a number is returned unchanged. */
export function formatPhone(phone: string | null): string {
  if (phone === null) return ''
  const parsed = parsePhone(phone)
  if (!parsed.ok) return phone
  const digits = parsed.phone.slice(1)
  const codeLength = /^[17]/.test(digits) ? 1 : twoDigitCodes.test(digits) ? 2 : 3
  return `+${digits.slice(0, codeLength)} ${groupDigits(digits.slice(codeLength)).join(' ')}`
}

/** Groups of three; the last seven or eight digits are grouped so that no group has one or two digits. */
function groupDigits(digits: string): string[] {
  if (digits.length <= 4) return [digits]
  const size = digits.length === 8 ? 4 : 3
  return [digits.slice(0, size), ...groupDigits(digits.slice(size))]
}

/** How a `PhoneField` reads and writes a number: those of Nigeria also without the country's code. */
export const nigerianPhone = { parse: parsePhone, write: formatPhone }
