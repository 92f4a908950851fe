import { type Applicant, type DeclineReason, declineReasons } from '@/api/contract/schemas/applicant.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { personName } from '@/shared/people-looks.ts'

const labels: Readonly<Record<DeclineReason, string>> = {
  not_available: 'Not available',
  over_budget: 'Over budget',
  different_style: 'Different style',
  position_filled: 'Position filled',
}

/** The name of a reason; a code that this version does not know stays its text. */
export const declineReasonLabel = (code: string): string =>
  declineReasons.some((known) => known === code) ? labels[code as DeclineReason] : code

interface DeclineReasonsProps {
  applicant: Applicant
  onChoose: (reason: DeclineReason) => void
}

/** Why an applicant was declined, chosen after the fact (docs/product/gig-details.md#applicants). */
export function DeclineReasons({ applicant, onChoose }: DeclineReasonsProps) {
  return (
    <Inline as="section" space={1} aria-label={`Why ${personName(applicant.worker)} was declined`}>
      {declineReasons.map((reason) => (
        <Tag key={reason} pressed={applicant.declineReason === reason} onChange={() => onChoose(reason)}>
          {labels[reason]}
        </Tag>
      ))}
    </Inline>
  )
}
