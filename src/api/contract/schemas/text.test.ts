import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { withCommas } from '../limits.ts'
import { companyFields } from './company.ts'
import { email } from './fields.ts'
import { gigDraft } from './gig-fields.ts'
import { credentials } from './session.ts'
import { ticketBody } from './support.ts'

const messageOf = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

it.each([
  ['marquee.example', 'https://marquee.example'],
  [' http://Marquee.example:8080/a?b=c#d ', 'http://Marquee.example:8080/a?b=c#d'],
  ['102.89.34.7:8080/menu', 'https://102.89.34.7:8080/menu'],
  ['https://ẹ̀kọ́.example/ọjà', 'https://ẹ̀kọ́.example/ọjà'],
  ['', ''],
])('takes %j for a website', (typed, stored) => {
  expect(companyFields.website.parse(typed)).toBe(stored)
})

it.each([
  'marquee',
  '2025',
  '1.2',
  'https://2025/2025.0.7.233',
  'https://',
  'https://localhost',
  'ftp://marquee.example',
  'javascript:alert(1)//a.b',
  'https://a..b',
  'https://marquee.',
  'ngozi@marquee.example',
  'https://ngozi:pw@marquee.example',
  'marquee.example/a b',
  'marquee.example/a\u200bb',
  `marquee.example/${'a'.repeat(200)}`,
])('does not take %j for a website', (typed) => {
  expect(messageOf(companyFields.website, typed)).toBe('Please enter a valid website address')
})

it('stores a website of the maximum length, and takes it again as it was stored', () => {
  const stored = companyFields.website.parse(`marquee.example/${'a'.repeat(176)}`)
  expect(stored).toHaveLength(200)
  expect(companyFields.website.parse(stored)).toBe(stored)
  expect(messageOf(companyFields.website, `${stored}a`)).toBe('Please enter a valid website address')
})

it.each(['ngo\u200bzi@eko.example', 'ngozi@eko\u00ad.example', 'ngozi@eko.ex\u202eample', 'ngo\u0007zi@eko.example'])(
  'takes no email with a character that nobody sees: %j',
  (typed) => {
    expect(messageOf(email(), typed)).toBe('Invalid email address')
    expect(messageOf(companyFields.email, typed)).toBe('Invalid email address')
    expect(messageOf(credentials, { email: typed, password: 'x' })).toBe('Invalid email address')
  },
)

it('takes the emails of a business that it takes at sign-in, and none', () => {
  expect(companyFields.email.parse(' ngozi@eko.example ')).toBe('ngozi@eko.example')
  expect(companyFields.email.parse('')).toBe('')
  expect(messageOf(companyFields.email, 'a,b@eko.example')).toBe('Invalid email address')
})

it('drops control characters from a text in one line; tabs and line breaks become a space', () => {
  const typed = '\u001b[31mEko\u0007 Events\r\n\tLtd\u0085\u001b'
  expect(companyFields.companyName.parse(typed)).toBe('[31mEko Events Ltd')
  expect(messageOf(companyFields.companyName, '\u001b\u001b\u001b')).toBe('Company name must be at least 2 characters')
})

it('drops what turns the direction of the text around it, and keeps the marks that Arabic and Hebrew need', () => {
  expect(companyFields.companyName.parse('Eko \u202EstnevE\u2066')).toBe('Eko stnevE')
  expect(companyFields.about.parse('\u202Aline\n\u2069two\u200F')).toBe('line\ntwo\u200F')
})

it('keeps tabs and line breaks in a text of several lines, and no other control character', () => {
  expect(companyFields.about.parse('\u001b[1mStage\r\n\tand guests\u0000')).toBe('[1mStage\r\n\tand guests\u0000')
  expect(gigDraft.parse({ description: 'a\nb\u0008' })).toEqual({ description: 'a\nb' })
  const message = 'My bank shows a debit\nfor this payment.\u001b'
  expect(ticketBody.parse({ topic: 'payment', subject: 'A debit', message })).toMatchObject({
    message: message.slice(0, -1),
  })
})

it('puts a replacement in the place of half of a character, and keeps whole ones', () => {
  expect(companyFields.companyName.parse('Eko 😀 \uD83D')).toBe('Eko 😀 \uFFFD')
  expect(companyFields.about.parse('\uDE00 line\n😀\uD83D')).toBe('\uFFFD line\n😀\uFFFD')
})

it.each([
  [80, '80'],
  [200, '200'],
  [5000, '5,000'],
  [1_000_000, '1,000,000'],
])('writes the maximum %i as %s', (maximum, written) => {
  expect(withCommas(maximum)).toBe(written)
})
