import { describe, expect, it } from 'vitest'
import { anOnboarding, aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import { completeness, completenessText } from '../../model/completeness.ts'
import { validForm } from '../testing/valid-form.ts'
import { refundRule } from './cost-copy.ts'
import { emptyForm } from './gig-fields.ts'
import { draftFields } from './gig-form.ts'
import { postGate } from './post-gates.ts'
import { inPageOrder, stepBy, stepOf } from './steps.ts'
import { teamOf } from './team.ts'

const now = new Date('2025-11-14T08:00:00+01:00')

describe('completeness', () => {
  it('lists the missing fields', () => {
    const form = validForm({ deliverables: [], perks: { ...validForm().perks, dressCode: ' ' } })
    expect(completenessText(completeness(draftFields(form)))).toBe('8 of 10: add a deliverable, add a dress code')
    expect(completenessText(completeness(draftFields(validForm())))).toBe('10 of 10')
  })

  it('requires neither place nor dress code for remote work', () => {
    const remote = completeness(draftFields({ ...emptyForm, workMode: 'remote' }))
    expect(remote.missing).not.toContain('add the place')
    expect(remote.missing).not.toContain('add a dress code')
    expect(completeness(draftFields(emptyForm)).done).toBe(0)
  })
})

describe('steps', () => {
  it('contain their fields in the order of the page', () => {
    expect(['title', 'sessions.3.end', 'location.city', 'perks.dressCode'].map(stepOf)).toEqual([
      'details',
      'schedule',
      'schedule',
      'pay',
    ])
    expect(
      inPageOrder(['rateKobo', 'quoteId', 'sessions.10.date', 'sessions.2.end', 'sessions.2.date', 'title']),
    ).toEqual(['title', 'sessions.2.date', 'sessions.2.end', 'sessions.10.date', 'rateKobo'])
    expect([stepBy('details', -1), stepBy('details', 1), stepBy('review', 1)]).toEqual([
      'details',
      'schedule',
      'review',
    ])
  })
})

describe('the refund rule', () => {
  const terms = { allowed: true, refundKobo: 26_343_750, feeKobo: 0 }

  it.each([
    [{ freeUntil: '2025-11-20T10:00:00+01:00' }, /There is no cancellation fee until Thu 20 Nov 2025, 10:00 AM\.$/],
    [
      { freeUntil: '2025-11-13T10:00:00+01:00' },
      /A cancellation fee then goes to the hired workers, because the first session is near\.$/,
    ],
    [{ freeUntil: null }, /not refunded\.$/],
  ])('of %j says what is not refunded once a worker is hired', (changes, ending) => {
    const rule = refundRule({ ...terms, ...changes }, now)
    expect(rule).toMatch(
      /^As long as nobody is hired, cancelling gives you back ₦263,437\.50\. Once a worker is hired, the service fee and VAT are not refunded\./,
    )
    expect(rule).toMatch(ending)
  })

  it('is undefined without a cancellation in the quote', () => expect(refundRule(undefined, now)).toBeUndefined())
})

describe('the preconditions of posting', () => {
  const gate = (wallet = aWallet(), steps = {}, isReserved = false) =>
    postGate(
      wallet,
      anOnboarding({ steps: { companyProfile: true, wallet: true, subscription: true, firstGig: true, ...steps } }),
      isReserved,
    )
  const title = (wallet = aWallet(), steps = {}) => gate(wallet, steps)?.title

  it('are a profile, a plan, and a remaining Gig of the plan', () => {
    expect(title()).toBeUndefined()
    expect(title(aWallet({ subscription: null }), { companyProfile: false })).toBe('Complete your business profile')
    expect(title(aWallet({ subscription: null }))).toBe('Subscribe to Post gigs')
    expect(title(aWallet({ subscription: aSubscription({ status: 'past_due' }) }))).toBe('Subscribe to Post gigs')
    expect(title(aWallet({ subscription: aSubscription({ gigCount: 3, gigUsed: 3 }) }))).toBe(
      'No Gigs left on your plan',
    )
    expect(title(aWallet({ subscription: aSubscription({ gigCount: 'unlimited', gigUsed: 300 }) }))).toBeUndefined()
  })

  it('include a place that no unpaid Gig has reserved', () => {
    const withReserved = (gigReserved: number, gigCount: number | 'unlimited' = 3) =>
      aWallet({ subscription: aSubscription({ gigCount, gigUsed: 1, gigReserved }) })
    expect(gate(withReserved(1))).toBeUndefined()
    expect(gate(withReserved(2))).toMatchObject({
      text: 'Gigs that wait for their payment have your last 2 places. Pay for them or delete one.',
      href: '/dashboard/gig-management?tab=pending_payment',
    })
    expect(gate(withReserved(1, 2))?.text).toBe(
      'A Gig that waits for its payment has your last place. Pay for it or delete it.',
    )
    expect(gate(withReserved(300, 'unlimited'))).toBeUndefined()
  })

  it('do not count the place that this Gig has reserved itself', () => {
    const wallet = (gigReserved: number) =>
      aWallet({ subscription: aSubscription({ gigCount: 3, gigUsed: 2, gigReserved }) })
    expect(gate(wallet(1), {}, true)).toBeUndefined()
    expect(gate(wallet(2), {}, true)?.text).toMatch(/^A Gig that waits for its payment has your last place\./)
  })
})

it('the previous team lists each worker once, without cancelled places', () => {
  const place = (id: string, workerId: string, changes = {}) =>
    aWorkerGig({ id, worker: aWorker({ id: workerId }), ...changes })
  const review = { rating: 2, tags: [], comment: null, hireAgain: false }
  const team = teamOf([
    place('wg_1', 'wrk_1'),
    place('wg_2', 'wrk_1'),
    place('wg_3', 'wrk_2', { status: 'cancelled' }),
    place('wg_4', 'wrk_3', { status: 'paid', review }),
  ])
  expect(team.map(({ id, isWelcome }) => [id, isWelcome])).toEqual([
    ['wrk_1', true],
    ['wrk_3', false],
  ])
})
