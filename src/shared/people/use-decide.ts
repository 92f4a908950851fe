import type { QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { type ApiErrorOf, hasNoAnswer } from '@/api/client/api-error.ts'
import { failureText, generalFailure } from '@/api/client/failure-text.ts'
import { useApiMutationAbout } from '@/api/client/mutation-about.ts'
import type { OptimisticCache } from '@/api/client/optimistic.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import {
  type Applicant,
  applicantStatuses,
  type DeclineReason,
  declineReasons,
} from '@/api/contract/schemas/applicant.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { applicantTransitions, canApplicant } from '@/rules/applicant-states.ts'
import { personName } from '@/shared/people-looks.ts'
import { changeCachedApplicant, putCachedApplicant } from './applicant-cache.ts'
import { type DecisionEvent, decisionsBetween, decisionTo, type Mark } from './decision-marks.ts'

export type Decide = ReturnType<typeof useDecide>

type DecisionError = ApiErrorOf<typeof gigPeople.shortlist | typeof gigPeople.decline | typeof gigPeople.restore>

/** What a call changes of whom, in the cache. */
interface Change {
  readonly applicant: Applicant
  readonly changes: Parameters<typeof changeCachedApplicant>[3]
}

/** A decision that can be undone. */
interface Decision {
  /** The applicant as it was before. */
  readonly applicant: Applicant
  readonly event: DecisionEvent
}

/** Why a decision was not made, or that no answer says whether it was. */
interface Failure {
  readonly reason: string
  readonly isUnknown: boolean
  /** Whether another decision came first, which the reason tells. */
  readonly isOvertaken: boolean
}

const noMarks: ReadonlyMap<string, Mark> = new Map()
const noStages: ReadonlyMap<string, string | undefined> = new Map()

/** What a row says whose decision failed; the toast says why. */
const notSaved = 'Not saved. Try again.'
/** What a row says whose decision has no answer. */
const notKnown = 'We do not know yet if this was saved.'
/** The same of the reason alone: the decision itself was saved. */
const reasonNotKnown = 'We do not know yet if the reason was saved.'

const participles = { shortlist: 'shortlisted', decline: 'declined', restore: 'restored' } as const
/** What a toast says where the server sends no message. */
const fallbackMessages = {
  shortlist: 'Applicant shortlisted',
  decline: 'Applicant declined',
  restore: 'Applicant restored',
} as const

/** Somebody else was faster; it is said beside the applicant, so no toast repeats it. */
const lostRaces: ReadonlySet<string | undefined> = new Set(['APPLICANT_STATE', 'GIG_STATE'])
const wasLost = ({ code, serverMessage }: DecisionError) => lostRaces.has(code) && serverMessage !== undefined

/** One toast for each applicant, so that a later decision about another one replaces none. */
const failureId = (id: string) => `failed decision ${id}`
/** One toast for the latest decision about an applicant: that of an undone one would offer to undo what is not decided any more. */
const successId = (id: string) => `decision ${id}`
const dismissToasts = (id: string) => {
  toast.dismiss(failureId(id))
  toast.dismiss(successId(id))
}

const withEntry = <Value>(map: ReadonlyMap<string, Value>, id: string, value: Value) => new Map(map).set(id, value)
function without<Value>(map: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  const next = new Map(map)
  next.delete(id)
  return next
}

const knownReason = (code: string | null | undefined) => declineReasons.find((known) => known === code)

/**
 * Shortlists, declines and restores applicants, and undoes it (docs/product/gig-details.md#applicants). The cached lists change immediately and get the
 * old value back when the call fails. `marks` says what was decided, so that a list keeps the row in place with 'Undo' until it is left.
 */
