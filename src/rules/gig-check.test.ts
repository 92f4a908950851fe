import { describe, expect, it } from 'vitest'
import { gigs } from '../api/contract/endpoints/gigs.ts'
import { gigDraft, gigFieldNames } from '../api/contract/schemas/gig-fields.ts'
import { cancellationAt } from './gig-cancellation.ts'
import { checkGig, firstStart } from './gig-check.ts'
import { lockedFieldsOf, movedReason } from './gig-editing.ts'
import { linesOf, priceKey, priceOf, workerNet } from './gig-price.ts'

const now = new Date('2025-11-14T08:00:00+01:00')
const right = gigs.create.example.body
const session = { date: '2025-12-06', start: '14:00', end: '20:00', arrival: '12:30', endsNextDay: false }
const noOffset = 'Application deadline must be a time with its offset, like 2025-12-01T23:59:00+01:00'
const noDay = 'Date must be a date from 2000 to 2100'
const errors = (changes: object) => checkGig({ ...right, ...changes }, now).errors ?? {}
const sessions = (...changes: object[]) => errors({ sessions: changes.map((change) => ({ ...session, ...change })) })

describe('a Gig that is posted', () => {
  it('is right as the example has it', () => expect(errors({})).toEqual({}))

  it.each([
    [{ title: ' ' }, { title: 'Gig title is required' }],
    [{ title: 'DJ soon' }, { title: 'Gig title must be at least 8 characters' }],
    [{ title: 'x'.repeat(81) }, { title: 'Gig title must be at most 80 characters' }],
    [{ description: 'Too short.' }, { description: 'Description must be at least 50 characters' }],
    [{ description: 'x'.repeat(2001) }, { description: 'Description must be at most 2,000 characters' }],
    [{ category: '' }, { category: 'Please select a category' }],
    [{ workSkills: [] }, { workSkills: 'Add at least one skill' }],
    [
      { workSkills: Array.from({ length: 11 }, (_, index) => `Skill ${index}`) },
      { workSkills: 'You can add up to 10 skills' },
    ],
    [
      { softSkills: Array.from({ length: 6 }, (_, index) => `Skill ${index}`) },
      { softSkills: 'You can add up to 5 soft skills' },
    ],
    [{ deliverables: [{ text: 'ab' }] }, { 'deliverables.0.text': 'Deliverable must be at least 3 characters' }],
    [
      { perks: { transport: 'worker', meals: false, equipment: 'worker', dressCode: 'x'.repeat(121) } },
      { 'perks.dressCode': 'Dress code must be at most 120 characters' },
    ],
    [{ location: null }, { 'location.address': 'Address is required' }],
    [
      { location: { address: 'Here', city: '', state: 'Texas' } },
      {
        'location.address': 'Address must be at least 5 characters',
        'location.city': 'City is required',
        'location.state': 'Please select a state',
      },
    ],
    [{ onSiteContact: { name: 'Ada', phone: 'none' } }, { 'onSiteContact.phone': 'Please enter a valid phone number' }],
    [{ rateKobo: 99_999 }, { rateKobo: 'Pay must be at least ₦1,000.00' }],
    [{ rateKobo: 10_000_000_001 }, { rateKobo: 'Pay must be at most ₦100,000,000.00' }],
    [{ rateKobo: null }, { rateKobo: 'Please enter a valid amount' }],
    [{ workersNeeded: 0 }, { workersNeeded: 'Enter a number from 1 to 100' }],
    [{ workersNeeded: 101 }, { workersNeeded: 'Enter a number from 1 to 100' }],
    [
      { applicationDeadline: '2025-12-06T14:00:00+01:00' },
      { applicationDeadline: 'Applications must close before the first session starts' },
    ],
    [{ applicationDeadline: '' }, { applicationDeadline: 'Application deadline is required' }],
    [{ applicationDeadline: '2025-12-01T23:59' }, { applicationDeadline: noOffset }],
    [{ applicationDeadline: 'Dec 1 2025' }, { applicationDeadline: noOffset }],
    [{ applicationDeadline: '1' }, { applicationDeadline: noOffset }],
    [{ applicationDeadline: `2025-12-01T23:59:00+01:00${' '.repeat(50_000)}` }, { applicationDeadline: noOffset }],
    [
      { applicationDeadline: '2025-11-31T23:59:00+01:00' },
      { applicationDeadline: 'Application deadline must be a date from 2000 to 2100' },
    ],
    [{ sessions: [] }, { sessions: 'Add at least one session' }],
    [{ sessions: Array.from({ length: 32 }, () => session) }, { sessions: 'You can add up to 31 sessions' }],
  ])('is refused for %o', (changes, messages) => expect(errors(changes)).toMatchObject(messages))

  it('needs no place when the work is remote, and takes a skill once', () => {
    expect(errors({ workMode: 'remote', location: null })).toEqual({})
    expect(checkGig({ ...right, workSkills: ['Portrait', 'portrait', 'Light'] }, now).gig?.workSkills).toEqual([
      'portrait',
      'Light',
    ])
  })
})

