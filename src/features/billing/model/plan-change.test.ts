import { describe, expect, it } from 'vitest'
import { aSubscription } from '@/api/mocks/factories.ts'
import { thePlans } from '@/api/mocks/money-factories.ts'
import { monthsFree, planEndingText, planChange, pricePerGig } from './plan-change.ts'

const plans = thePlans()
const plan = (code: string, interval: string) => {
  const match = plans.find((candidate) => candidate.code === code && candidate.interval === interval)
  if (match === undefined) throw new Error(`No ${code} by the ${interval}`)
  return match
}
const premium = aSubscription({ planCode: 'premium', gigCount: 10, interval: 'month' })

describe('endingWords', () => {
  const now = new Date('2025-11-14T08:00:00+01:00')
  it('names what is lost with a paid plan', () => {
    const basic = aSubscription({ planCode: 'basic', gigCount: 3, renewsAt: '2025-12-01T08:00:00+01:00' })
    expect(planEndingText(basic, now)).toBe('Your Basic plan, paid until 1\u00A0Dec\u00A02025, ends today.')
  })

  it.each([
    undefined,
    null,
    { ...premium, status: 'past_due' },
    { ...premium, renewsAt: null },
    { ...premium, renewsAt: '2025-11-14T08:00:00+01:00' },
  ])('is undefined when no paid rest remains: %j', (subscription) => {
    expect(planEndingText(subscription, now)).toBeUndefined()
  })
})

describe('planChange', () => {
  it.each([
    ['premium', 'month', 'current'],
    ['premium', 'year', 'upgrade'],
    ['enterprise', 'month', 'upgrade'],
    ['basic', 'month', 'downgrade'],
    ['basic', 'year', 'downgrade'],
  ])('from monthly Premium to %s by the %s: %s', (code, interval, change) => {
    expect(planChange(premium, plan(code, interval))).toBe(change)
  })

  it('waits for the end of a year before it changes to monthly payment', () => {
    expect(planChange({ ...premium, interval: 'year' }, plan('premium', 'month'))).toBe('downgrade')
  })

  it('knows the scheduled plan', () => {
    const changing = { ...premium, nextPlanCode: 'basic', nextInterval: 'month' }
    expect(planChange(changing, plan('basic', 'month'))).toBe('scheduled')
    expect(planChange(changing, plan('basic', 'year'))).toBe('downgrade')
  })

  it('renews a plan that is past due, and subscribes to any other', () => {
    const pastDue = { ...premium, status: 'past_due' }
    expect(planChange(pastDue, plan('premium', 'month'))).toBe('renew')
    expect(planChange(pastDue, plan('basic', 'month'))).toBe('subscribe')
  })

  it.each([null, undefined, { ...premium, status: 'expired' }])('subscribes without a plan: %j', (subscription) => {
    expect(planChange(subscription, plan('premium', 'month'))).toBe('subscribe')
  })

  it('identifies a plan without a code by its number of Gigs', () => {
    const specified = { status: 'active', gigCount: 3, gigUsed: 1 }
    expect(planChange(specified, plan('basic', 'month'))).toBe('current')
    expect(planChange(specified, plan('premium', 'month'))).toBe('upgrade')
    expect(planChange({ ...specified, gigCount: 'unlimited' }, plan('premium', 'year'))).toBe('downgrade')
  })
})

it.each([
  [3, 500_000, 'month', 166_667],
  [10, 1_500_000, 'month', 150_000],
  [3, 5_000_000, 'year', 138_889],
  [0, 1_500_000, 'month', undefined],
  ['unlimited', 5_000_000, 'year', undefined],
] as const)('of %s Gigs a month for %i kobo a %s one costs %s', (gigCount, priceKobo, interval, each) => {
  expect(pricePerGig({ gigCount, interval, priceKobo })).toBe(each)
})

describe('monthsFree', () => {
  it('is what a year saves in every plan', () => expect(monthsFree(plans)).toBe(2))

  it('is what the plan saves that saves least', () => {
    const dearer = plans.map((each) =>
      each.code === 'basic' && each.interval === 'year' ? { ...each, priceKobo: 5_500_000 } : each,
    )
    expect(monthsFree(dearer)).toBe(1)
  })

  it.each([
    ['a year without a month', plans.filter(({ interval }) => interval === 'year')],
    ['no year', plans.filter(({ interval }) => interval === 'month')],
    [
      'a year that costs more',
      plans.map((each) => (each.interval === 'year' ? { ...each, priceKobo: each.priceKobo * 2 } : each)),
    ],
  ])('is 0 for %s', (_, some) => expect(monthsFree(some)).toBe(0))
})
