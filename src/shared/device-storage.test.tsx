import { beforeEach, expect, it } from 'vitest'
import { clearDeviceStorage } from './device-storage.ts'

const stored = [
  'marquee-call-sheet:emp_1:gig_1',
  'marquee-gig-draft:emp_1:new',
  'marquee-gig-draft:emp_2:gig-gig_1',
  'marquee-gig-team:emp_1:gig_1',
  'marquee-mailing:emp_1:message:wg_1',
  'marquee-typed-text:emp_1:private-note:ap_1',
  'marquee-push-registration',
  'marquee-gig-payment:emp_1:gig_1',
  'marquee-withdrawal:emp_1',
  'marquee-preferences',
  'marquee-theme',
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.setItem('marquee-return-to', '/dashboard/post-gig')
  for (const key of stored) localStorage.setItem(key, '{}')
})

const storedKeys = () => Object.keys(localStorage).toSorted()

it('removes all texts of employers at log-out, and keeps preferences and references of payments', () => {
  clearDeviceStorage('logOut')
  expect(storedKeys()).toEqual([
    'marquee-gig-payment:emp_1:gig_1',
    'marquee-preferences',
    'marquee-theme',
    'marquee-withdrawal:emp_1',
  ])
  expect(sessionStorage).toHaveLength(0)
})

it('keeps drafts and teams when the server ended the session', () => {
  clearDeviceStorage('expired')
  expect(storedKeys()).toEqual(stored.filter((key) => !/call-sheet|push-registration/.test(key)).toSorted())
  expect(sessionStorage).toHaveLength(1)
})

it('leaves to another tab what the tabs share, and removes what only this one has', () => {
  clearDeviceStorage('otherTab')
  expect(storedKeys()).toEqual(stored.filter((key) => !/call-sheet|push-registration/.test(key)).toSorted())
  expect(sessionStorage).toHaveLength(0)
})
