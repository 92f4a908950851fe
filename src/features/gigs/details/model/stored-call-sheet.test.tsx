import { afterEach, beforeEach, expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { clearDeviceStorage } from '@/shared/device-storage.ts'
import { replaceClock } from '@/lib/clock.ts'
import { callSheetOf } from './call-sheet.ts'
import { storeCallSheet, readStoredCallSheet } from './stored-call-sheet.ts'

const sheet = callSheetOf(aGig(), [], { withPhones: false })
const morning = '2025-11-22T08:00:00+01:00'

let undoClock = () => {}
const setTime = (moment: string) => {
  undoClock()
  undoClock = replaceClock({ now: () => new Date(moment) })
}
beforeEach(() => {
  localStorage.clear()
  setTime(morning)
})
afterEach(() => undoClock())

it('can be read by its employer only, until 24 hours after the last session', () => {
  storeCallSheet('emp_1', sheet)
  setTime('2025-11-25T01:59:00+01:00')
  expect(readStoredCallSheet('emp_1', 'gig_1')).toEqual({ keptAt: new Date(morning).toISOString(), sheet })
  expect(readStoredCallSheet('emp_2', 'gig_1')).toBeUndefined()
  setTime('2025-11-25T02:00:00+01:00')
  expect(readStoredCallSheet('emp_1', 'gig_1')).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

it('is not stored after its expiry, or without a session', () => {
  storeCallSheet('emp_1', { ...sheet, sessions: [] })
  setTime('2025-11-26T08:00:00+01:00')
  storeCallSheet('emp_1', sheet)
  expect(localStorage).toHaveLength(0)
})

it('is removed at log-out and when it cannot be parsed, and other entries stay', () => {
  localStorage.setItem('auth-storage', 'kept')
  localStorage.setItem('marquee-call-sheet:emp_1:gig_9', '{"keptAt":1')
  storeCallSheet('emp_1', sheet)
  expect(Object.keys(localStorage).toSorted()).toEqual(['auth-storage', 'marquee-call-sheet:emp_1:gig_1'])
  clearDeviceStorage('expired')
  expect(Object.keys(localStorage)).toEqual(['auth-storage'])
})
