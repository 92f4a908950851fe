import { expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { draftFields, formOf } from '../../post/model/gig-form.ts'
import { changedFields, isSameWork, isTellable } from './gig-changes.ts'

const form = formOf(aGig({ status: 'open' }))
const changes = (next: Partial<typeof form>) => changedFields(draftFields(form), draftFields({ ...form, ...next }))

it('sends only the changed fields', () => {
  expect(changes({})).toEqual({})
  expect(changes({ title: 'Another title of it' })).toEqual({ title: 'Another title of it' })
  expect(changes({ onSiteContact: { name: '', phone: '' } })).toEqual({ onSiteContact: null })
})

it('offers to notify workers of changes that concern their day', () => {
  expect(isTellable(changes({ title: 'Another title of it' }))).toBe(false)
  expect(isTellable(changes({ deadline: { day: '2025-11-16', time: '12:00' } }))).toBe(false)
  expect(
    isTellable(
      changes({ sessions: form.sessions.map((one, index) => (index === 0 ? { ...one, date: '2025-11-21' } : one)) }),
    ),
  ).toBe(true)
  expect(isTellable(changes({ perks: { ...form.perks, dressCode: 'White' } }))).toBe(true)
})

const day = { date: '2025-11-22', start: '10:00', end: '18:00' }
const night = { date: '2025-11-23', start: '18:00', end: '02:00', endsNextDay: true }
const sessions = [day, night]

it('distinguishes moved sessions from different work', () => {
  expect(
    isSameWork(sessions, [
      { ...night, date: '2025-11-30' },
      { ...day, start: '12:00', end: '20:00' },
    ]),
  ).toBe(true)
  expect(isSameWork(sessions, [day, { ...night, end: '03:00' }])).toBe(false)
  expect(isSameWork(sessions, [day])).toBe(false)
})
