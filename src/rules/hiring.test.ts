import { describe, expect, it } from 'vitest'
import { agreedPayError, extraPayFor, hireCancellationFee, hiringOf, sessionsClash } from './hiring.ts'

/** An open Gig with three places at ₦50,000.00, of which one is taken for the quoted pay. */
const facts = {
  status: 'open',
  endsAt: new Date('2025-11-15T20:00:00+01:00'),
  workersNeeded: 3,
  payKobo: 5_000_000,
  heldKobo: 15_000_000,
  reservedKobo: [5_000_000],
  placesTaken: 1,
}

const now = new Date('2025-11-14T09:00:00+01:00')

describe('what a further hire would cost', () => {
  it.each([
    ['for the quoted pay', {}, { freePlaces: 2, spareKobo: 0 }],
    ['after a hire for less', { reservedKobo: [4_000_000] }, { freePlaces: 2, spareKobo: 1_000_000 }],
    [
      'after a late fee',
      { heldKobo: 14_500_000, reservedKobo: [], placesTaken: 0 },
      { freePlaces: 3, spareKobo: -500_000 },
    ],
    // The pay of a paid place is not held any more.
    ['after a paid place', { heldKobo: 10_000_000, reservedKobo: [] }, { freePlaces: 2, spareKobo: 0 }],
    [
      'in a full Gig',
      { reservedKobo: [5_000_000, 5_000_000, 5_000_000], placesTaken: 3 },
      { freePlaces: 0, spareKobo: 0 },
    ],
    ['in progress', { status: 'in_progress' }, { freePlaces: 2, spareKobo: 0 }],
  ])('is known %s', (_, changes, expected) => {
    expect(hiringOf({ ...facts, ...changes }, now)).toEqual({ payKobo: 5_000_000, ...expected })
  })

  it.each(['draft', 'pending_payment', 'completed', 'cancelled', 'expired', 'frozen'])(
    'is nothing while the Gig is %s',
    (status) => {
      expect(hiringOf({ ...facts, status }, now)).toBeNull()
    },
  )

  it('is nothing from the end of the last session on', () => {
    expect(hiringOf({ ...facts, status: 'in_progress' }, new Date(facts.endsAt.getTime() - 1))).not.toBeNull()
    expect(hiringOf({ ...facts, status: 'in_progress' }, facts.endsAt)).toBeNull()
  })
})

describe('the least and the most agreed pay', () => {
  const format = String
  it.each([
    [5_000_000, 99_999, 'Agreed pay must be at least 100000'],
    [5_000_000, 100_000, undefined],
    [50_000, 49_999, 'Agreed pay must be at least 50000'],
    [50_000, 50_000, undefined],
    [5_000_000, 10_000_000_000, undefined],
    [5_000_000, 10_000_000_001, 'Agreed pay must be at most 10000000000'],
    [20_000_000_000, 20_000_000_000, undefined],
  ])('where the Gig pays %i: %i', (payKobo, agreedKobo, error) => {
    expect(agreedPayError({ payKobo }, agreedKobo, format)).toBe(error)
  })
})

describe('what the wallet pays for a hire', () => {
  const payKobo = 5_000_000
  const nothing = { payKobo: 0, feeKobo: 0, vatKobo: 0, totalKobo: 0 }

  it.each([
    ['nothing for the held pay', 0, 5_000_000, nothing],
    ['nothing for less', 0, 4_000_000, nothing],
    ['nothing for what is spare', 1_000_000, 6_000_000, nothing],
    [
      'more, with fee and VAT',
      0,
      6_000_000,
      { payKobo: 1_000_000, feeKobo: 50_000, vatKobo: 3750, totalKobo: 1_053_750 },
    ],
    ['what is not spare', 400_000, 6_000_000, { payKobo: 600_000, feeKobo: 30_000, vatKobo: 2250, totalKobo: 632_250 }],
    [
      'a missing late fee',
      -500_000,
      5_000_000,
      { payKobo: 500_000, feeKobo: 25_000, vatKobo: 1875, totalKobo: 526_875 },
    ],
    ['one kobo, whose fee rounds to nothing', 0, 5_000_001, { payKobo: 1, feeKobo: 0, vatKobo: 0, totalKobo: 1 }],
  ])('is %s', (_, spareKobo, agreedKobo, expected) => {
    expect(extraPayFor({ payKobo, spareKobo }, agreedKobo)).toEqual(expected)
  })
})

describe('cancelling one hire', () => {
  const startsAt = new Date('2025-12-06T14:00:00+01:00')

  it.each([
    ['2025-12-04T14:00:00+01:00', 0],
    ['2025-12-04T14:00:00.001+01:00', 450_001],
    ['2025-12-06T13:59:59+01:00', 450_001],
  ])('at %s costs %d kobo of 4,500,005', (now, feeKobo) => {
    expect(hireCancellationFee(4_500_005, startsAt, new Date(now))).toBe(feeKobo)
  })

  it('is free without a first session', () => {
    expect(hireCancellationFee(4_500_000, undefined, startsAt)).toBe(0)
  })
})

describe('sessions of two Gigs', () => {
  const session = (start: string, end: string, changes = {}) => ({ date: '2025-12-06', start, end, ...changes })
  const evening = [session('18:00', '02:00', { endsNextDay: true })]

  it.each([
    ['overlap', [session('20:00', '22:00')], true],
    ['overlap after midnight', [session('01:00', '03:00', { date: '2025-12-07' })], true],
    ['contain each other', [session('17:00', '03:00', { endsNextDay: true })], true],
    ['only touch', [session('14:00', '18:00'), session('02:00', '04:00', { date: '2025-12-07' })], false],
    ['are on other days', [session('18:00', '20:00', { date: '2025-12-05' })], false],
    ['are none', [], false],
  ])('clash when they %s', (_, others, isClash) => {
    expect([sessionsClash(evening, others), sessionsClash(others, evening)]).toEqual([isClash, isClash])
  })
})