describe('sessions', () => {
  it.each([
    [{ date: '2025-11-13' }, { 'sessions.0.date': 'Date cannot be in the past' }],
    [{ date: '' }, { 'sessions.0.date': 'Date is required' }],
    [{ date: '2025-02-30' }, { 'sessions.0.date': noDay }],
    [{ date: '0000-01-01' }, { 'sessions.0.date': noDay }],
    [{ date: '9999-12-31' }, { 'sessions.0.date': noDay }],
    [{ arrival: '14:30' }, { 'sessions.0.arrival': 'Arrival must not be after the start time' }],
    [{ end: '14:00' }, { 'sessions.0.end': 'End time must be after start time' }],
    [{ endsNextDay: true }, { 'sessions.0.end': 'A session cannot be longer than 16 hours' }],
    [{ start: '25:00' }, { 'sessions.0.start': 'Start time is required' }],
  ])('are refused for %o', (change, messages) => expect(sessions(change)).toMatchObject(messages))

  it('may end after midnight, and touch each other, but not overlap', () => {
    const night = { start: '18:00', end: '02:00', arrival: '16:30', endsNextDay: true }
    expect(sessions(night, { date: '2025-12-07', start: '02:00', end: '03:00', arrival: '02:00' })).toEqual({})
    expect(sessions({ date: '2025-12-07', start: '01:59', end: '03:00', arrival: '01:00' }, night)).toEqual({
      'sessions.0.start': 'Two sessions overlap',
    })
  })
})

it('a draft takes as much as there is, but nothing beyond the limits', () => {
  expect(
    gigDraft.safeParse({
      title: '',
      sessions: [{ date: '', start: '', end: '' }],
      rateKobo: null,
      location: { address: '', city: '', state: null },
    }).success,
  ).toBe(true)
  expect(gigDraft.safeParse({ title: 'x'.repeat(81) }).success).toBe(false)
  expect(gigDraft.safeParse({ applicationDeadline: '2025-12-01T23:59' }).success).toBe(false)
  expect(gigDraft.safeParse({ sessions: [{ date: '9999-12-31', start: '', end: '' }] }).success).toBe(false)
})

