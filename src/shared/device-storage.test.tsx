import { beforeEach, expect, it } from 'vitest'
import { clearDeviceStorage } from './device-storage.ts'

const stored = [
  'marquee-call-sheet:emp_1:gig_1',
  'marquee-gig-draft:emp_1:new',
  'marquee-gig-draft:emp_2:gig-gig_1',
  'marquee-gig-team:emp_1:gig_1',
  'marquee-push-registration',
  'marquee-return-to',
  'marquee-withdrawal:emp_1',
  'marquee-preferences',
  'marquee-theme',
]

beforeEach(() => {
  localStorage.clear()
  for (const key of stored) localStorage.setItem(key, '{}')
})

const left = () => Object.keys(localStorage).toSorted()

it('removes all texts of employers at log-out, and keeps preferences and references of payments', () => {
  clearDeviceStorage(() => localStorage, 'logOut')
  expect(left()).toEqual(['marquee-preferences', 'marquee-theme', 'marquee-withdrawal:emp_1'])
})

it('keeps drafts and teams when the server ended the session', () => {
  clearDeviceStorage(() => localStorage, 'expired')
  expect(left()).toEqual(stored.filter((key) => !/call-sheet|push-registration/.test(key)).toSorted())
})

it('throws no error when storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  expect(() => clearDeviceStorage(blocked, 'logOut')).not.toThrow()
})
