import { expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { comingUp, dayName } from './coming-up.ts'

const session = (date: string, start: string, end: string, endsNextDay = false) => ({ date, start, end, endsNextDay })
const gig = (id: string, ...sessions: ReturnType<typeof session>[]) => aGig({ id, status: 'open', sessions })
const keys = (gigs: ReturnType<typeof gig>[], now: string) => comingUp(gigs, new Date(now)).map(({ key }) => key)

it('lists the sessions of today and the six days after, the next first', () => {
  const gigs = [
    gig('a', session('2025-11-20', '18:00', '23:00'), session('2025-11-21', '18:00', '23:00')),
    gig('b', session('2025-11-20', '10:00', '12:00'), session('2025-11-15', '10:00', '12:00')),
  ]
  expect(keys(gigs, '2025-11-14T08:00:00+01:00')).toEqual([
    'b 2025-11-15 10:00',
    'b 2025-11-20 10:00',
    'a 2025-11-20 18:00',
  ])
})

it('keeps a session until its end, also after midnight', () => {
  const night = [gig('night', session('2025-11-13', '22:00', '04:00', true))]
  expect(keys(night, '2025-11-14T03:59:00+01:00')).toHaveLength(1)
  expect(keys(night, '2025-11-14T04:00:00+01:00')).toHaveLength(0)
})

it('moves its seven days at midnight in Lagos', () => {
  const gigs = [gig('a', session('2025-11-21', '18:00', '23:00'))]
  expect(keys(gigs, '2025-11-14T23:59:59+01:00')).toHaveLength(0)
  expect(keys(gigs, '2025-11-15T00:00:00+01:00')).toHaveLength(1)
})

it('leaves out Gigs that are not paid, and sessions without times', () => {
  const sessions = [session('2025-11-15', '18:00', '23:00')]
  expect(comingUp([aGig({ status: 'pending_payment', sessions })], new Date('2025-11-14T08:00:00Z'))).toEqual([])
  expect(keys([gig('a', session('2025-11-15', '', ''))], '2025-11-14T08:00:00Z')).toEqual([])
})

it.each([
  ['2025-11-14', 'Today'],
  ['2025-11-15', 'Tomorrow'],
  ['2025-11-16', undefined],
])('%s is %s', (day, name) => {
  expect(dayName(day, new Date('2025-11-13T23:00:00Z'))).toBe(name)
})
