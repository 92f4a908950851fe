import { describe, expect, it } from 'vitest'
import { sessionSpan } from '../../src/api/contract/schemas/gig-session.ts'
import { minute } from '../platform/clock/time.ts'
import { invitationResponse, withdrawsAfterMs } from './applicant-selection.ts'
import { arrivesAt, cancelsAt, conductOf, givesAccountAfterMs, submitsAfterMs, workOf } from './work-plan.ts'

const count = 20_000
const key = 'a seed\nA Gig\nsongwriter\n0'
const people = Array.from({ length: count }, (_, index) => ({
  firstName: 'Worker',
  lastName: String(index),
  category: 'songwriter',
}))
const session = { date: '2025-12-06', start: '18:00', end: '23:00', endsNextDay: false, arrival: '17:00' }
const { startsAt, endsAt } = sessionSpan(session)
const arrivalAt = startsAt.getTime() - 60 * minute

/**
 * How many standard deviations a count is away from a share of `count` independent people. A right share is four away for one seed in 16,000. Both it and
 * a wrong one may be off by as much, so a share that is wrong by two percentage points always fails, one of 4% by little more than one.
 */
const deviationOf = (found: number, share: number) =>
  Math.abs(found - count * share) / Math.sqrt(count * share * (1 - share))
const most = 4

const countOf = (does: (person: (typeof people)[number]) => boolean) => people.filter(does).length

describe('of many workers', () => {
  it.each([
    ['works', 0.88],
    ['cancels', 0.04],
    ['isAbsent', 0.04],
    ['isSilent', 0.04],
  ])('the share whose conduct is %s is %d', (conduct, share) => {
    expect(
      deviationOf(
        countOf((person) => conductOf(key, person) === conduct),
        share,
      ),
    ).toBeLessThan(most)
  })

  it('one in eight arrives after the start, up to 35 minutes, and nobody else does', () => {
    const late = people.map((person) => arrivesAt(key, person, session, 1).getTime() - startsAt.getTime())
    expect(deviationOf(late.filter((ms) => ms > 0).length, 0.125)).toBeLessThan(most)
    expect(late.filter((ms) => ms > 0 && (ms < 4 * minute || ms > 35 * minute))).toEqual([])
  })

  it('85% accept an invitation, and 4% withdraw an application', () => {
    expect(
      deviationOf(
        countOf((person) => invitationResponse(key, person).comes),
        0.85,
      ),
    ).toBeLessThan(most)
    expect(
      deviationOf(
        countOf((person) => withdrawsAfterMs(key, person) !== undefined),
        0.04,
      ),
    ).toBeLessThan(most)
  })

  it('nine in ten have done a deliverable in the first round, and all in the second', () => {
    const brief = { deliverables: [{ id: 'dlv_1', text: 'Photos' }] }
    const isDone = (round: number) => (person: (typeof people)[number]) =>
      workOf(key, person, { brief }, round).deliverables.every(({ done }) => done)
    expect(deviationOf(countOf(isDone(1)), 0.9)).toBeLessThan(most)
    expect(people.slice(0, 200).every(isDone(2))).toBe(true)
  })
})

describe('at a short time', () => {
  it.each([5, 20, 30, 60])('of a session of %d minutes, workers arrive before its end', (minutes) => {
    const end = `18:${String(minutes % 60).padStart(2, '0')}`
    const short = { ...session, end: minutes === 60 ? '19:00' : end }
    const ends = sessionSpan(short).endsAt.getTime()
    const arrivals = people.map((person) => arrivesAt(key, person, short, 1).getTime())
    expect(arrivals.filter((arrival) => arrival >= ends)).toEqual([])
    expect(deviationOf(arrivals.filter((arrival) => arrival > startsAt.getTime()).length, 0.125)).toBeLessThan(most)
  })

  it.each([1, 60, 2000])(
    'between the hire and the start, of %d minutes, workers who cancel do so before it',
    (minutes) => {
      const hiredAt = new Date(startsAt.getTime() - minutes * minute)
      for (const speed of [0.1, 1, 10]) {
        const moments = people
          .slice(0, 200)
          .map((person) => cancelsAt(key, person, { hiredAt, startsAt }, speed).getTime())
        expect(moments.filter((moment) => moment <= hiredAt.getTime() || moment >= startsAt.getTime())).toEqual([])
      }
    },
  )

  it('workers who cancel a Gig without sessions do so after some hours', () => {
    const hiredAt = startsAt
    for (const person of people.slice(0, 200)) {
      const hours =
        (cancelsAt(key, person, { hiredAt, startsAt: null }, 1).getTime() - hiredAt.getTime()) / (60 * minute)
      expect([hours >= 1, hours <= 12]).toEqual([true, true])
    }
  })
})

describe('the speed', () => {
  const some = people.slice(0, 200)
  const hiredAt = new Date('2025-11-14T10:00:00Z')

  it.each([
    ['cancel', (person, speed) => cancelsAt(key, person, { hiredAt, startsAt }, speed).getTime() - hiredAt.getTime()],
    ['hand in', (person, speed) => submitsAfterMs(key, person, 1, speed)],
    ['give a bank account', (person, speed) => givesAccountAfterMs(key, person, speed)],
  ] satisfies [string, (person: (typeof people)[number], speed: number) => number][])(
    'divides the time that workers take to %s',
    (_, afterMs) => {
      for (const person of some) {
        expect(afterMs(person, 1)).toBeGreaterThan(0)
        expect(afterMs(person, 10)).toBeCloseTo(afterMs(person, 1) / 10, -1)
        expect(afterMs(person, 0.1)).toBeCloseTo(afterMs(person, 1) * 10, -1)
      }
    },
  )

  it('divides how far from the arrival time, or late from the start, workers arrive', () => {
    for (const person of some) {
      const [normal, fast] = [1, 10].map((speed) => arrivesAt(key, person, session, speed).getTime())
      const from = (normal ?? 0) > startsAt.getTime() ? startsAt.getTime() : arrivalAt
      expect((fast ?? 0) - from).toBeCloseTo(((normal ?? 0) - from) / 10, -1)
    }
  })

  it('below 1 lets workers arrive as at 1, while their check-in counts', () => {
    for (const person of some) {
      const slow = arrivesAt(key, person, session, 0.1)
      expect(slow).toEqual(arrivesAt(key, person, session, 1))
      expect(slow.getTime()).toBeLessThan(endsAt.getTime())
    }
  })
})