describe('the price', () => {
  const price = (changes: object) =>
    priceOf({ payType: 'per_gig', rateKobo: 4_500_000, workersNeeded: 5, sessions: [session], ...changes })

  it('is pay, 5 % fee and 7.5 % VAT on it, in whole kobo', () => {
    expect(price({})).toEqual({
      workerKobo: 4_500_000,
      workerNetKobo: 4_275_000,
      subtotalKobo: 22_500_000,
      feeKobo: 1_125_000,
      vatKobo: 84_375,
      totalKobo: 23_709_375,
    })
    expect(
      linesOf(price({}), 5).map(({ code, label, quantity, unitKobo, amountKobo }) => [
        code,
        label,
        quantity,
        unitKobo,
        amountKobo,
      ]),
    ).toEqual([
      ['pay', 'Pay for 5 workers', 5, 4_500_000, 22_500_000],
      ['fee', 'Service fee (5%)', 1, 1_125_000, 1_125_000],
      ['vat', 'VAT on the fee (7.5%)', 1, 84_375, 84_375],
    ])
  })

  it('counts sessions by the day and minutes by the hour, rounded half up for each worker', () => {
    expect(price({ payType: 'per_day', sessions: [session, session, session] }).workerKobo).toBe(13_500_000)
    expect(price({ payType: 'per_hour', rateKobo: 100_001, sessions: [{ ...session, end: '14:30' }] }).workerKobo).toBe(
      50_001,
    )
    expect(price({ payType: 'per_hour', rateKobo: 100_001, sessions: [{ ...session, end: '14:20' }] }).workerKobo).toBe(
      33_334,
    )
  })

  it('stays exact for the most that can be asked for', () => {
    const most = price({
      payType: 'per_hour',
      rateKobo: 10_000_000_000,
      workersNeeded: 1,
      sessions: Array.from({ length: 31 }, () => ({ ...session, start: '00:00', end: '16:00' })),
    })
    expect(most).toMatchObject({ workerKobo: 4_960_000_000_000, feeKobo: 248_000_000_000, vatKobo: 18_600_000_000 })
    expect(
      errors({
        payType: 'per_day',
        rateKobo: 10_000_000_000,
        workersNeeded: 100,
        sessions: Array.from({ length: 31 }, (_, index) => ({
          ...session,
          date: `2026-01-${String(index + 1).padStart(2, '0')}`,
        })),
      }),
    ).toEqual({})
    expect(workerNet(999_999_999_999)).toBe(949_999_999_999)
  })

  it('is the same for sessions that only move, and another for other hours', () => {
    const input = { payType: 'per_hour', rateKobo: 100_000, workersNeeded: 1 } as const
    expect(priceKey({ ...input, sessions: [session] })).toBe(
      priceKey({ ...input, sessions: [{ ...session, date: '2025-12-09' }] }),
    )
    expect(priceKey({ ...input, sessions: [session] })).not.toBe(
      priceKey({ ...input, sessions: [{ ...session, end: '19:00' }] }),
    )
  })
})

describe('cancelling', () => {
  const facts = {
    status: 'open',
    startsAt: new Date('2025-11-16T10:00:00+01:00'),
    heldKobo: 10_000_000,
    feeAndVatKobo: 537_500,
    agreedKobo: [] as number[],
    hasCancelledHire: false,
  }
  const hired = { ...facts, agreedKobo: [5_000_000] }

  it('refunds everything while no worker is hired, however late', () => {
    expect(cancellationAt(facts, new Date('2025-11-16T09:00:00+01:00'))).toMatchObject({
      allowed: true,
      refundKobo: 10_537_500,
      feeKobo: 0,
    })
  })

  it('keeps the service fee and VAT once the employer has cancelled a hire, so that cancelling the hires first does not avoid them', () => {
    for (const at of ['2025-11-14T10:00:00+01:00', '2025-11-16T09:00:00+01:00']) {
      expect(cancellationAt({ ...facts, hasCancelledHire: true }, new Date(at))).toMatchObject({
        allowed: true,
        refundKobo: 10_000_000,
        feeKobo: 0,
      })
    }
  })

  it('is free until 48 hours before the first session, and costs a tenth of the agreed pay later', () => {
    expect(cancellationAt(hired, new Date('2025-11-14T10:00:00+01:00'))).toMatchObject({
      refundKobo: 10_000_000,
      feeKobo: 0,
      freeUntil: '2025-11-14T09:00:00.000Z',
    })
    expect(cancellationAt(hired, new Date('2025-11-14T10:00:00.001+01:00'))).toMatchObject({
      refundKobo: 9_500_000,
      feeKobo: 500_000,
    })
  })

  it('is refused from the first session on, also before the Gig is moved on', () => {
    expect(cancellationAt(hired, new Date('2025-11-16T09:59:59+01:00')).allowed).toBe(true)
    for (const gigFacts of [hired, facts]) {
      expect(cancellationAt(gigFacts, new Date('2025-11-16T10:00:00+01:00'))).toMatchObject({
        allowed: false,
        refundKobo: 0,
        feeKobo: 0,
        reason: 'The work has begun. Contact support to call it off.',
      })
    }
  })

  it.each(['draft', 'pending_payment', 'in_progress', 'completed', 'cancelled', 'expired', 'something_new'])(
    'is refused for a Gig that is %s',
    (status) => {
      expect(cancellationAt({ ...hired, status }, now)).toMatchObject({
        allowed: false,
        refundKobo: 0,
        reason: expect.any(String),
      })
    },
  )
})

