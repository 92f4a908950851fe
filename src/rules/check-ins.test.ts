import { describe, expect, it } from 'vitest'
import { isTimeToCheckIn, moveCheckIns } from './check-ins.ts'

const session = (start: string, end: string, date = '2025-11-14') => ({ date, start, end })
const checkIn = (start: string, time: string) => ({
  date: '2025-11-14',
  start,
  at: `2025-11-14T${time}:00+01:00`,
})

describe('a check-in', () => {
  it.each([
    [undefined, '05:59', false],
    [undefined, '06:00', true],
    ['08:00', '03:59', false],
    ['08:00', '04:00', true],
    [undefined, '11:59', true],
    [undefined, '12:00', false],
  ])('to a session at 10:00 with the arrival %s is possible at %s: %s', (arrival, time, expected) => {
    const at = new Date(`2025-11-14T${time}:00+01:00`)
    expect(isTimeToCheckIn({ ...session('10:00', '12:00'), arrival }, at)).toBe(expected)
  })

  it('follows the session of the same length, also when several move, and no session that was there before', () => {
    const before = [session('10:00', '12:00'), session('12:00', '16:00'), session('17:00', '19:00')]
    const after = [session('17:00', '19:00'), session('12:30', '16:30'), session('10:30', '12:30')]
    expect(moveCheckIns([checkIn('12:00', '09:50'), checkIn('10:00', '09:40')], before, after)).toEqual({
      checkIns: [
        { ...checkIn('12:00', '09:50'), start: '12:30' },
        { ...checkIn('10:00', '09:40'), start: '10:30' },
      ],
      outdated: [],
    })
  })

  it('follows its own session where all of them move, also onto the time of the next one', () => {
    const before = [session('10:00', '12:00'), session('12:00', '14:00'), session('14:00', '16:00')]
    const after = [session('12:00', '14:00'), session('14:00', '16:00'), session('16:00', '18:00')]
    expect(moveCheckIns([checkIn('10:00', '09:50'), checkIn('12:00', '11:50')], before, after)).toEqual({
      checkIns: [
        { ...checkIn('10:00', '09:50'), start: '12:00' },
        { ...checkIn('12:00', '11:50'), start: '14:00' },
      ],
      outdated: [],
    })
  })

  it('stays with a session that did not move, although another one now begins after it', () => {
    const before = [session('10:00', '12:00'), session('12:00', '14:00')]
    const after = [session('14:00', '16:00'), session('12:00', '14:00')]
    const arrivals = [checkIn('12:00', '11:50')]
    expect(moveCheckIns(arrivals, before, after)).toEqual({ checkIns: arrivals, outdated: [] })
  })

  it('counts no more where its session moved too far or is not there any more', () => {
    const before = [session('10:00', '12:00'), session('13:00', '16:00')]
    const after = [session('14:00', '16:00'), session('17:00', '21:00')]
    const arrivals = [checkIn('10:00', '09:40'), checkIn('13:00', '09:40')]
    expect(moveCheckIns(arrivals, before, after)).toEqual({ checkIns: arrivals, outdated: arrivals })
  })

  it('counts for the session that takes its time, where its own moved too far', () => {
    const before = [session('14:00', '15:00'), session('16:00', '17:00'), session('17:00', '18:00')]
    const after = [session('14:00', '15:00'), session('17:00', '18:00'), session('20:00', '21:00')]
    const arrivals = [checkIn('17:00', '13:30')]
    expect(moveCheckIns(arrivals, before, after)).toEqual({ checkIns: arrivals, outdated: [] })
  })
})
