import { expect, it } from 'vitest'
import { neighboursOf } from './neighbours.ts'

it('is the position in the list, with the neighbours that exist', () => {
  expect(neighboursOf(['a', 'b', 'c'], 'b')).toEqual({ position: 2, total: 3, previousId: 'a', nextId: 'c' })
  expect(neighboursOf(['a'], 'a')).toEqual({ position: 1, total: 1, previousId: undefined, nextId: undefined })
  expect(neighboursOf(['a'], 'b')).toBeUndefined()
})
