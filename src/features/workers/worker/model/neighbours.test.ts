import { expect, it } from 'vitest'
import { continueOrder, neighboursOf } from './neighbours.ts'

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }] as const

it('is the position in the list, with the neighbours that exist', () => {
  expect(neighboursOf([a, b, c], 'b')).toEqual({ position: 2, previous: a, next: c })
  expect(neighboursOf([a], 'a')).toEqual({ position: 1, previous: undefined, next: undefined })
})

it('continues at the beginning of the list for somebody who has left it', () => {
  expect(neighboursOf([a, c], 'b')).toEqual({ position: undefined, previous: undefined, next: a })
  expect(neighboursOf([], 'b')).toEqual({ position: undefined, previous: undefined, next: undefined })
})

it('keeps the order that a list had, with who is new at its end', () => {
  expect(continueOrder([], [b, a])).toEqual(['b', 'a'])
  expect(continueOrder(['b', 'a'], [a, c, b])).toEqual(['b', 'a', 'c'])
  expect(continueOrder(['b', 'a'], [a])).toEqual(['b', 'a'])
})
