import { describe, expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { aWorkerGig } from '@/api/mocks/people-factories.ts'
import { arrivalText, arrivalTone } from './arrival-copy.ts'
import { arrivalAt, sessionOfToday, sessionsOfPlace } from './place-sessions.ts'

const session = (date: string, start = '16:00') => ({ date, start, end: '23:00', arrival: '15:00', endsNextDay: false })
const friday = session('2025-11-14')
const saturday = session('2025-11-15')
const at = (text: string) => new Date(`${text}+01:00`)
const checkedIn = (time: string) =>
  aWorkerGig({ checkIns: [{ date: '2025-11-14', start: '16:00', at: `2025-11-14T${time}:00+01:00` }] })
const nobody = aWorkerGig()
/** Took another's place while the session ran. */
const replacement = (time: string) => ({ ...checkedIn(time), hiredAt: '2025-11-14T17:30:00+01:00' })
const hiredWhileItRan = { ...nobody, hiredAt: '2025-11-14T17:30:00+01:00' }

describe('who is there', () => {
  it.each([
    ['before the session', nobody, '2025-11-14T12:00', 'Expected 3:00\u00A0PM', 'muted'],
    ['after its start', nobody, '2025-11-14T16:30', 'Not there yet, 30\u00A0min late', 'danger'],
    ['in its first minute', nobody, '2025-11-14T16:00', 'Not there yet', 'danger'],
    ['of who was hired a moment ago', hiredWhileItRan, '2025-11-14T18:29', 'Expected 6:30\u00A0PM', 'muted'],
    ['an hour after such a hire', hiredWhileItRan, '2025-11-14T18:40', 'Not there yet, 10\u00A0min late', 'danger'],
    ['on time', checkedIn('15:50'), '2025-11-14T16:30', 'Arrived 3:50\u00A0PM', 'default'],
    ['on the minute', checkedIn('16:00'), '2025-11-14T16:30', 'Arrived 4:00\u00A0PM', 'default'],
    ['late', checkedIn('16:25'), '2025-11-14T16:30', 'Late: 4:25\u00A0PM (25\u00A0min)', 'warning'],
    ['of who was hired while it ran', replacement('17:50'), '2025-11-14T18:30', 'Arrived 5:50\u00A0PM', 'default'],
    ['very late', checkedIn('18:10'), '2025-11-14T18:30', 'Late: 6:10\u00A0PM (2\u00A0h)', 'warning'],
  ])('is said %s', (_when, place, now, text, tone) => {
    const arrival = arrivalAt(friday, place, at(now))
    expect(arrivalText(arrival)).toBe(text)
    expect(arrivalTone(arrival)).toBe(tone)
  })

  it('is asked of the session that runs or starts within twelve hours', () => {
    const sessions = [friday, saturday]
    expect(sessionOfToday(sessions, at('2025-11-14T03:59'))).toBeUndefined()
    expect(sessionOfToday(sessions, at('2025-11-14T04:00'))).toBe(friday)
    expect(sessionOfToday(sessions, at('2025-11-14T22:59'))).toBe(friday)
    expect(sessionOfToday(sessions, at('2025-11-14T23:00'))).toBeUndefined()
    expect(sessionOfToday(sessions, at('2025-11-15T08:00'))).toBe(saturday)
  })
})

it('takes the sessions of the place, or else those of the Gig', () => {
  const gig = aGig({ sessions: [saturday, friday] })
  expect(sessionsOfPlace(nobody, gig).map(({ date }) => date)).toEqual(['2025-11-14', '2025-11-15'])
  expect(sessionsOfPlace(aWorkerGig({ sessions: [saturday] }), gig)).toHaveLength(1)
  expect(sessionsOfPlace(replacement('17:50'), gig)).toHaveLength(2)
  expect(sessionsOfPlace({ ...nobody, hiredAt: '2025-11-14T23:00:00+01:00' }, gig)).toEqual([saturday])
})
