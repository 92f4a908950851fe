import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { canApplicant } from '@/rules/applicant-states.ts'

/** What an employer decides by one press, without a dialog. */
export type DecisionEvent = 'shortlist' | 'decline' | 'restore'

/** What a decision made of an applicant: 'Declined'. */
export const decidedLabels: Readonly<Record<DecisionEvent, string>> = {
  shortlist: 'Shortlisted',
  decline: 'Declined',
  restore: 'Restored',
}

/** What was decided about an applicant while the list is shown, or why it could not be. */
export interface Mark {
  /**
   * `undone`: the undo is on its way. `failed`: it can be tried again. `unsure`: no answer came, so the server may have done it; it can be undone or tried
   * again. `refused`: something else happened to the applicant meanwhile.
   */
  readonly kind: 'decided' | 'undone' | 'failed' | 'unsure' | 'refused'
  /** The stage before, in whose list the row stays. */
  readonly before: string
  /** The stage that was decided. */
  readonly event: DecisionEvent
  /** Of a refusal what happened, in the server's words; else that something was not saved. */
  readonly message?: string
}

/** The applicant as the row shows it: while an undo is on its way, as before the decision. */
export const shownApplicant = (applicant: Applicant, mark: Mark | undefined): Applicant =>
  mark?.kind === 'undone' ? { ...applicant, status: mark.before } : applicant

/** Whether 'Undo' is offered: also where it is not known if the decision was saved. */
export const isUndoable = (mark: Mark | undefined): boolean => mark?.kind === 'decided' || mark?.kind === 'unsure'

/** Whether a key decides: who is known to be decided about is decided about again only after 'Undo', which the row offers. */
export const takesDecision = (mark: Mark | undefined): boolean => mark?.kind !== 'decided'

/** What stands beside the name: 'Declined', or that the undo is on its way; undefined where nothing does. */
export function markLabel(mark: Mark | undefined): string | undefined {
  if (mark?.kind === 'undone') return 'Undoing…'
  return mark?.kind === 'decided' ? decidedLabels[mark.event] : undefined
}

const eventTo: Readonly<Record<string, DecisionEvent | undefined>> = {
  pending: 'restore',
  shortlisted: 'shortlist',
  declined: 'decline',
}

/** The decision that leads to a stage; undefined for stages that only a hire or the worker leads to. */
export const decisionTo = (stage: string): DecisionEvent | undefined => eventTo[stage]

/** The decisions that lead from one stage to another: declined to shortlisted takes two. */
export function decisionsBetween(from: string, to: string): readonly DecisionEvent[] {
  const event = decisionTo(to)
  if (from === to || event === undefined) return []
  return canApplicant(from, event) ? [event] : ['restore', event]
}
