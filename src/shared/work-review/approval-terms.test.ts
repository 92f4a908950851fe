import { describe, expect, it } from 'vitest'
import { type TermsForm, termsBody, termsRules, toTerms, toTermsForm } from './approval-terms.ts'

const whole: TermsForm = { how: 'whole', payKobo: null, reason: '', bonusKobo: null }
const part: TermsForm = { how: 'part', payKobo: 1_000_000, reason: 'Half is missing.', bonusKobo: null }

const errorsOf = (form: TermsForm, available: number | undefined = 500_000) => {
  const result = termsRules(1_500_000, available).safeParse(form)
  return result.success ? {} : Object.fromEntries(result.error.issues.map(({ path, message }) => [path[0], message]))
}

describe('the rules of an approval', () => {
  it('allow the whole pay, a part with a reason, and a bonus', () => {
    expect(errorsOf(whole)).toEqual({})
    expect(errorsOf(part)).toEqual({})
    expect(errorsOf({ ...whole, bonusKobo: 500_000 })).toEqual({})
  })

  it.each([
    [{ ...part, payKobo: null }, { payKobo: 'Please enter a valid amount' }],
    [{ ...part, payKobo: 0 }, { payKobo: 'Please enter a valid amount' }],
    [{ ...part, payKobo: 99_999 }, { payKobo: 'Pay must be at least ₦1,000.00' }],
    [{ ...part, payKobo: 1_500_000 }, { payKobo: 'A part must be less than the agreed pay of ₦15,000.00' }],
    [{ ...part, reason: ' ' }, { reason: 'Tell the worker why you pay a part' }],
    [{ ...part, reason: 'x'.repeat(301) }, { reason: 'Reason must be at most 300 characters' }],
    [{ ...whole, bonusKobo: Number.NaN }, { bonusKobo: 'Please enter a valid amount' }],
    [{ ...whole, bonusKobo: 500_001 }, { bonusKobo: 'Bonus must not exceed your available balance of ₦5,000.00' }],
  ])('refuse %j', (form, errors) => expect(errorsOf(form)).toEqual(errors))

  it('ask no balance while it is not known', () =>
    expect(termsRules(1_500_000, undefined).safeParse({ ...whole, bonusKobo: 1_500_000 }).success).toBe(true))

  it('allow a bonus up to the agreed pay', () =>
    expect(errorsOf({ ...whole, bonusKobo: 1_500_001 }, 9_000_000)).toEqual({
      bonusKobo: 'Bonus must not exceed the agreed pay of ₦15,000.00',
    }))
})

it('sends only what differs from the whole pay', () => {
  expect(termsBody(toTerms(whole))).toEqual({})
  expect(termsBody(toTerms({ ...part, reason: ' Half is missing. ', bonusKobo: 100 }))).toEqual({
    payKobo: 1_000_000,
    reason: 'Half is missing.',
    bonusKobo: 100,
  })
  // A part that was typed before the whole pay was chosen again is not sent.
  expect(toTerms({ ...part, how: 'whole' })).toEqual({})
  expect(toTermsForm(toTerms(part))).toEqual(part)
})
