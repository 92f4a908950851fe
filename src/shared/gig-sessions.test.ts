import { describe, expect, it } from 'vitest'
import { hasTimes, findNextSession, sortSessions, sessionTimes, sessionTimesWithArrival } from './gig-sessions.ts'

const session = (date: string, start = '10:00', end = '18:00', endsNextDay = false) => ({
  date,
  start,
  end,
  endsNextDay,
})

it('writes when a session is, also one that ends after midnight', () => {
  expect(sessionTimes(session('2025-11-14'))).toBe('10:00\u00A0AM\u00A0–\u00A06:00\u00A0PM')
  expect(sessionTimes(session('2025-11-14', '18:00', '02:00', true))).toBe(
    '6:00\u00A0PM\u00A0–\u00A02:00\u00A0AM, ends Sat\u00A015\u00A0Nov',
  )
})

it('adds the arrival time if the session has one', () => {
  expect(sessionTimesWithArrival({ ...session('2025-11-14'), arrival: '08:30' })).toBe(
    '10:00\u00A0AM\u00A0–\u00A06:00\u00A0PM, arrival 8:30\u00A0AM',
  )
  expect(sessionTimesWithArrival({ ...session('2025-11-14'), arrival: '' })).toBe(
    '10:00\u00A0AM\u00A0–\u00A06:00\u00A0PM',
  )
})

it('omits sessions of a draft without times', () => {
  expect(hasTimes(session('2025-11-14'))).toBe(true)
  expect(hasTimes(session('', '10:00', '18:00'))).toBe(false)
  expect(
    sortSessions([session('2025-11-16'), session('2025-11-15', '', ''), session('2025-11-14')]).map(({ date }) => date),
  ).toEqual(['2025-11-14', '2025-11-16'])
})

describe('the next session', () => {
  const sessions = [session('2025-11-16'), session('2025-11-13', '20:00', '02:00', true), session('2025-11-10')]
  it.each([
    ['before all', '2025-11-09T08:00:00+01:00', '2025-11-10'],
    ['while one runs past midnight', '2025-11-14T01:59:00+01:00', '2025-11-13'],
    ['between two', '2025-11-14T02:00:00+01:00', '2025-11-16'],
    ['after all', '2025-11-16T18:00:00+01:00', undefined],
  ])('%s', (_, moment, date) => {
    expect(findNextSession(sessions, new Date(moment))?.date).toBe(date)
  })
})