export function useDecide() {
  const api = useApi()
  const [marks, setMarks] = useState(noMarks)
  const [stages, setStages] = useState(noStages)
  /** What was decided, the latest last. */
  const decided = useRef<readonly Decision[]>([])
  /** The stage that the calls have led to, which the next call starts from. */
  const reached = useRef(new Map<string, string>())
  /** The stage that a call without an answer may have led to, until an answer says more. */
  const possible = useRef(new Map<string, string>())
  /** The calls about an applicant, one after the other: an undo must not overtake its decision. */
  const calls = useRef(new Map<string, Promise<Failure | undefined>>())

  const setMark = (id: string, mark: Mark) => setMarks((before) => withEntry(before, id, mark))
  const decisionAbout = (id: string) => decided.current.find(({ applicant }) => applicant.id === id)
  const drop = (id: string) => {
    decided.current = decided.current.filter(({ applicant }) => applicant.id !== id)
  }
  const remember = (decision: Decision) => {
    drop(decision.applicant.id)
    decided.current = [...decided.current, decision]
  }

  const settings = {
    success: false,
    // The row says it, and a toast that names the person.
    failure: false,
    putResult: (client: QueryClient, applicant: Applicant) => putCachedApplicant(client, api, applicant),
    optimistic: (cache: OptimisticCache, _input: unknown, { applicant, changes }: Change) =>
      changeCachedApplicant(cache, api, applicant, changes),
  } as const
  const shortlist = useApiMutationAbout(gigPeople.shortlist, settings)
  const decline = useApiMutationAbout(gigPeople.decline, settings)
  const restore = useApiMutationAbout(gigPeople.restore, settings)

  /** @returns what the server says about it */
  const send = async (applicant: Applicant, event: DecisionEvent, reason?: DeclineReason) => {
    const { id, gigId } = applicant
    const status = applicantTransitions[event].to
    const declineReason = event === 'restore' ? null : reason
    const change: Change = {
      applicant: {
        ...applicant,
        declineReason: applicant.declineReason ?? null,
        status: reached.current.get(id) ?? '',
      },
      changes: { status, ...(declineReason !== undefined && { declineReason }) },
    }
    const from = applicantStatuses.find((known) => known === reached.current.get(id))
    // After a call without an answer either stage is the one that is meant.
    const query = from === undefined || possible.current.has(id) ? {} : { from }
    const call = { params: { id: gigId, applicantId: id }, query }
    const request = () => {
      if (event === 'restore') return restore.request(call, change)
      if (event === 'shortlist') return shortlist.request(call, change)
      return decline.request({ ...call, body: reason === undefined ? {} : { reason } }, change)
    }
    try {
      const { message } = await request()
      reached.current.set(id, status)
      possible.current.delete(id)
      return message
    } catch (error) {
      const decisionError = error as DecisionError
      if (hasNoAnswer(decisionError)) possible.current.set(id, status)
      else if (wasLost(decisionError)) possible.current.delete(id)
      throw error
    }
  }

  /**
   * Runs calls about an applicant after the earlier ones. It never rejects.
   * @returns why it failed, or that no answer says whether it did; undefined if it did not fail
   */
  const run = (applicant: Applicant, steps: () => Promise<void>, onFailed: (error: DecisionError) => void) => {
    const { id } = applicant
    const earlier = calls.current.get(id)
    if (earlier === undefined && !reached.current.has(id)) reached.current.set(id, applicant.status)
    setStages((before) => withEntry(before, id, undefined))
    const attempt = async () => {
      await earlier
      try {
        await steps()
        return undefined
      } catch (error) {
        const decisionError = error as DecisionError
        onFailed(decisionError)
        const isUnknown = possible.current.has(id)
        const reason = isUnknown ? notKnown : failureText(decisionError, generalFailure)
        return { isUnknown, isOvertaken: wasLost(decisionError), reason }
      }
    }
    const call = attempt().finally(() => {
      if (calls.current.get(id) !== call) return
      calls.current.delete(id)
      const stage = reached.current.get(id)
      setStages((before) => withEntry(before, id, stage))
    })
    calls.current.set(id, call)
    return call
  }

  const showFailure = ({ id }: Applicant, text: string, error: DecisionError) => {
    if (error.kind === 'cancelled' || error.endedSession) return
    toast.error(text, { id: failureId(id), description: failureText(error, generalFailure) })
  }

  /** Undoes the decision about an applicant by the opposite calls. One that stops on the way continues from there when tried again. */
  const undo = async (id: string, isQuiet = false): Promise<Failure | undefined> => {
    const decision = decisionAbout(id)
    if (decision === undefined) return undefined
    const { applicant, event } = decision
    const { status: before } = applicant
    /** The server takes a decision that was made before as done, so the way back is right from either stage. */
    const from = () => {
      const stage = reached.current.get(id) ?? before
      return stage === before ? (possible.current.get(id) ?? before) : stage
    }
    drop(id)
    dismissToasts(id)
    setMark(id, { kind: 'undone', before, event })
    return run(
      applicant,
      async () => {
        for (const step of decisionsBetween(from(), before)) {
          await send(applicant, step, step === 'decline' ? knownReason(applicant.declineReason) : undefined)
        }
        // The cache tells the lists in a later task: without the mark, the row would leave before its stage is back.
        await new Promise((resolve) => setTimeout(resolve))
        setMarks((now) => (now.get(id)?.kind === 'undone' ? without(now, id) : now))
      },
      (error) => {
        if (wasLost(error)) {
          setMark(id, { kind: 'refused', before, event, message: error.serverMessage ?? notSaved })
          return
        }
        // What was decided while the undo was on its way stays.
        if (decisionAbout(id) === undefined) {
          const stage = reached.current.get(id) ?? ''
          const isUnsure = stage === before
          const standing = isUnsure ? event : (decisionTo(stage) ?? event)
          remember({ applicant, event: standing })
          setMark(id, {
            kind: isUnsure ? 'unsure' : 'decided',
            before,
            event: standing,
            message: isUnsure || hasNoAnswer(error) ? notKnown : notSaved,
          })
        }
        // Whether it was undone is not known; the row says so.
        if (isQuiet || hasNoAnswer(error)) return
        showFailure(applicant, `The decision about ${personName(applicant.worker)} was not undone`, error)
      },
    )
  }

  const decide = async (
    applicant: Applicant,
    event: DecisionEvent,
    { reason, isQuiet = false }: { reason?: DeclineReason | undefined; isQuiet?: boolean } = {},
  ): Promise<Failure | undefined> => {
    const { id, status: before } = applicant
    if (!canApplicant(before, event)) return undefined
    // A key pressed twice, before the list has the new stage, is one decision.
    const sent = calls.current.get(id)
    if (sent !== undefined && reason === undefined && decisionAbout(id)?.event === event) return sent
    const decision = { applicant, event }
    if (!calls.current.has(id)) reached.current.set(id, before)
    remember(decision)
    dismissToasts(id)
    setMark(id, { kind: 'decided', before, event })
    return run(
      applicant,
      async () => {
        const stage = possible.current.get(id)
        if (stage !== undefined && stage !== applicantTransitions[event].to && !canApplicant(stage, event)) {
          await send(applicant, 'restore')
        }
        const message = await send(applicant, event, reason)
        // Undone on its way: it is not declined any more.
        if (isQuiet || decisionAbout(id) !== decision) return
        const action = { label: 'Undo', onPress: () => void undo(id) }
        toast.success(message ?? fallbackMessages[event], {
          id: successId(id),
          ...(event === 'decline' && { action }),
        })
      },
      (error) => {
        // Undone before it failed: nothing is left to say.
        if (decisionAbout(id) !== decision) return
        const isUnsure = possible.current.has(id)
        if (!isUnsure) drop(id)
        if (wasLost(error)) {
          setMark(id, { kind: 'refused', before, event, message: error.serverMessage ?? notSaved })
          return
        }
        setMark(
          id,
          isUnsure
            ? { kind: 'unsure', before, event, message: notKnown }
            : { kind: 'failed', before, event, message: notSaved },
        )
        // That the person was not decided about is not known.
        if (isQuiet || isUnsure) return
        showFailure(applicant, `${personName(applicant.worker)} was not ${participles[event]}`, error)
      },
    )
  }

  return {
    /** What was decided while this list is shown, by the applicant's id. */
    marks,
    /** The stage that the decisions made here have led to, by the applicant's id; undefined while a call is under way. */
    stages,
    shortlist: (applicant: Applicant) => decide(applicant, 'shortlist'),
    decline: (applicant: Applicant) => decide(applicant, 'decline'),
    restore: (applicant: Applicant) => decide(applicant, 'restore'),
    /** One decision of a bulk action, which shows its own result. @returns why it failed, or that no answer says whether it did; undefined if it did not fail */
    decideQuietly: (applicant: Applicant, event: DecisionEvent, reason?: DeclineReason) =>
      decide(applicant, event, { reason, isQuiet: true }),
    /** Adds why an applicant was declined, unless that was undone in the meantime: sent then, it would decline again. */
    giveReason: (applicant: Applicant, reason: DeclineReason) => {
      const { id, worker } = applicant
      toast.dismiss(failureId(id))
      void run(
        applicant,
        async () => {
          const mark = decisionAbout(id)
          if (mark?.event !== 'decline') return
          await send(applicant, 'decline', reason)
          if (decisionAbout(id) === mark) {
            setMark(id, { kind: 'decided', before: mark.applicant.status, event: 'decline' })
          }
        },
        (error) => {
          const mark = decisionAbout(id)
          if (mark === undefined) return
          const isUnsure = hasNoAnswer(error)
          const message = isUnsure ? reasonNotKnown : notSaved
          setMark(id, { kind: 'decided', before: mark.applicant.status, event: mark.event, message })
          if (!isUnsure) showFailure(applicant, `The reason for ${personName(worker)} was not saved`, error)
        },
      )
    },
    undo: (id: string) => undo(id),
    /**
     * One undo of a bulk action, which shows its own result; also of a decision that was made in a list that was left since.
     * @param applicant as it was before the decision
     * @param isUnknown whether the decision had no answer
     * @returns why it failed, or that no answer says whether it did; undefined if it did not fail
     */
    undoQuietly: (applicant: Applicant, event: DecisionEvent, isUnknown: boolean) => {
      const { id, status } = applicant
      if (decisionAbout(id) === undefined) {
        const { to } = applicantTransitions[event]
        reached.current.set(id, isUnknown ? status : to)
        if (isUnknown) possible.current.set(id, to)
        remember({ applicant, event })
      }
      return undo(id, true)
    },
    /**
     * Undoes the latest decision.
     * @param shownIds the only applicants who are shown; a toast then says when somebody else's decision was undone
     * @returns whether there was one
     */
    undoLast: (shownIds?: readonly string[]) => {
      const last = decided.current.at(-1)?.applicant
      if (last === undefined) return false
      void undo(last.id).then((failure) => {
        if (failure !== undefined || shownIds === undefined || shownIds.includes(last.id)) return
        toast.success(`The decision about ${personName(last.worker)} was undone`, { id: successId(last.id) })
      })
      return true
    },
    /** The applicant is shown as the server has it, without what was decided here. */
    forget: (id: string) => {
      drop(id)
      reached.current.delete(id)
      possible.current.delete(id)
      setMarks((before) => without(before, id))
      setStages((before) => without(before, id))
    },
  }
}
