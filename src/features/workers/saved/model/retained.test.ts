import { expect, it } from 'vitest'
import { aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { isSaved, withRemoved } from './retained.ts'

const worker = (id: string) => aProfileOf(aWorker({ id }))
const removedAt = (id: string, after: string | null | undefined) => ({
  worker: worker(id),
  after,
  readAt: 1,
  isTakenBack: false,
})
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('')

it('keeps who was removed where they stood', () => {
  const removed = [removedAt('b', 'a'), removedAt('c', 'b')]
  expect(idsOf(withRemoved([worker('a'), worker('d')], removed))).toBe('abcd')
})

it('keeps the first at the beginning, and one whose neighbour is gone at the end', () => {
  expect(idsOf(withRemoved([worker('b')], [removedAt('a', null)]))).toBe('ab')
  expect(idsOf(withRemoved([worker('b')], [removedAt('z', 'y')]))).toBe('bz')
})

it('lists nobody who was not on the page when they were removed in the panel', () => {
  expect(idsOf(withRemoved([worker('b')], [removedAt('a', undefined)]))).toBe('b')
})

it('shows nobody twice: before the list is read again, and after the removal was undone', () => {
  expect(idsOf(withRemoved([worker('a'), worker('b')], [removedAt('b', 'a')]))).toBe('ab')
})

it.each([
  ['was never removed', [], { rows: [], readAt: 1 }, true],
  ['was removed a moment ago', [removedAt('a', null)], { rows: [worker('a')], readAt: 1 }, false],
  ['is no longer listed', [removedAt('a', null)], { rows: [], readAt: 2 }, false],
  ['is listed again', [removedAt('a', null)], { rows: [worker('a')], readAt: 2 }, true],
  ['is saved again', [{ ...removedAt('a', null), isTakenBack: true }], { rows: [], readAt: 2 }, true],
])('who %s: %#', (_, removed, list, saved) => {
  expect(isSaved({ id: 'a' }, removed, list)).toBe(saved)
})
