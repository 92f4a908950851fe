import { expect, it } from 'vitest'
import { reviewsOf } from './demo-portfolios.ts'

it('gives reviews words that fit their stars', () => {
  const starsOf = new Map<string, Set<number>>()
  for (let index = 0; index < 40; index++) {
    for (const rating of [1, 2, 3, 3.4, 4, 4.6, 5]) {
      for (const review of reviewsOf(index, rating, 4)) {
        if (review.comment === null) continue
        starsOf.set(review.comment, (starsOf.get(review.comment) ?? new Set()).add(review.rating))
      }
    }
  }
  expect([...starsOf].filter(([, stars]) => stars.size > 1)).toEqual([])
  expect(starsOf.get('Early, calm and a joy to work with.')).toEqual(new Set([5]))
})
