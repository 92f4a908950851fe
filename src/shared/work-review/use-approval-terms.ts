import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useEmployerId } from '@/api/client/use-session.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { now } from '@/lib/clock.ts'
import { storageKeys } from '../device-storage.ts'
import { keptForAWeek } from '../kept-for-a-week.ts'
import type { ApprovalTerms } from './approval-terms.ts'

const keptTerms = keptForAWeek(
  {
    ...storageKeys.approvalTerms,
    schema: z.object({
      payKobo: z.optional(z.number()),
      bonusKobo: z.optional(z.number()),
      reason: z.optional(z.string()),
      round: z.number(),
      changedAt: z.number(),
    }),
  },
  ({ changedAt }) => changedAt,
)

/** A place, and the round of its work: other work is approved on other terms. */
type ReviewedWork = Pick<WorkerGig, 'id' | 'round'>

const wholePay: ApprovalTerms = {}

/** The terms of this employer by place. */
const readAll = (employerId: string) => new Map(keptTerms.list(employerId).map(({ id, value }) => [id, value]))

/**
 * The terms on which the work of places will be approved, kept on this device for a week or until they are sent: a dialog that is opened again, for
 * example after a locked PIN, must not pay the whole where a part was chosen. Other tabs show what the last one chose.
 */
export function useApprovalTerms() {
  const employerId = useEmployerId()
  const [all, setAll] = useState(() => readAll(employerId))
  useEffect(() => {
    keptTerms.removeExpired()
    const follow = () => setAll(readAll(employerId))
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [employerId])
  return {
    termsOf: ({ id, round }: ReviewedWork): ApprovalTerms => {
      const stored = all.get(id)
      return stored?.round === round ? stored : wholePay
    },
    change: ({ id, round }: ReviewedWork, terms: ApprovalTerms) => {
      const stored = { ...terms, round, changedAt: now().getTime() }
      keptTerms.at(employerId, id).write(stored)
      // Not read back: where storage is blocked, the terms hold as long as the page is open.
      setAll((before) => new Map(before).set(id, stored))
    },
    forget: ({ id }: Pick<ReviewedWork, 'id'>) => {
      keptTerms.at(employerId, id).remove()
      setAll((before) => new Map([...before].filter(([other]) => other !== id)))
    },
  }
}
