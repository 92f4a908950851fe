import { expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { aWorkerGig } from '@/api/mocks/people-factories.ts'
import { firstDay, gigEntries } from './gig-calendar.ts'

const now = new Date('2025-11-23T00:30:00+01:00')
const gig = aGig({ status: 'open', workersHired: 2 })

it('places sessions, the deadline and reviews on Lagos days', () => {
  const submitted = aWorkerGig({ id: 'wg_9', status: 'task_submitted', reviewDueAt: '2025-11-24T23:30:00Z' })
  const entries = gigEntries(gig, [aWorkerGig(), submitted], now)
  expect(entries.map(({ date, start, label, status }) => [date, start, label, status])).toEqual([
    ['2025-11-22', '10:00', 'Session 1', 'Over'],
    ['2025-11-23', '18:00', 'Session 2', 'Planned'],
    ['2025-11-17', '23:59', 'Applications close', 'Closed'],
    ['2025-11-25', '00:30', 'Review Tunde Bakare', 'Approves automatically'],
  ])
  expect(entries[2]?.tone).toBe('neutral')
  const [, , , review] = gigEntries(gig, [submitted], now, new Map(), { list: 'tab=open' })
  expect(review?.href).toBe(`/dashboard/gig-management/${gig.id}/profile/worker/wg_9?list=tab%3Dopen`)
  expect(
    gigEntries({ ...gig, status: 'cancelled', updatedAt: '2025-11-22T20:00:00+01:00' }, [], now)
      .slice(0, 2)
      .map(({ status }) => status),
  ).toEqual(['Over', 'Cancelled'])
  expect(gigEntries({ ...gig, status: 'expired' }, [], now)[0]?.status).toBe('Did not take place')
})

it('says which session runs, and who has arrived at it', () => {
  const during = new Date('2025-11-23T20:00:00+01:00')
  const arrived = {
    id: 'a',
    gigId: gig.id,
    workerGigId: 'wg_1',
    type: 'session',
    date: '2025-11-23',
    start: '18:00',
    end: '02:00',
    endsNextDay: true,
    status: 'done',
  }
  const statuses = (at: Date) =>
    gigEntries(gig, [aWorkerGig()], at, new Map([['wg_1', [arrived]]])).map(({ label, status }) => [label, status])
  expect(statuses(during)).toEqual([
    ['Session 1', 'Over'],
    ['Session 2', 'Running'],
    ['Applications close', 'Closed'],
    ['Tunde Bakare', 'Arrived'],
  ])
  const ended = statuses(new Date('2025-11-24T02:00:00+01:00'))
  expect([ended[1], ended[3]]).toEqual([
    ['Session 2', 'Over'],
    ['Tunde Bakare', 'Done'],
  ])
})

it('has the days of each worker that are over, and whether the worker came', () => {
  const day = (id: string, status: string, type = 'session') => ({
    id,
    gigId: gig.id,
    workerGigId: 'wg_1',
    type,
    date: '2025-11-22',
    start: '10:00',
    end: '18:00',
    endsNextDay: false,
    status,
  })
  const calendars = new Map([
    [
      'wg_1',
      [
        day('a', 'missed'),
        day('b', 'scheduled'),
        day('c', 'done'),
        day('d', 'done', 'review_due'),
        day('e', 'cancelled'),
      ],
    ],
  ])
  const added = gigEntries(gig, [aWorkerGig()], now, calendars).filter(({ label }) => label === 'Tunde Bakare')
  expect(added.map(({ id, status, tone, href }) => [id, status, tone, href])).toEqual([
    ['a', 'Missed', 'danger', '/dashboard/gig-management/gig_1/profile/worker/wg_1'],
    ['c', 'Done', 'neutral', '/dashboard/gig-management/gig_1/profile/worker/wg_1'],
  ])
})

it('opens on the next session, or else on the first', () => {
  expect(firstDay(gig, now)).toBe('2025-11-23')
  expect(firstDay(gig, new Date('2026-01-01T00:00:00Z'))).toBe('2025-11-22')
  expect(firstDay({ sessions: [] }, now)).toBe('2025-11-23')
})
