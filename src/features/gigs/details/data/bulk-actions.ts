import type { ApiClient } from '@/api/client/call.ts'
import type { Applicant, DeclineReason } from '@/api/contract/schemas/applicant.ts'
import { personName } from '@/shared/people-looks.ts'
import { noteRunning } from '@/shared/running-work.ts'
import { decidedLabels, type DecisionEvent } from '@/shared/people/decision-marks.ts'
import { formatNumber } from '@/lib/format-number.ts'

/** Somebody about whom a call failed, or had no answer: the decision may have been made. */
export interface FailedPerson {
  /** As before the decision. */
  readonly applicant: Applicant
  readonly reason: string
  readonly isUnknown: boolean
  /** Whether another decision came first, which the reason tells. */
  readonly isOvertaken: boolean
}

/** One bulk action, or its undo: what was done to how many, and who is left. */
export interface BulkResult {
  readonly event: DecisionEvent
  /** Whether the event is undone. */
  readonly isUndo: boolean
  /** Why they are declined; a retry sends it too. */
  readonly reason: DeclineReason | undefined
  readonly total: number
  readonly done: number
  readonly isRunning: boolean
  /** Stop was pressed, and the calls under way have not ended. */
  readonly isStopping: boolean
  /** Whom it has changed, as before. Empty while it runs, as the following lists are. */
  readonly changed: readonly Applicant[]
  readonly failed: readonly FailedPerson[]
  /** Whom it has not reached, because it was stopped. */
  readonly remaining: readonly Applicant[]
}

const going = { shortlist: 'Shortlisting', decline: 'Declining', restore: 'Restoring' } as const

/** '1 applicant', '1,000 applicants' */
export const applicantsText = (count: number) => `${formatNumber(count)} ${count === 1 ? 'applicant' : 'applicants'}`

/** Whether no answer came about some: they have not failed. */
export const hasUnknown = ({ failed }: BulkResult) => failed.some(({ isUnknown }) => isUnknown)

/** '3 of 5 shortlisted', '3 of 5 shortlisted, 1 not known yet', '3 of 5 undone' */
export function bulkSentence({ done, total, event, isUndo, failed }: BulkResult): string {
  const unknown = failed.filter(({ isUnknown }) => isUnknown).length
  const what = isUndo ? 'undone' : decidedLabels[event].toLowerCase()
  return `${formatNumber(done)} of ${formatNumber(total)} ${what}${unknown > 0 ? `, ${formatNumber(unknown)} not known yet` : ''}`
}

/** What runs: 'Declining 999 applicants' */
export const goingText = ({ event, isUndo, total }: BulkResult) =>
  isUndo ? `Undoing ${formatNumber(total)} decisions` : `${going[event]} ${applicantsText(total)}`

/** What a toast says of an action that has ended: 'Declined 999 applicants', or how many of them where some are left. */
export function outcomeText(result: BulkResult): string {
  if (result.done < result.total) return bulkSentence(result)
  return result.isUndo
    ? `Undid ${formatNumber(result.total)} decisions`
    : `${decidedLabels[result.event]} ${applicantsText(result.total)}`
}

/** 'Tunde Bakare: Too many attempts.', or what happened in the meantime, which names the person itself. */
export function failedLine({ applicant, reason }: FailedPerson): string {
  const name = personName(applicant.worker)
  return reason.startsWith(name) ? reason : `${name}: ${reason}`
}

/** The bulk actions of this visit, the last one of each Gig. They go on when the list is left, so no component keeps them. */
export interface BulkActions {
  read: (gigId: string) => BulkResult | undefined
  /** Shows and stores an action; undefined takes it away. */
  put: (gigId: string, result: BulkResult | undefined) => void
  subscribe: (gigId: string, changed: () => void) => () => void
  /** Whether a page shows the action of this Gig now. */
  isShown: (gigId: string) => boolean
  /** Counts the log-ins and log-outs: an action of an earlier session must not go on in this one. */
  sessions: () => number
}

const ofClients = new WeakMap<ApiClient, BulkActions>()

/** The bulk actions that are made through a client. */
export function bulkActionsOf(api: ApiClient): BulkActions {
  const existing = ofClients.get(api)
  if (existing !== undefined) return existing
  const created = createBulkActions(api)
  ofClients.set(api, created)
  return created
}

/** What logging out does to an action that runs. */
const lossOf = (result: BulkResult) => `${goingText(result)} has not ended. Logging out stops it.`

/** The browser asks before the app is closed. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function createBulkActions({ session }: ApiClient): BulkActions {
  const results = new Map<string, BulkResult>()
  const listeners = new Map<string, Set<() => void>>()
  let sessions = 0
  const put: BulkActions['put'] = (gigId, result) => {
    if (result === undefined) results.delete(gigId)
    else results.set(gigId, result)
    const runs = [...results.values()].filter(({ isRunning }) => isRunning)
    if (runs.length > 0) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
    noteRunning(results, runs.length > 0 ? runs.map(lossOf).join(' ') : undefined)
    for (const changed of listeners.get(gigId) ?? []) changed()
  }
  session.store.subscribe((now, before) => {
    if (now.token === before.token) return
    sessions += 1
    for (const gigId of results.keys()) put(gigId, undefined)
  })
  return {
    read: (gigId) => results.get(gigId),
    put,
    subscribe: (gigId, changed) => {
      const all = listeners.get(gigId) ?? new Set()
      listeners.set(gigId, all.add(changed))
      return () => all.delete(changed)
    },
    isShown: (gigId) => (listeners.get(gigId)?.size ?? 0) > 0,
    sessions: () => sessions,
  }
}
