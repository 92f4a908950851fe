import { expect, it } from 'vitest'
import { someApplicants } from '@/api/mocks/people-factories.ts'
import { segmentOf } from '@/shared/people/applicant-search.ts'
import { segmentCounts, segmentLabel } from './segments.ts'

it('counts every applicant, including those in an unknown stage', () => {
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

it('has no segment for unknown stages when no applicant is in one', () =>
  expect(segmentCounts([]).map(({ segment }) => segment)).not.toContain('other'))

it('does not call applicants of a cancelled Gig pending', () => {
  expect(segmentLabel('pending', 'open')).toBe('Pending')
  expect(segmentLabel('pending', 'cancelled')).toBe('Not decided')
})
