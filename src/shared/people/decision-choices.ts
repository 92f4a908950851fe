import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { canApplicant } from '@/rules/applicant-states.ts'
import type { DecisionEvent } from './decision-marks.ts'
import type { Decide } from './use-decide.ts'

/** How to make each decision that is possible now. */
export type Choices = Partial<Record<DecisionEvent, () => void>>

/**
 * The decisions that are possible about an applicant.
 * @param isOpen whether the Gig still takes decisions
 * @param onPress is called before the pressed button is gone
 */
export function choicesFor(applicant: Applicant, isOpen: boolean, decide: Decide, onPress: () => void): Choices {
  const choice = (event: DecisionEvent): Choices =>
    isOpen && canApplicant(applicant.status, event)
      ? {
          [event]: () => {
            onPress()
            void decide[event](applicant)
          },
        }
      : {}
  return { ...choice('decline'), ...choice('restore'), ...choice('shortlist') }
}
