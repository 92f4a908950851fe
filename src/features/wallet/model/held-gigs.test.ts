import { expect, it } from 'vitest'
import { aGig, someGigs } from '@/api/mocks/gig-factories.ts'
import { someWorkerGigs } from '@/api/mocks/people-factories.ts'
import { heldGigs } from './held-gigs.ts'

const gig = (id: string, heldKobo: number) => aGig({ id, title: id, payment: { heldKobo } })

it('lists the Gigs that hold money, and nothing else', () => {
  const held = heldGigs(someGigs(), someWorkerGigs())
  expect(held.map(({ title, heldKobo }) => [title, heldKobo])).toEqual([
    ['Product launch', 1_500_000],
    ['Wedding photographer', 25_000_000],
  ])
  expect(held[0]?.reviewBy).toBeDefined()
  expect(held[1]?.reviewBy).toBeUndefined()
})

it('starts with the next review, whatever its offset is written as, then with the largest amount', () => {
  const reviews = [
    { gigId: 'late', reviewDueAt: '2025-11-20T18:00:00+01:00' },
    { gigId: 'soon', reviewDueAt: '2025-11-21T18:00:00+01:00' },
    { gigId: 'soon', reviewDueAt: '2025-11-20T16:30:00Z' },
    { gigId: 'small', reviewDueAt: null },
  ]
  const held = heldGigs([gig('small', 1), gig('late', 5), gig('large', 9), gig('soon', 2), gig('none', 0)], reviews)
  expect(held.map(({ id }) => id)).toEqual(['soon', 'late', 'large', 'small'])
  expect(held[0]?.reviewBy).toBe('2025-11-20T16:30:00Z')
})
