import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import type { Applicant, DeclineReason } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { eachWithLimit } from '@/lib/each-with-limit.ts'
import { applicantMovedOn, applicantTransitions, canApplicant } from '@/rules/applicant-states.ts'
import { personName } from '@/shared/people-looks.ts'
import { cachedStage } from '@/shared/people/applicant-cache.ts'
import { type BulkResult, bulkActionsOf, type FailedPerson, outcomeText } from './bulk-actions.ts'
import type { DecisionEvent } from '@/shared/people/decision-marks.ts'
import type { Decide } from '@/shared/people/use-decide.ts'

/** How many single calls of one bulk action run at the same time (docs/product/rules.md#dialogs-and-toasts). */
const callsAtATime = 3

/** For how long (ms) an outcome waits for its list before it is said elsewhere. */
const outcomeDelay = 500

/** Somebody a call is made about. `isUnknown` only of those about whom one was made before: true where it had no answer. */
interface Person {
  readonly applicant: Applicant
  readonly isUnknown?: boolean
}

type Action = Pick<BulkResult, 'event' | 'isUndo' | 'reason' | 'total' | 'changed'>

export type Bulk = ReturnType<typeof useBulkDecide>

/**
 * Decides about several applicants of a Gig by single calls, three at a time. It goes on when the page is left, and can be stopped and undone. Those who
 * failed are named and can be tried again.
 * @param decide makes the single decisions, so that each row keeps its own 'Undo'
 */
export function useBulkDecide({ id: gigId, title }: Pick<Gig, 'id' | 'title'>, decide: Decide) {
  const api = useApi()
  const client = useQueryClient()
  const actions = bulkActionsOf(api)
  const result = useSyncExternalStore(
    (changed) => actions.subscribe(gigId, changed),
    () => actions.read(gigId),
  )

  /** What happened to somebody since the action was asked for, by this employer's own decisions, too. */
  const stageOf = ({ applicant, isUnknown }: Person) =>
    isUnknown === undefined ? cachedStage(client, api, applicant.id) : undefined

  /** Somebody about whom another device has decided, as the outcome says: what is asked for again starts from there. */
  const seenNow = (person: FailedPerson): FailedPerson => {
    const { applicant, isOvertaken } = person
    const status = isOvertaken ? cachedStage(client, api, applicant.id) : undefined
    return status === undefined ? person : { ...person, applicant: { ...applicant, status } }
  }

  const callAbout = async (person: Person, { event, isUndo, reason }: Action) => {
    const { applicant } = person
    const stage = stageOf(person)
    const { to } = applicantTransitions[event]
    if (isUndo && stage === applicant.status) return undefined
    const movedOn = (since: string) => ({
      reason: applicantMovedOn(personName(applicant.worker), since),
      isUnknown: false,
      isOvertaken: true,
    })
    if (stage !== undefined && stage !== to && (isUndo || stage !== applicant.status)) return movedOn(stage)
    if (!isUndo && applicant.status !== to && !canApplicant(applicant.status, event)) return movedOn(applicant.status)
    return isUndo
      ? decide.undoQuietly(applicant, event, person.isUnknown === true)
      : decide.decideQuietly(applicant, event, reason)
  }

  const run = async (action: Action, people: readonly Person[]) => {
    if (people.length === 0 || actions.read(gigId)?.isRunning === true) return
    const ofSession = actions.sessions()
    const changed = [...action.changed]
    const failed: FailedPerson[] = []
    const remaining: Applicant[] = []
    const isStopping = () => actions.read(gigId)?.isStopping === true
    const running = () => ({
      ...action,
      done: changed.length,
      isRunning: true,
      isStopping: isStopping(),
      changed: [],
      failed: [],
      remaining: [],
    })
    actions.put(gigId, { ...running(), isStopping: false })
    await eachWithLimit(people, callsAtATime, async (person) => {
      if (actions.sessions() !== ofSession) return
      const { applicant } = person
      if (isStopping()) {
        remaining.push(applicant)
        return
      }
      const failure = await callAbout(person, action)
      if (failure === undefined) changed.push(applicant)
      else failed.push({ applicant, ...failure })
      // The last call is reported with the end, so that the page changes once.
      const ended = changed.length - action.changed.length + failed.length + remaining.length
      if (actions.sessions() === ofSession && ended < people.length) actions.put(gigId, running())
    })
    if (actions.sessions() !== ofSession) return
    const outcome = { ...running(), isRunning: false, isStopping: false, changed, failed, remaining }
    actions.put(gigId, outcome)
    // A list that is drawn again at this moment shows the outcome itself.
    setTimeout(() => {
      if (actions.read(gigId) === outcome && !actions.isShown(gigId)) showOutcome(outcome, title)
    }, outcomeDelay)
  }

  return {
    /** The last bulk action about applicants of this Gig; undefined before it, and once it was dismissed. */
    result,
    start: (event: DecisionEvent, applicants: readonly Applicant[], reason?: DeclineReason) =>
      void run(
        { event, isUndo: false, reason, total: applicants.length, changed: [] },
        applicants.map((applicant) => ({ applicant })),
      ),
    /** Ends it after the calls under way. */
    stop: () => {
      if (result?.isRunning) actions.put(gigId, { ...result, isStopping: true })
    },
    /** Tries those who failed once more, and goes on with those who were not reached. */
    retry: () => {
      if (result === undefined || result.isRunning) return
      const failed = result.isUndo ? result.failed : result.failed.map(seenNow)
      void run(result, [...failed, ...result.remaining.map((applicant) => ({ applicant }))])
    },
    /** Undoes what the action has changed, except what was undone in the rows; also what it may have changed. */
    undo: () => {
      if (result === undefined || result.isRunning) return
      // What was not made is not asked for any more.
      if (!result.isUndo) {
        for (const { applicant, isUnknown } of result.failed) {
          if (!isUnknown) decide.forget(applicant.id)
        }
      }
      const people: readonly Person[] = [
        ...result.changed
          .map((applicant) => ({ applicant }))
          .filter((person) => stageOf(person) !== person.applicant.status),
        ...result.failed.filter(({ isUnknown }) => isUnknown),
      ]
      if (people.length === 0) actions.put(gigId, undefined)
      else void run({ event: result.event, isUndo: true, reason: undefined, total: people.length, changed: [] }, people)
    },
    dismiss: () => actions.put(gigId, undefined),
  }
}

/** The list was left: the outcome is said where the employer is now. */
function showOutcome(result: BulkResult, title: string | null | undefined): void {
  const gig = title?.trim() || 'this Gig'
  const { failed, total, done } = result
  const id = 'bulk action'
  if (done === total) {
    toast.success(outcomeText(result), { id, description: gig })
    return
  }
  const description = `Open the applicants of ${gig} to see who is left.`
  if (failed.length > 0) toast.error(outcomeText(result), { id, description })
  else toast.info(outcomeText(result), { id, description })
}
