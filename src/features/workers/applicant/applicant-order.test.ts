import { expect, it } from 'vitest'
import { anApplicant } from '@/api/mocks/people-factories.ts'
import { orderWith, placeIn } from './applicant-order.ts'

const people = ['a', 'b', 'c'].map((id) => anApplicant({ id }))

it('says the position and the neighbours', () => {
  expect(placeIn(['a', 'b', 'c'], people, 'b')).toMatchObject({
    position: 2,
    total: 3,
    previous: { id: 'a' },
    next: { id: 'c' },
  })
  expect(placeIn(['a', 'b', 'c'], people, 'a').previous).toBeUndefined()
  expect(placeIn(['a', 'b', 'c'], people, 'c').next).toBeUndefined()
})

it('leaves out those who are no applicants any more', () => {
  expect(placeIn(['a', 'gone', 'b'], people, 'b')).toMatchObject({ position: 2, total: 2, previous: { id: 'a' } })
})

it('puts an applicant who has left the list first', () => {
  expect(orderWith(people, 'x')).toEqual(['x', 'a', 'b', 'c'])
  expect(orderWith(people, 'b')).toEqual(['a', 'b', 'c'])
})
