import type { ApplicantStatus } from '../api/contract/schemas/applicant.ts'

/** The transitions of an applicant: each event with the stages it starts from and the stage it leads to (docs/product/states.md#applicant). */
export const applicantTransitions = {
  shortlist: { from: ['pending'], to: 'shortlisted' },
  decline: { from: ['pending', 'shortlisted'], to: 'declined' },
  /** The employer takes a decision back. */
  restore: { from: ['shortlisted', 'declined'], to: 'pending' },
  hire: { from: ['pending', 'shortlisted'], to: 'hired' },
  /** The hire was cancelled, so the applicant can be hired again. */
  cancelHire: { from: ['hired'], to: 'shortlisted' },
  /** Another worker has taken the place, or support has decided the dispute about it for the employer. */
  endHire: { from: ['hired'], to: 'declined' },
  /** The worker takes the application back. */
  withdraw: { from: ['pending', 'shortlisted'], to: 'withdrawn' },
} as const satisfies Record<string, { readonly from: readonly ApplicantStatus[]; readonly to: ApplicantStatus }>

export type ApplicantEvent = keyof typeof applicantTransitions

/** Whether an applicant of this stage, which may be one that this version does not know, allows an event. */
export const canApplicant = (status: string, event: ApplicantEvent): boolean =>
  (applicantTransitions[event].from as readonly string[]).includes(status)

const happened: Readonly<Record<string, string>> = {
  pending: 'was restored',
  shortlisted: 'was shortlisted',
  hired: 'was hired',
  declined: 'was declined',
  withdrawn: 'withdrew the application',
}

/** What an employer reads whose decision comes after another one. @param name of the applicant @param status the applicant's stage now */
export const applicantMovedOn = (name: string, status: string): string =>
  `${name} ${happened[status] ?? 'was updated'} in the meantime.`
