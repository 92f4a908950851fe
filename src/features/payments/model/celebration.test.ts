import { expect, it } from 'vitest'
import { aSubscription } from '@/api/mocks/factories.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { celebrationOf } from './celebration.ts'

const now = new Date('2025-11-14T08:00:00+01:00')
const paidAt = (completedAt: string, type: 'gig_payment' | 'subscription' = 'gig_payment') =>
  aTransaction({
    type,
    status: 'success',
    gigId: type === 'gig_payment' ? 'gig_1' : null,
    planCode: 'premium',
    reference: 'MQ-1',
    completedAt,
  })
const today = '2025-11-14T07:59:00+01:00'

it('is news that a Gig is open', () => {
  expect(celebrationOf(paidAt(today), { gigStatus: 'open' }, now)).toEqual({
    event: 'payment:MQ-1',
    title: 'Your Gig is live',
    text: 'Your Gig is open and workers can apply.',
  })
})

it('is news that the plan that was paid for runs', () => {
  const subscription = aSubscription({ planCode: 'premium', gigCount: 10, renewsAt: '2025-12-14T08:00:00+01:00' })
  expect(celebrationOf(paidAt(today, 'subscription'), { subscription }, now)).toMatchObject({
    title: 'You are subscribed',
  })
})

it.each([
  ['a Gig that is not open yet', paidAt(today), 'pending_payment'],
  ['a payment that is not known', undefined, 'open'],
  ['a payment that failed', aTransaction({ ...paidAt(today), status: 'failed' }), 'open'],
  ['a payment of last week', paidAt('2025-11-07T08:00:00+01:00'), 'open'],
])('is no news: %s', (_, payment, gigStatus) => {
  expect(celebrationOf(payment, { gigStatus }, now)).toBeUndefined()
})
