import { expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { draftFields, formOf } from '../../post/model/gig-form.ts'
import { isSameWork } from '@/rules/gig-editing.ts'
import { changedFields, concernsWorkers } from './gig-changes.ts'

const form = formOf(aGig({ status: 'open' }))
const changes = (edits: Partial<typeof form>) => changedFields(draftFields(form), draftFields({ ...form, ...edits }))

it('sends only the changed fields', () => {
  expect(changes({})).toEqual({})
  expect(changes({ title: 'Another title of it' })).toEqual({ title: 'Another title of it' })
  expect(changes({ onSiteContact: { name: '', phone: '' } })).toEqual({ onSiteContact: null })
})

it('offers to notify workers of changes that concern their day', () => {
  expect(concernsWorkers(changes({ title: 'Another title of it' }))).toBe(false)
  expect(concernsWorkers(changes({ applicationDeadline: { day: '2025-11-16', time: '12:00' } }))).toBe(false)
  expect(
    concernsWorkers(
      changes({
        sessions: form.sessions.map((session, index) => (index === 0 ? { ...session, date: '2025-11-21' } : session)),
      }),
    ),
  ).toBe(true)
  expect(concernsWorkers(changes({ perks: { ...form.perks, dressCode: 'White' } }))).toBe(true)
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
