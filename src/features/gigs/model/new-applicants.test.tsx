import { afterEach, expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { markApplicantsSeen, newApplicants } from './new-applicants.ts'

afterEach(() => localStorage.clear())

const counts = { pending: 2, shortlisted: 1, hired: 1, declined: 0, withdrawn: 0 }
const gig = (changes: Parameters<typeof aGig>[0] = {}) =>
  aGig({ id: 'gig_9', status: 'open', workersNeeded: 2, workersHired: 1, applicantCounts: counts, ...changes })

it('counts those who wait until they were looked at, then only later ones', () => {
  expect(newApplicants(gig())).toBe(2)
  markApplicantsSeen(gig())
  expect(newApplicants(gig())).toBe(0)
  expect(newApplicants(gig({ applicantCounts: { ...counts, pending: 5 } }))).toBe(3)
})

it('does not count a decision as news', () => {
  markApplicantsSeen(gig())
  expect(newApplicants(gig({ applicantCounts: { ...counts, pending: 1, declined: 1 } }))).toBe(0)
})

it.each([
  ['a completed Gig', { status: 'completed' }],
  ['a cancelled Gig', { status: 'cancelled' }],
  ['a Gig without a free place', { workersHired: 2 }],
])('has no news of %s', (_, changes) => {
  expect(newApplicants(gig(changes))).toBe(0)
})
