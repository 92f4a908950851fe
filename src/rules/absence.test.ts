import { expect, it } from 'vitest'
import { absenceRefusal, missedSession } from './absence.ts'
import { isAbsentPlace } from './check-ins.ts'

const session = (date: string, start = '16:00') => ({ date, start, end: '23:00', endsNextDay: false })
const [friday, saturday] = [session('2025-11-14'), session('2025-11-15')]
const at = (text: string) => new Date(`${text}+01:00`)
const hiredAt = '2025-11-10T09:00:00+01:00'
const nobody = { hiredAt, checkIns: [] }
const onFriday = { hiredAt, checkIns: [{ date: '2025-11-14', start: '16:00' }] }

it('finds the latest session that began without the worker', () => {
  const sessions = [saturday, friday]
  expect(missedSession(sessions, nobody, at('2025-11-14T15:59'))).toBeUndefined()
  expect(missedSession(sessions, nobody, at('2025-11-14T16:00'))).toBe(friday)
  expect(missedSession(sessions, nobody, at('2025-11-16T08:00'))).toBe(saturday)
  expect(missedSession([friday], onFriday, at('2025-11-14T17:00'))).toBeUndefined()
})

it('says why an absence cannot be reported', () => {
  const refusalAt = (place: typeof onFriday, now: string) =>
    absenceRefusal([friday, saturday], place, { name: 'Tunde Bakare', now: at(now) })
  expect(refusalAt(nobody, '2025-11-14T15:59')).toBe('No session of Tunde Bakare has begun yet.')
  expect(refusalAt(onFriday, '2025-11-14T17:00')).toBe('Tunde Bakare has checked in to every session that has begun.')
  expect(refusalAt(onFriday, '2025-11-15T17:00')).toBeUndefined()
  expect(refusalAt(nobody, '2025-11-14T17:00')).toBeUndefined()
})

it('gives somebody who is hired while a session runs an hour to come', () => {
  const late = { ...nobody, hiredAt: at('2025-11-14T18:30') }
  const refusalAt = (now: string) => absenceRefusal([friday, saturday], late, { name: 'Tunde Bakare', now: at(now) })
  expect(refusalAt('2025-11-14T19:29')).toBe('Tunde Bakare was hired less than an hour ago.')
  expect(refusalAt('2025-11-14T19:30')).toBeUndefined()
  expect(missedSession([friday, saturday], late, at('2025-11-15T16:00'))).toBe(saturday)
})

it('reports nobody from a session that ended within an hour of the hire', () => {
  const late = { ...nobody, hiredAt: at('2025-11-14T22:50') }
  const refusalAt = (now: string) => absenceRefusal([friday, saturday], late, { name: 'Tunde Bakare', now: at(now) })
  for (const now of ['2025-11-14T22:55', '2025-11-14T23:50', '2025-11-15T15:59']) {
    expect(refusalAt(now)).toBe('Tunde Bakare was hired less than an hour before the session ended.')
  }
  expect(missedSession([friday, saturday], late, at('2025-11-15T16:00'))).toBe(saturday)
  const inTime = { ...nobody, hiredAt: at('2025-11-14T21:50') }
  expect(missedSession([friday, saturday], inTime, at('2025-11-14T23:50'))).toBe(friday)
})

it('gives only the place of somebody who came to no session to another worker', () => {
  const reported = { status: 'disputed', dispute: { topic: 'no_show' }, ...nobody }
  expect(isAbsentPlace(reported)).toBe(true)
  expect(isAbsentPlace({ ...reported, ...onFriday })).toBe(false)
  expect(isAbsentPlace({ ...reported, dispute: { topic: 'quality' } })).toBe(false)
  expect(isAbsentPlace({ ...reported, status: 'cancelled' })).toBe(false)
})