describe('sessions of a paid Gig', () => {
  const before = [{ ...session, date: '2025-12-08' }, session]
  const at = (moment: string, after: object[], isHired = true) =>
    movedReason({ before, after: after as (typeof session)[], isHired }, new Date(moment))
  const later = { ...session, date: '2026-02-06' }
  const begun = 'A session that has begun cannot change.'
  const first = 'The first session cannot move any more: it is less than 48 hours away and workers are hired.'

  it('move until 48 hours before the first one when someone is hired, and until it begins otherwise', () => {
    expect(at('2025-12-04T14:00:00+01:00', [later, session])).toBeUndefined()
    expect(at('2025-12-04T14:00:01+01:00', [later, session])).toBeUndefined()
    expect(at('2025-12-04T14:00:00+01:00', [before[0] ?? later, later])).toBeUndefined()
    expect(at('2025-12-04T14:00:01+01:00', [before[0] ?? later, later])).toBe(first)
    expect(at('2025-12-04T14:00:01+01:00', [{ ...session, date: '2025-12-05' }, session])).toBe(first)
    expect(at('2025-12-06T13:59:59+01:00', [before[0] ?? later, later], false)).toBeUndefined()
  })

  it('stay as they are once they have begun, but for the time of arrival', () => {
    expect(at('2025-12-06T14:00:00+01:00', [before[0] ?? later, later], false)).toBe(begun)
    expect(at('2025-12-06T14:00:00+01:00', [{ ...session, end: '21:00' }, later])).toBe(begun)
    expect(at('2025-12-06T14:00:00+01:00', [{ ...session, arrival: '11:00' }, before[0] ?? later])).toBeUndefined()
    expect(at('2025-12-08T14:00:00+01:00', [session, later])).toBe(begun)
  })

  it('move to 90 days after the first one at most when someone is hired, or to when the Gig ends already', () => {
    const tooFar = 'No session can move to more than 90 days after the first one: workers are hired.'
    const [day90, day91] = ['2026-03-06', '2026-03-07'].map((date) => ({ ...session, date }))
    for (const moment of ['2025-12-01T14:00:00+01:00', '2025-12-06T14:00:00+01:00']) {
      expect(at(moment, [session, day90 ?? {}])).toBeUndefined()
      expect(at(moment, [session, day91 ?? {}])).toBe(tooFar)
      expect(at(moment, [session, day91 ?? {}], false)).toBeUndefined()
    }
    const moveLong = (date: string) =>
      movedReason(
        {
          before: [session, { ...session, date: '2026-12-06' }],
          after: [session, { ...session, date }],
          isHired: true,
        },
        new Date('2025-12-06T14:00:00+01:00'),
      )
    expect(['2026-12-06', '2026-05-06', '2026-12-07'].map(moveLong)).toEqual([undefined, undefined, tooFar])
  })
})

it('locks pay once it is paid, the category after the first applicant, and everything at the end', () => {
  const reasons = (status: string, isHired = false, hasApplicants = false) =>
    Object.fromEntries(lockedFieldsOf({ status, isHired, hasApplicants }).map(({ field, reason }) => [field, reason]))
  expect(reasons('draft')).toEqual({})
  expect(reasons('pending_payment', false, true)).toEqual({})
  expect(reasons('open')['rateKobo']).toBe('Pay cannot change after the Gig is paid.')
  expect(reasons('open', true, true)).toMatchObject({
    workersNeeded: 'Pay cannot change after a worker is hired.',
    category: 'The category cannot change after someone applied.',
  })
  expect(Object.keys(reasons('cancelled'))).toEqual(gigFieldNames)
})

it('begins with the first session that has a day and a time', () => {
  const sessions = [
    { date: '2025-11-16', start: '', end: '' },
    { date: '2025-11-18', start: '10:00', end: '12:00' },
    { date: '2025-11-17', start: '10:00', end: '12:00' },
  ]
  expect(firstStart(sessions)).toEqual(new Date('2025-11-17T10:00:00+01:00'))
  expect(firstStart(sessions.slice(0, 1))).toBeUndefined()
})
