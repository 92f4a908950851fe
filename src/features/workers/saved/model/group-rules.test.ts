import { expect, it } from 'vitest'
import { groupNameProblem, withMembers } from './group-rules.ts'

const group = { id: 'wgr_1', name: 'Lagos photographers', workerIds: ['a', 'b'] }

it('adds each worker once', () => {
  expect(withMembers(group, ['b', 'c'])).toEqual(['a', 'b', 'c'])
})

it.each([
  ['', undefined, 'Name is required'],
  ['x'.repeat(41), undefined, 'Name must be at most 40 characters'],
  ['lagos PHOTOGRAPHERS ', undefined, 'You already have a group of this name'],
  ['Lagos photographers', group, undefined],
  ['DJs', undefined, undefined],
])('the name "%s" of %o: %s', (name, own, problem) => {
  expect(groupNameProblem([group], name, own)).toBe(problem)
})
