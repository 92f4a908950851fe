import { expect, it } from 'vitest'
import { someApplicants } from '@/api/mocks/people-factories.ts'
import { segmentCounts, segmentOf } from './segments.ts'

it('hides nobody: the counts add up to the total, with whoever is in an unknown stage', () => {
  const all = [...someApplicants(), { status: 'on_hold' }]
  const counts = segmentCounts(all)
  expect(counts).toEqual([
    { segment: 'pending', count: 2 },
    { segment: 'shortlisted', count: 1 },
    { segment: 'hired', count: 2 },
    { segment: 'declined', count: 1 },
    { segment: 'withdrawn', count: 1 },
    { segment: 'other', count: 1 },
  ])
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
  expect(segmentOf({ status: 'on_hold' })).toBe('other')
})

it('shows no segment for others where there are none', () =>
  expect(segmentCounts([]).map(({ segment }) => segment)).not.toContain('other'))
