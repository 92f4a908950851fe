import { assert, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostKobo } from '../api/contract/schemas/money.ts'
import { formatNaira, formatNairaInput, maxKobo, missingAmount, parseNaira } from './money.ts'

const amounts = integer({ min: 0, max: maxKobo })

describe('formatNaira', () => {
  it.each([
    [0, '₦0.00'],
    [-0, '₦0.00'],
    [1, '₦0.01'],
    [99, '₦0.99'],
    [123_456_750, '₦1,234,567.50'],
    [maxKobo, '₦999,999,999,999.99'],
    [-4_500_000, '−₦45,000.00'],
    [null, '—'],
    [undefined, '—'],
  ])('writes %s kobo as %s', (kobo, text) => {
    expect(formatNaira(kobo)).toBe(text)
  })

  it.each([
    [4_500_000, '+₦45,000.00'],
    [-4_500_000, '\u2212₦45,000.00'],
    [0, '₦0.00'],
    [null, '—'],
  ])('writes %s kobo with its sign as %s', (kobo, text) => {
    expect(formatNaira(kobo, { signed: true })).toBe(text)
  })

  it.each([
    [1_000_000_000, '₦10,000,000.00'],
    [1_000_000_001, '₦10M'],
    [1_240_000_000, '₦12.4M'],
    [1_249_999_999, '₦12.4M'],
    [-1_249_999_999, '−₦12.4M'],
    [99_999_999_999, '₦999.9M'],
    [123_456_789_000, '₦1.2B'],
    [maxKobo, '₦999.9B'],
  ])('shortens %s kobo to %s, never upwards', (kobo, text) => {
    expect(formatNaira(kobo, { short: true })).toBe(text)
  })

  it('shortens and signs together', () => {
    expect(formatNaira(1_240_000_000, { signed: true, short: true })).toBe('+₦12.4M')
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s, which is no number of kobo', (kobo) => {
    expect(() => formatNaira(kobo)).toThrow('whole kobo')
  })
})

describe('formatNairaInput', () => {
  it.each([
    [null, ''],
    [0, '0'],
    [5, '0.05'],
    [1_250_000, '12,500'],
    [1_250_050, '12,500.50'],
    [maxKobo, '999,999,999,999.99'],
  ])('writes %s kobo as %s', (kobo, text) => {
    expect(formatNairaInput(kobo)).toBe(text)
  })
})

describe('parseNaira', () => {
  it.each([
    ['12,500.5', 1_250_050],
    ['₦1,250,000.00', 125_000_000],
    [' ₦ 1,250,000.00 ', 125_000_000],
    ['\u00A0NGN\u00A012,500', 1_250_000],
    ['n5,000', 500_000],
    ['12,5', 12_500],
    ['007', 700],
    ['0', 0],
    ['0.1', 10],
    ['.05', 5],
    ['12500.', 1_250_000],
    ['1.1', 110],
    ['4.35', 435],
    ['8.29', 829],
    ['999999999999.99', maxKobo],
  ])('reads %o as %d kobo', (text, kobo) => {
    expect(parseNaira(text)).toEqual({ ok: true, minor: kobo })
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['-500', 'negative'],
    ['−₦500', 'negative'],
    ['1.234', 'too precise'],
    ['.123', 'too precise'],
    ['1000000000000', 'too large'],
    ['9'.repeat(400), 'too large'],
    ['.', 'not a number'],
    ['-', 'not a number'],
    ['₦', 'not a number'],
    [',5', 'not a number'],
    ['1,,000', 'not a number'],
    ['1,000,', 'not a number'],
    ['1.000.000', 'not a number'],
    ['1.0,0', 'not a number'],
    ['1 000', 'not a number'],
    ['1e5', 'not a number'],
    ['0x10', 'not a number'],
    ['12k', 'not a number'],
    ['$5', 'not a number'],
    ['٥٠٠', 'not a number'],
    ['NaN', 'not a number'],
    ['Infinity', 'not a number'],
    [missingAmount, 'not a number'],
  ])('refuses %o as %s', (text, problem) => {
    expect(parseNaira(text)).toEqual({ ok: false, problem })
  })
})

describe('what was written', () => {
  it('is read back as the same amount', () => {
    assert(
      property(amounts, (kobo) => {
        expect(parseNaira(formatNaira(kobo))).toEqual({ ok: true, minor: kobo })
        expect(parseNaira(formatNairaInput(kobo))).toEqual({ ok: true, minor: kobo })
      }),
    )
  })

  it('is read as the same amount when it is typed without commas', () => {
    assert(
      property(integer({ min: 0, max: 999_999_999_999 }), integer({ min: 0, max: 99 }), (whole, rest) => {
        const kobo = whole * 100 + rest
        expect(parseNaira(`${whole}.${String(rest).padStart(2, '0')}`)).toEqual({ ok: true, minor: kobo })
      }),
    )
  })

  it('loses or gains its sign only, never its digits', () => {
    assert(
      property(amounts, (kobo) => {
        expect(formatNaira(-kobo).replace('−', '')).toBe(formatNaira(kobo))
        expect(formatNaira(kobo, { signed: true }).replace('+', '')).toBe(formatNaira(kobo))
      }),
    )
  })

  it('is never larger in short than in full', () => {
    const unit = { M: 100_000_000, B: 100_000_000_000 } as const
    assert(
      property(integer({ min: 1_000_000_001, max: maxKobo }), (kobo) => {
        const [, number, letter] = /^₦([\d.]+)([MB])$/.exec(formatNaira(kobo, { short: true })) ?? []
        const size = letter === 'B' ? unit.B : unit.M
        const shown = Math.round(Number(number) * 10) * (size / 10)
        expect(shown).toBeLessThanOrEqual(kobo)
        expect(kobo - shown).toBeLessThan(size / 10)
      }),
    )
  })
})

it('reads amounts as large as one call may move', () => {
  expect(maxKobo).toBe(mostKobo)
})

it('reads no text as anything but whole kobo within the limits', () => {
  assert(
    property(string(), (text) => {
      const parsed = parseNaira(text)
      if (!parsed.ok) return
      expect(Number.isSafeInteger(parsed.minor)).toBe(true)
      expect(parsed.minor).toBeGreaterThanOrEqual(0)
      expect(parsed.minor).toBeLessThanOrEqual(maxKobo)
    }),
  )
})
