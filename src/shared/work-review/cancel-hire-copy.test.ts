import { expect, it } from 'vitest'
import { cancelReasons } from '@/api/contract/schemas/gig.ts'
import { hireCancelReasons, placeEndReasons } from '@/api/contract/schemas/worker-gig.ts'
import { cancelReasonText } from './cancel-hire-copy.ts'

it.each([...hireCancelReasons, ...cancelReasons, ...placeEndReasons])('%s is said in words', (reason) => {
  expect(cancelReasonText(reason)).toMatch(/^[A-Z][a-z, ]+$/)
})

it('says that an absent worker was replaced', () => {
  expect(cancelReasonText('replaced')).toBe('Did not come, and was replaced')
})

it('humanizes a reason that this version does not know', () => {
  expect(cancelReasonText('venue_burnt_down')).toBe('Venue burnt down')
})
