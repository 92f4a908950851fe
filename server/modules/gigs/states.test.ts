import { expect, it } from 'vitest'
import { type GigStatus, gigStatuses } from '../../../src/api/contract/schemas/gig.ts'
import { type GigEvent, gigTransitions, isDeletable, isEnded, nextStatus } from './states.ts'

const allowed: readonly (readonly [GigStatus, GigEvent, GigStatus])[] = [
  ['draft', 'publish', 'pending_payment'],
  ['pending_payment', 'abandon', 'draft'],
  ['pending_payment', 'pay', 'open'],
  ['open', 'begin', 'in_progress'],
  ['open', 'expire', 'expired'],
  ['open', 'cancel', 'cancelled'],
  ['in_progress', 'complete', 'completed'],
]
const refused = gigStatuses
  .flatMap((status) => (Object.keys(gigTransitions) as GigEvent[]).map((event) => [status, event] as const))
  .filter(([status, event]) => !allowed.some(([from, what]) => from === status && what === event))

it.each(allowed)('a Gig with the status %s goes on the event %s to %s', (status, event, to) =>
  expect(nextStatus(status, event)).toBe(to),
)

it.each(refused)('a Gig with the status %s refuses the event %s', (status, event) => {
  expect(() => nextStatus(status, event)).toThrow(expect.objectContaining({ code: 'GIG_STATE' }))
})

it('a Gig can be deleted before it is paid, and does not change after its end', () => {
  expect(refused).toHaveLength(42)
  expect(gigStatuses.filter(isDeletable)).toEqual(['draft', 'pending_payment'])
  expect(gigStatuses.filter(isEnded)).toEqual(['completed', 'cancelled', 'expired'])
  expect(gigStatuses.filter((status) => isEnded(status) && allowed.some(([from]) => from === status))).toEqual([])
})
