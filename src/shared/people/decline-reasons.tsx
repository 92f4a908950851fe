import {
  type Applicant,
  type DeclineReason,
  declineReasons,
  type HireEndReason,
} from '@/api/contract/schemas/applicant.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Menu, MenuRadioGroup } from '@/design-system/components/Menu/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { ChevronDownIcon } from '@/design-system/icons/ChevronDownIcon.tsx'
import { personName } from '@/shared/people-looks.ts'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'

const labels: Readonly<Record<DeclineReason, string>> = {
  not_available: 'Not available',
  over_budget: 'Over budget',
  different_style: 'Different style',
  position_filled: 'Position filled',
}

const allLabels: Readonly<Record<DeclineReason | HireEndReason, string>> = {
  ...labels,
  replaced: 'Did not come',
  dispute: 'Dispute decided',
}

/** The name of a reason; a code that this version does not know stays its text. */
export const declineReasonLabel = (code: string): string =>
  Object.hasOwn(allLabels, code) ? allLabels[code as keyof typeof allLabels] : code

interface DeclineReasonsProps {
  applicant: Applicant
  onChoose: (reason: DeclineReason) => void
}

/** The reasons behind one button, for a row without room for all of them. */
export function DeclineReasonMenu({ applicant, onChoose }: DeclineReasonsProps) {
  const { declineReason } = applicant
  const isOffline = useOfflineReason() !== undefined
  const shown = declineReason ? declineReasonLabel(declineReason) : 'Add reason'
  return (
    <Menu
      align="end"
      trigger={
        <Button
          size="sm"
          variant="ghost"
          tone="neutral"
          disabled={isOffline}
          iconEnd={<ChevronDownIcon size="sm" />}
          aria-label={`${shown}: why ${personName(applicant.worker)} was declined`}
        >
          <Truncate>
            <span title={shown}>{shown}</span>
          </Truncate>
        </Button>
      }
    >
      <MenuRadioGroup
        label="Reason"
        value={declineReason ?? ''}
        choices={declineReasons.map((value) => ({ value, label: labels[value] }))}
        onChange={({ value }) => {
          const reason = declineReasons.find((known) => known === value)
          if (reason !== undefined) onChoose(reason)
        }}
      />
    </Menu>
  )
}

/** Why an applicant was declined, chosen after the fact (docs/product/gig-details.md#applicants). */
export function DeclineReasons({ applicant, onChoose }: DeclineReasonsProps) {
  const isOffline = useOfflineReason() !== undefined
  return (
    <Inline as="section" space={1} aria-label={`Why ${personName(applicant.worker)} was declined`}>
      {declineReasons.map((reason) => (
        <Tag
          key={reason}
          pressed={applicant.declineReason === reason}
          disabled={isOffline}
          onChange={() => onChoose(reason)}
        >
          {labels[reason]}
        </Tag>
      ))}
    </Inline>
  )
}
