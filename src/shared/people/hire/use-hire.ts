import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { ApiError, type ApiErrorOf } from '@/api/client/api-error.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { now } from '@/lib/clock.ts'
import { hireCancelledMeanwhile } from '@/rules/hiring.ts'
import { type CallOutcome, paymentCall } from '@/shared/payments/call-outcome.ts'
import { usePaymentFlow } from '@/shared/payments/use-payment-flow.ts'
import { useClosedWithTab } from '@/shared/lazy-panel.tsx'
import { personName } from '@/shared/people-looks.ts'
import { workerGigsQuery } from '../people-queries.ts'

/** One hire: another applicant, pay or message is another one, with a reference of its own. */
export interface HireOrder {
  readonly applicantId: string
  readonly agreedKobo: number
  readonly note: string
}

/** What the PIN confirms, in kobo. */
export interface ConfirmedExtra {
  readonly pin: string
  readonly extraKobo: number
}

export type HireFlow = ReturnType<typeof useHire>

/** Whether a hire was refused because the wallet would pay more than was confirmed. */
export const isExtraGrown = (outcome: CallOutcome): outcome is Extract<CallOutcome, { kind: 'refused' }> =>
  outcome.kind === 'refused' && outcome.cause instanceof ApiError && outcome.cause.code === 'EXTRA_PAY_UNCONFIRMED'

/** Whether a hire was refused because the applicant or the Gig is in another state now: no other attempt can succeed. */
export const isHireOver = (outcome: CallOutcome): outcome is Extract<CallOutcome, { kind: 'refused' }> =>
  outcome.kind === 'refused' &&
  outcome.cause instanceof ApiError &&
  (outcome.cause.code === 'APPLICANT_STATE' || outcome.cause.code === 'GIG_STATE')

/** What the dialog says itself, in place of a toast. */
const saidInPlace: ReadonlySet<string | undefined> = new Set([
  'APPLICANT_STATE',
  'GIG_STATE',
  'NO_FREE_PLACE',
  'EXTRA_PAY_UNCONFIRMED',
  'INSUFFICIENT_FUNDS',
  'WALLET_RESTRICTED',
])

/** How far the clocks of the server and of this device may differ, in ms. */
const clockLeeway = 60_000

/**
 * Hires applicants of one Gig, one at a time (docs/product/gig-details.md#hire). It lives in the page, so that a hire whose outcome is unknown is looked
 * up before another one is offered.
 */
export function useHire() {
  const api = useApi()
  const client = useQueryClient()
  const flow = usePaymentFlow<HireOrder>()
  const [subject, setSubject] = useState<Applicant>()
  const [isOpen, setOpen] = useState(false)
  useClosedWithTab(() => setOpen(false), { isBusy: flow.isPending })
  const [openings, setOpenings] = useState(0)
  /** When the hire of a reference was first sent, in ms since 1970. */
  const sent = useRef({ ref: '', at: 0 })
  const call = useApiMutation(gigPeople.hire, {
    ...paymentCall,
    success: ({ worker }) => `${personName(worker)} hired`,
    failure: (error: ApiErrorOf<typeof gigPeople.hire>) =>
      saidInPlace.has(error.code) ? '' : paymentCall.failure(error),
  })

  return {
    /** The applicant whom the dialog is about: while an outcome is unknown, the one it is unknown of. */
    subject,
    isOpen,
    /** Differs for each opening; the `key` of the dialog. */
    openings,
    isUnknown: flow.isUnknown,
    isPending: flow.isPending,
    open: (applicant: Applicant) => {
      flow.open()
      if (!flow.isUnknown) {
        setSubject(applicant)
        setOpenings((count) => count + 1)
      }
      setOpen(true)
    },
    close: () => setOpen(false),
    /** @param confirmed the PIN, and what it confirms that the wallet pays at most; left out where the Gig holds enough */
    send: (applicant: Applicant, order: Omit<HireOrder, 'applicantId'>, confirmed?: ConfirmedExtra) => {
      const note = order.note.trim()
      return flow.send({ ...order, note, applicantId: applicant.id }, async (ref) => {
        if (sent.current.ref !== ref) sent.current = { ref, at: now().getTime() }
        await call.mutateAsync({
          params: { id: applicant.gigId, applicantId: applicant.id },
          body: { agreedKobo: order.agreedKobo, ref, ...(note && { note }), ...confirmed },
        })
      })
    },
    /** 'Check status': reads the hired places to learn whether the call reached the server. It never sends the call again. */
    check: ({ gigId, workerId, worker }: Applicant) =>
      flow.check(async (): Promise<CallOutcome> => {
        try {
          const { rows } = await client.fetchQuery({ ...workerGigsQuery(api, gigId), staleTime: 0, retry: false })
          invalidateReads(client, gigPeople.hire.writes)
          const places = rows.filter((place) => place.workerId === workerId)
          const isHired = places.some(({ status }) => status !== 'cancelled')
          const name = personName(worker)
          // All of them are cancelled: one of this hire shows that it went through, an earlier one says nothing.
          if (!isHired && places.some(({ hiredAt }) => Date.parse(hiredAt) >= sent.current.at - clockLeeway)) {
            return { kind: 'refused', message: hireCancelledMeanwhile, isOver: true }
          }
          if (!isHired) return { kind: 'refused', message: `This did not go through. ${name} was not hired.` }
          toast.success(`${name} hired`)
          return { kind: 'done' }
        } catch {
          return { kind: 'unknown' }
        }
      }),
  }
}
