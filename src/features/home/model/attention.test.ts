import { describe, expect, it } from 'vitest'
import { anApplicant, aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import { attention, clockTone } from './attention.ts'

const task = (id: string, reviewDueAt: string | null, agreedKobo = 5_000_000) =>
  aWorkerGig({ id, status: 'task_submitted', reviewDueAt, agreedKobo })
const none = { applicants: [], totalApplicant: 0 }

describe('attention', () => {
  it('lists tasks before applicants, by automatic approval time and then by amount', () => {
    const workerGigs = [
      task('cheap', null, 1_000_000),
      task('late', '2025-11-20T18:00:00+01:00'),
      task('dear', null, 9_000_000),
      task('soon', '2025-11-20T16:30:00Z'),
    ]
    const found = attention({ workerGigs, totalWorkerGig: 4 }, { applicants: [anApplicant()], totalApplicant: 1 })
    expect(found.items.map(({ key }) => key)).toEqual([
      'task soon',
      'task late',
      'task dear',
      'task cheap',
      'applicants gig_1',
    ])
    expect(found.remaining).toBe(0)
  })

  it('counts the applicants of each Gig and contains the newest', () => {
    const ada = aWorker({ id: 'wrk_9', firstName: 'Ada', lastName: 'Obi' })
    const applicants = [
      anApplicant({ id: 'a', appliedAt: '2025-11-13T08:00:00Z' }),
      anApplicant({ id: 'b', gigId: 'gig_2', gigTitle: 'Product launch' }),
      anApplicant({ id: 'c', appliedAt: '2025-11-14T06:00:00Z', worker: ada }),
    ]
    const { items } = attention({ workerGigs: [], totalWorkerGig: 0 }, { applicants, totalApplicant: 3 })
    expect(items).toMatchObject([
      { kind: 'applicants', gigId: 'gig_1', count: 2, newest: { id: 'c' } },
      { kind: 'applicants', gigId: 'gig_2', count: 1, newest: { id: 'b' } },
    ])
  })

  it('counts the rows that were not read', () => {
    expect(
      attention(
        { workerGigs: [task('one', null)], totalWorkerGig: 3 },
        { applicants: [anApplicant()], totalApplicant: 41 },
      ).remaining,
    ).toBe(42)
    expect(attention({ workerGigs: [], totalWorkerGig: 0 }, none)).toEqual({ items: [], remaining: 0 })
  })
})

it.each([
  ['2025-11-16T08:00:00Z', 'neutral'],
  ['2025-11-15T07:59:00Z', 'warning'],
  ['2025-11-14T11:59:00Z', 'danger'],
  ['2025-11-14T07:00:00Z', 'danger'],
])('a deadline at %s is %s', (dueAt, tone) => {
  expect(clockTone(dueAt, new Date('2025-11-14T08:00:00Z'))).toBe(tone)
})
