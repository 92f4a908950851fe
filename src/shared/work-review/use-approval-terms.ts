import { useState } from 'react'
import * as z from 'zod/mini'
import { useSession } from '@/api/client/use-session.ts'
import { now } from '@/lib/clock.ts'
import { persisted } from '@/lib/persisted.ts'
import { storageKeys } from '../device-storage.ts'
import type { ApprovalTerms } from './approval-terms.ts'

const lifeMs = 7 * 24 * 60 * 60 * 1000

const keptTerms = persisted({
  ...storageKeys.approvalTerms,
  schema: z.object({
    payKobo: z.optional(z.number()),
    bonusKobo: z.optional(z.number()),
    reason: z.optional(z.string()),
    changedAt: z.number(),
  }),
  expiresAt: ({ changedAt }) => changedAt + lifeMs,
})

/**
 * The terms on which the work of a place will be approved, kept on this device for a week or until they are sent: a dialog that is opened again, for
 * example after a locked PIN, must not pay the whole where a part was chosen.
 */
export function useApprovalTerms(placeId: string) {
  const employerId = useSession(({ user }) => user?.employerId) ?? ''
  const entry = keptTerms.at(employerId, placeId)
  const [terms, setTerms] = useState<ApprovalTerms>(() => entry.read() ?? {})
  return {
    terms,
    change: (changed: ApprovalTerms) => {
      setTerms(changed)
      entry.write({ ...changed, changedAt: now().getTime() })
    },
    forget: () => {
      setTerms({})
      entry.remove()
    },
  }
}
