import { expect, it } from 'vitest'
import { posterOf, type PosterSource, seatsLine } from './poster-facts.ts'

const now = new Date('2025-11-14T08:00:00+01:00')
const empty: PosterSource = { title: '', sessions: [] }
const night = { date: '2025-11-28', start: '22:00', end: '04:00', endsNextDay: true }

it('has the day in capitals, and in words for everybody else', () => {
  expect(posterOf({ ...empty, sessions: [night] }, now).day).toEqual({
    weekday: 'FRI',
    date: '28',
    month: 'NOV',
    year: undefined,
    short: 'Fri 28 Nov',
    start: '10:00\u00A0PM',
    line: 'Fri 28 Nov 2025, 10:00\u00A0PM\u00A0–\u00A04:00\u00A0AM, ends Sat\u00A029\u00A0Nov',
    others: 0,
  })
})

it('has the year of each day that is not in this one', () => {
  const lastNight = { ...night, date: '2025-12-31' }
  expect(posterOf({ ...empty, sessions: [lastNight] }, now).day).toMatchObject({
    year: undefined,
    short: 'Wed 31 Dec',
    line: 'Wed 31 Dec 2025, 10:00\u00A0PM\u00A0–\u00A04:00\u00A0AM, ends Thu\u00A01\u00A0Jan\u00A02026',
  })
  expect(posterOf({ ...empty, sessions: [{ ...night, date: '2027-01-17' }] }, now).day).toMatchObject({
    year: '2027',
    short: 'Sun 17 Jan 2027',
  })
})

it('shows the next session and counts those after it, and after the last one the last and all', () => {
  const sessions = [night, { ...night, date: '2025-11-13' }, { ...night, date: '2025-12-05' }]
  expect(posterOf({ ...empty, sessions }, now).day).toMatchObject({ date: '28', others: 1 })
  expect(posterOf({ ...empty, sessions }, new Date('2026-01-01T00:00:00Z')).day).toMatchObject({ date: '5', others: 2 })
})

it('leaves out what a draft does not have yet, also a session without times', () => {
  expect(posterOf({ ...empty, title: '  ', sessions: [{ ...night, start: '' }] }, now)).toEqual({})
})

it('names craft, place, pay and seats', () => {
  const facts = posterOf(
    {
      title: ' Friday club night ',
      category: 'dj',
      sessions: [],
      workMode: 'remote',
      payType: 'per_gig',
      rateKobo: 6_000_000,
      workersNeeded: 2,
      workersHired: 1,
    },
    now,
    [
      { id: 'w_1', name: 'Ada' },
      { id: 'w_2', name: 'Bola' },
    ],
  )
  expect(facts).toMatchObject({
    craft: 'DJ',
    title: 'Friday club night',
    place: 'Remote',
    pay: '₦60,000.00 for each worker',
    seats: { needed: 2, hired: 1, people: [{ id: 'w_1', name: 'Ada' }] },
  })
})

it('counts hired workers, and in a draft only the places', () => {
  expect(seatsLine({ needed: 5, hired: 3, people: [] })).toBe('3 of 5 workers hired')
  expect(seatsLine({ needed: 1, hired: 0, people: [] })).toBe('0 of 1 worker hired')
  expect(seatsLine({ needed: 1, hired: 0, people: [] }, true)).toBe('1 worker')
})
