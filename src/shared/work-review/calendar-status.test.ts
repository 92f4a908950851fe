import { expect, it } from 'vitest'
import type { CalendarEntry } from '@/api/contract/schemas/worker-gig.ts'
import { dayStatus } from './calendar-status.ts'

const entry: CalendarEntry = {
  id: 'day_1',
  gigId: 'gig_1',
  workerGigId: 'wg_1',
  type: 'session',
  date: '2025-11-13',
  start: '12:00',
  end: '18:00',
  arrival: null,
  endsNextDay: false,
  status: 'cancelled',
  note: null,
}
const now = new Date('2025-11-14T08:00:00+01:00')
const labelOf = (hiredAt: string, status: string, checkIns: { date: string; start: string; at: string }[] = []) =>
  dayStatus({ ...entry, ...(checkIns.length > 0 && { status: 'done' }) }, { hiredAt, status, checkIns }, now).label

it('expects nobody in a session that ended within an hour of the hire, which was not cancelled', () => {
  expect(labelOf('2025-11-13T17:10:00+01:00', 'active')).toBe('Not expected')
  expect(labelOf('2025-11-13T17:10:00+01:00', 'cancelled')).toBe('Cancelled')
  expect(labelOf('2025-11-10T09:00:00+01:00', 'paid')).toBe('Cancelled')
})

it('says how late somebody came', () => {
  const at = (time: string) => [{ date: '2025-11-13', start: '12:00', at: `2025-11-13T${time}+01:00` }]
  expect(labelOf('2025-11-10T09:00:00+01:00', 'paid', at('12:25:00'))).toBe('Came 25\u00A0min after the start')
  expect(labelOf('2025-11-10T09:00:00+01:00', 'paid', at('11:55:00'))).toBe('Done')
})
