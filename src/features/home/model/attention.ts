import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'

/** An item that waits for the employer: work to review, or the new applicants of a Gig. */
export type AttentionItem =
  | { kind: 'task'; key: string; task: WorkerGig }
  | { kind: 'applicants'; key: string; gigId: string; gigTitle: string; count: number; newest: Applicant }

/** All items, most urgent first, and how many more there are than one read contains. */
export interface AttentionFacts {
  items: AttentionItem[]
  remaining: number
}

const hour = 60 * 60 * 1000

const dueTime = ({ reviewDueAt }: WorkerGig) => (reviewDueAt ? Date.parse(reviewDueAt) : Number.MAX_SAFE_INTEGER)

/** Submitted tasks by deadline, then by amount; after them the applicants of each Gig, in the order of the response (docs/product/home.md). */
export function attention(
  { workerGigs, totalWorkerGig }: { workerGigs: readonly WorkerGig[]; totalWorkerGig: number },
  { applicants, totalApplicant }: { applicants: readonly Applicant[]; totalApplicant: number },
): AttentionFacts {
  const tasks = workerGigs.toSorted((a, b) => dueTime(a) - dueTime(b) || b.agreedKobo - a.agreedKobo)
  const remaining = Math.max(0, totalWorkerGig - workerGigs.length) + Math.max(0, totalApplicant - applicants.length)
  return {
    items: [...tasks.map((task) => ({ kind: 'task' as const, key: `task ${task.id}`, task })), ...byGig(applicants)],
    remaining,
  }
}

function byGig(applicants: readonly Applicant[]): AttentionItem[] {
  const gigs = new Map<string, { count: number; newest: Applicant }>()
  for (const applicant of applicants) {
    const group = gigs.get(applicant.gigId)
    const isNewest = group === undefined || Date.parse(applicant.appliedAt) > Date.parse(group.newest.appliedAt)
    gigs.set(applicant.gigId, { count: (group?.count ?? 0) + 1, newest: isNewest ? applicant : group.newest })
  }
  return [...gigs].map(([gigId, { count, newest }]) => ({
    kind: 'applicants',
    key: `applicants ${gigId}`,
    gigId,
    gigTitle: newest.gigTitle,
    count,
    newest,
  }))
}

/** The urgency of a deadline: amber under a day, red under four hours (docs/product/home.md). */
export function clockTone(dueAt: string, now: Date): 'neutral' | 'warning' | 'danger' {
  const ahead = Date.parse(dueAt) - now.getTime()
  if (ahead < 4 * hour) return 'danger'
  return ahead < 24 * hour ? 'warning' : 'neutral'
}
