import * as z from 'zod/mini'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { now } from '@/lib/clock.ts'
import { persisted } from '@/lib/persisted.ts'
import { storageKeys } from '@/shared/device-storage.ts'

const keptMs = 180 * 24 * 3_600_000

/** How many applicants a Gig had when they were last looked at on this device, and when that was, in ms since 1970. */
const seenApplicants = persisted({
  ...storageKeys.seenApplicants,
  schema: z.object({ count: z.number(), at: z.number() }),
  expiresAt: ({ at }) => at + keptMs,
})

/** The number of applicants, including withdrawn ones. */
export const applicantTotal = (counts: Gig['applicantCounts']) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** A Gig for which an applicant can still be chosen. */
const canChoose = ({ status, workersHired, workersNeeded }: Gig) =>
  (status === 'open' || status === 'in_progress') && workersHired < (workersNeeded ?? 0)

/** Remembers that the applicants of a Gig were looked at. */
export function markApplicantsSeen({ id, applicantCounts }: Pick<Gig, 'id' | 'applicantCounts'>): void {
  seenApplicants.removeExpired()
  seenApplicants.at(id).write({ count: applicantTotal(applicantCounts), at: now().getTime() })
}

/** How many applicants came since they were last looked at on this device; 0 once nobody can be chosen. Before the first look those who wait count. */
export function newApplicants(gig: Gig): number {
  if (!canChoose(gig)) return 0
  const last = seenApplicants.at(gig.id).read()
  const total = applicantTotal(gig.applicantCounts)
  return last === undefined ? gig.applicantCounts.pending : Math.max(0, total - last.count)
}
