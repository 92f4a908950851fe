import { assert, array, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, parsePhone } from './phone.ts'

describe('parsePhone', () => {
  it.each([
    ['08031234567', '+2348031234567'],
    ['0803 123 4567', '+2348031234567'],
    ['8031234567', '+2348031234567'],
    ['2348031234567', '+2348031234567'],
    ['+2348031234567', '+2348031234567'],
    ['+234 (0) 803-123-4567', '+2348031234567'],
    ['0023408031234567', '+2348031234567'],
    ['09161234567', '+2349161234567'],
    ['01 271 2345', '+23412712345'],
    ['02012712345', '+2342012712345'],
    ['+44 20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['442079460958', '+442079460958'],
    ['+1 (415) 555-0132', '+14155550132'],
    ['+12345678', '+12345678'],
    ['+123456789012345', '+123456789012345'],
  ])('reads %s as %s', (text, phone) => {
    expect(parsePhone(text)).toEqual({ ok: true, phone })
  })

  it.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['080312345', 'too short'],
    ['0803123456', 'too short'],
    ['080312345678', 'too long'],
    ['+234803123456', 'too short'],
    ['+23480312345678', 'too long'],
    ['+1234567', 'too short'],
    ['+1234567890123456', 'too long'],
    ['+', 'not a number'],
    ['++44', 'not a number'],
    ['+0803', 'not a number'],
    ['0803 CALL', 'not a number'],
    ['ada@venue.ng', 'not a number'],
  ])('refuses %o as %s', (text, problem) => {
    expect(parsePhone(text)).toEqual({ ok: false, problem })
  })
})

describe('formatPhone', () => {
  it.each([
    ['+2348031234567', '+234 803 123 4567'],
    ['+23412712345', '+234 1271 2345'],
    ['+442079460958', '+44 207 946 0958'],
    ['+14155550132', '+1 415 555 0132'],
    ['+33123456789', '+33 123 456 789'],
    ['08031234567', '+234 803 123 4567'],
    ['call me', 'call me'],
    [null, ''],
  ])('writes %s as %s', (phone, text) => {
    expect(formatPhone(phone)).toBe(text)
  })
})

it('writes what it reads back as the same number, in groups of two to four', () => {
  const digits = array(integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 15 })
  assert(
    property(digits, (some) => {
      const parsed = parsePhone(`+${some.join('')}`)
      if (!parsed.ok) return
      const text = formatPhone(parsed.phone)
      expect(parsePhone(text)).toEqual(parsed)
      expect(text).toMatch(/^\+\d{1,3}(?: \d{2,4})+$/)
    }),
  )
})

it('reads no text as anything but a plus and 8 to 15 digits', () => {
  assert(
    property(string(), (text) => {
      const parsed = parsePhone(text)
      expect(parsed.ok ? parsed.phone : '+12345678').toMatch(/^\+[1-9]\d{7,14}$/)
    }),
  )
})
