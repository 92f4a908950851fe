import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Tooltip } from '@/design-system/components/Tooltip/index.ts'
import { StarIcon } from '@/design-system/icons/StarIcon.tsx'
import { XIcon } from '@/design-system/icons/XIcon.tsx'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { type ChoiceProps, type DecisionProps, DecisionRow, WordChoices } from '@/shared/people/decision-row.tsx'
import { DeclineReasonMenu } from '@/shared/people/decline-reasons.tsx'

/** What can be decided about an applicant in its row; after a decision 'Undo', and why one was declined. */
export function DecisionActions(props: DecisionProps) {
  return <DecisionRow {...props} Choices={props.hasWords ? WordChoices : Icons} Reasons={DeclineReasonMenu} />
}

function Icons({ name, choices: { decline, restore, shortlist } }: ChoiceProps) {
  const unavailableReason = useOfflineReason()
  const look = { size: 'sm', variant: 'ghost', tone: 'neutral', unavailableReason } as const
  return (
    <>
      {decline && (
        <Tooltip text="Decline" shortcut="D" disabled={unavailableReason !== undefined}>
          <IconButton {...look} label={`Decline ${name}`} icon={<XIcon />} onClick={decline} />
        </Tooltip>
      )}
      {restore && (
        <WriteButton size="sm" variant="ghost" tone="neutral" aria-label={`Restore ${name}`} onClick={restore}>
          Restore
        </WriteButton>
      )}
      {shortlist && (
        <Tooltip text="Shortlist" shortcut="S" disabled={unavailableReason !== undefined}>
          <IconButton {...look} label={`Shortlist ${name}`} icon={<StarIcon />} onClick={shortlist} />
        </Tooltip>
      )}
    </>
  )
}
