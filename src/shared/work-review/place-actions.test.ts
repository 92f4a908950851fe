import { expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { aWorkerGig } from '@/api/mocks/people-factories.ts'
import { placeActions } from './place-actions.ts'

const gig = aGig({
  sessions: [{ date: '2025-11-14', start: '16:00', end: '23:00', arrival: null, endsNextDay: false }],
})
const now = new Date('2025-11-14T17:00:00+01:00')

/** The names of what can be done in a state. */
const actionsIn = (status: string, changes = {}) =>
  Object.entries(placeActions(aWorkerGig({ status, ...changes }), gig, now))
    .filter(([, value]) => value !== false && value !== undefined)
    .map(([name]) => name)

it.each([
  ['hired', ['canMessage', 'canCancel']],
  ['active', ['canMessage', 'absentFrom']],
  ['task_submitted', ['canReview', 'canDispute', 'canMessage']],
  ['changes_requested', ['canDispute', 'canMessage']],
  ['approved', ['canMessage']],
  ['paid', ['canRate']],
  ['cancelled', []],
  ['disputed', ['canMessage']],
  ['on_hold', []],
])('of a place that is %s are %j', (status, names) => expect(actionsIn(status)).toEqual(names))

it('reports a problem with a worker who came, and hands nothing in after the last session', () => {
  const checkIns = [{ date: '2025-11-14', start: '16:00', at: '2025-11-14T15:50:00+01:00' }]
  const place = aWorkerGig({ status: 'active', checkIns })
  const canDisputeAt = (time: string, of = place) => placeActions(of, gig, new Date(time)).canDispute
  expect(canDisputeAt('2025-11-14T22:59:00+01:00')).toBe(false)
  expect(canDisputeAt('2025-11-14T23:00:00+01:00')).toBe(true)
  // Somebody who did not come is reported absent.
  expect(canDisputeAt('2025-11-14T23:00:00+01:00', { ...place, checkIns: [] })).toBe(false)
})

it('rates once, and reports nobody absent who is there', () => {
  expect(actionsIn('paid', { review: { rating: 5, tags: [] } })).toEqual([])
  const checkIns = [{ date: '2025-11-14', start: '16:00', at: '2025-11-14T15:50:00+01:00' }]
  expect(actionsIn('active', { checkIns })).toEqual(['canMessage'])
})
