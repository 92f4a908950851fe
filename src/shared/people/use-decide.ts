import { useRef, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import type { ApiErrorOf } from '@/api/client/api-error.ts'
import { failureText, generalFailure } from '@/api/client/failure-text.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { Applicant, DeclineReason } from '@/api/contract/schemas/applicant.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { applicantTransitions, canApplicant } from '@/rules/applicant-states.ts'
import { changeCachedApplicant } from './applicant-cache.ts'

/** What an employer decides by one press, without a dialog. */
export type DecisionEvent = 'shortlist' | 'decline'

/** What was decided about an applicant while the list is shown, or why it could not be. */
export interface Mark {
  readonly kind: 'decided' | 'refused'
  /** The stage before, in whose list the row stays. */
  readonly before: string
  /** The stage that was decided. */
  readonly event: DecisionEvent
  /** What happened instead, in the server's words. */
  readonly message?: string
}

export type Decide = ReturnType<typeof useDecide>

const noMarks: ReadonlyMap<string, Mark> = new Map()

/** Somebody else was faster; it is said beside the applicant, so no toast repeats it. */
const lostRaces: ReadonlySet<string | undefined> = new Set(['APPLICANT_STATE', 'GIG_STATE'])

type DecisionError = ApiErrorOf<typeof gigPeople.shortlist | typeof gigPeople.decline | typeof gigPeople.restore>

const failure = (error: DecisionError) => (lostRaces.has(error.code) ? '' : failureText(error, generalFailure))

/**
 * Shortlists and declines applicants and takes it back (docs/product/gig-details.md#applicants). The cached lists change immediately and get the old
 * value back when the call fails. `marks` says what was decided, so that a list keeps the row in place with 'Undo' until it is left.
 */
export function useDecide() {
  const api = useApi()
  const [marks, setMarks] = useState(noMarks)
  /** What was decided, the latest last, with the applicant as it was before. */
  const decided = useRef<readonly { readonly applicant: Applicant; readonly event: DecisionEvent }[]>([])
  /** The applicant that a call is about, whose input has only the id. */
  const subjects = useRef(new Map<string, Applicant>())
  /** The calls about an applicant, one after the other: an undo must not overtake its decision. */
  const calls = useRef(new Map<string, Promise<void>>())

  const setMark = (id: string, mark: Mark | undefined) =>
    setMarks((before) => {
      const next = new Map(before)
      if (mark === undefined) next.delete(id)
      else next.set(id, mark)
      return next
    })
  const forget = (id: string) => {
    decided.current = decided.current.filter(({ applicant }) => applicant.id !== id)
  }
  const settingsOf = (event: DecisionEvent | 'restore') => ({
    failure,
    optimistic: (
      cache: Parameters<typeof changeCachedApplicant>[0],
      { params }: { params: { applicantId: string } },
    ) => {
      const subject = subjects.current.get(params.applicantId)
      if (subject) changeCachedApplicant(cache, api, subject, { status: applicantTransitions[event].to })
    },
  })
  const shortlist = useApiMutation(gigPeople.shortlist, {
    ...settingsOf('shortlist'),
    success: 'Applicant shortlisted',
  })
  const decline = useApiMutation(gigPeople.decline, { ...settingsOf('decline'), success: false })
  const restore = useApiMutation(gigPeople.restore, { ...settingsOf('restore'), success: false })
  const addReason = useApiMutation(gigPeople.decline, { success: false, failure })

  const refuse = (applicant: Applicant, event: DecisionEvent, error: unknown) => {
    forget(applicant.id)
    const { code, serverMessage } = error as DecisionError
    setMark(
      applicant.id,
      lostRaces.has(code) && serverMessage !== undefined
        ? { kind: 'refused', before: applicant.status, event, message: serverMessage }
        : undefined,
    )
  }
  const paramsOf = ({ gigId, id }: Applicant) => ({ id: gigId, applicantId: id })

  const send = (applicant: Applicant, event: DecisionEvent | 'restore') => {
    subjects.current.set(applicant.id, applicant)
    const params = paramsOf(applicant)
    if (event === 'restore') return restore.mutateAsync({ params })
    return event === 'shortlist' ? shortlist.mutateAsync({ params }) : decline.mutateAsync({ params, body: {} })
  }
  /** Runs after the earlier calls about the applicant. It never rejects: the row and a toast tell a failure. */
  const run = (applicant: Applicant, event: DecisionEvent, steps: () => Promise<unknown>) => {
    const earlier = calls.current.get(applicant.id) ?? Promise.resolve()
    const call = earlier.then(steps).then(
      () => undefined,
      (error: unknown) => refuse(applicant, event, error),
    )
    calls.current.set(applicant.id, call)
    return call
  }

  /** Takes the decision about an applicant back by the opposite calls. */
  const undo = async (id: string) => {
    const found = decided.current.find(({ applicant }) => applicant.id === id)
    if (found === undefined) return
    const { applicant, event } = found
    forget(id)
    setMark(id, undefined)
    const after = { ...applicant, status: applicantTransitions[event].to }
    await run(after, event, async () => {
      await send(after, 'restore')
      if (applicant.status === 'shortlisted') await send({ ...applicant, status: 'pending' }, 'shortlist')
    })
  }

  const decide = async (applicant: Applicant, event: DecisionEvent) => {
    if (!canApplicant(applicant.status, event)) return
    forget(applicant.id)
    decided.current = [...decided.current, { applicant, event }]
    setMark(applicant.id, { kind: 'decided', before: applicant.status, event })
    await run(applicant, event, async () => {
      await send(applicant, event)
      if (event === 'decline') {
        toast.success('Applicant declined', { action: { label: 'Undo', onPress: () => void undo(applicant.id) } })
      }
    })
  }

  return {
    /** What was decided while this list is shown, by the applicant's id. */
    marks,
    shortlist: (applicant: Applicant) => decide(applicant, 'shortlist'),
    decline: (applicant: Applicant) => decide(applicant, 'decline'),
    /** Adds why an applicant was declined. */
    giveReason: (applicant: Applicant, reason: DeclineReason) =>
      addReason.mutate({ params: paramsOf(applicant), body: { reason } }),
    undo,
    /** Takes the latest decision back. @returns whether there was one */
    undoLast: () => {
      const last = decided.current.at(-1)
      if (last !== undefined) void undo(last.applicant.id)
      return last !== undefined
    },
  }
}
