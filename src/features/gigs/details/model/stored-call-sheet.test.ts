import { beforeEach, expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { clearDeviceStorage } from '@/shared/device-storage.ts'
import { callSheetOf } from './call-sheet.ts'
import { storeCallSheet, readStoredCallSheet } from './stored-call-sheet.ts'

/** Behaves as a browser's storage: the entries are its own properties. */
function aStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key)
    },
  }
  return Object.create(methods) as Storage
}

const sheet = callSheetOf(aGig(), [], { withPhones: false })
const at = (moment: string) => new Date(moment)
const morning = at('2025-11-22T08:00:00+01:00')
let storage = aStorage()
beforeEach(() => {
  storage = aStorage()
})

it('can be read by its employer only, until 24 hours after the last session', () => {
  storeCallSheet(storage, 'emp_1', sheet, morning)
  expect(readStoredCallSheet(storage, 'emp_1', 'gig_1', at('2025-11-25T01:59:00+01:00'))).toEqual({
    keptAt: morning.toISOString(),
    sheet,
  })
  expect(readStoredCallSheet(storage, 'emp_2', 'gig_1', morning)).toBeUndefined()
  expect(readStoredCallSheet(storage, 'emp_1', 'gig_1', at('2025-11-25T02:00:00+01:00'))).toBeUndefined()
  expect(Object.keys(storage)).toEqual([])
})

it('is not stored after its expiry, or without a session', () => {
  storeCallSheet(storage, 'emp_1', sheet, at('2025-11-26T08:00:00+01:00'))
  storeCallSheet(storage, 'emp_1', { ...sheet, sessions: [] }, morning)
  expect(Object.keys(storage)).toEqual([])
})

it('is removed at log-out and when it cannot be parsed, and other entries stay', () => {
  storage.setItem('auth-storage', 'kept')
  storage.setItem('marquee-call-sheet:emp_1:gig_9', '{"keptAt":1')
  storeCallSheet(storage, 'emp_1', sheet, morning)
  expect(Object.keys(storage)).toEqual(['auth-storage', 'marquee-call-sheet:emp_1:gig_1'])
  clearDeviceStorage(() => storage, 'expired')
  expect(Object.keys(storage)).toEqual(['auth-storage'])
})
