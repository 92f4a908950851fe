import type { ReactNode } from 'react'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { NewDot } from '@/design-system/components/NewDot/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { personName } from '@/shared/people-looks.ts'
import { historyText } from '@/shared/people/history-text.ts'

/** 'With you: 3 Gigs, 3 on time'; undefined for a worker who never worked for the employer. */
export function historyLine({ history }: Applicant['worker']): string | undefined {
  const text = historyText(history)
  return text === undefined ? undefined : `With you: ${text}`
}

interface ApplicantCellProps {
  applicant: Applicant
  /** Arrived while the list is open. */
  isNew?: boolean
  /** The title of another Gig for which the worker is booked at this time. */
  clash?: string | undefined
  /** A decision was made: the row only waits for an undo. */
  isQuiet?: boolean
  /** A state beside the name, such as what was decided. */
  mark?: ReactNode
  /** How many lines the craft and the history may take: a narrow card has no room for both on one. */
  captionLines?: 1 | 2 | 3
}

/** An applicant in a list: picture, name, craft, own history, and what is special about them. */
export function ApplicantCell({
  applicant: { worker, invited },
  isNew = false,
  clash,
  isQuiet = false,
  mark,
  captionLines = 1,
}: ApplicantCellProps) {
  const name = personName(worker)
  // The craft is mostly that of the Gig, so it is what a narrow column cuts.
  const caption = [historyLine(worker), worker.title].filter(Boolean).join(' · ')
  return (
    <Inline as="span" space={3} wrap={false}>
      <Avatar id={worker.id} name={name} src={worker.imageUrl} />
      <span>
        <Inline as="span" space={2}>
          <Text as="span" tone={isQuiet ? 'muted' : 'inherit'} weight={isQuiet ? 'regular' : undefined}>
            <Truncate>{name}</Truncate>
          </Text>
          {mark}
          {isNew && <NewDot>New</NewDot>}
          {invited && <Badge>Invited</Badge>}
          {clash !== undefined && <Badge tone="warning">Booked at this time</Badge>}
        </Inline>
        {caption !== '' && (
          <Text as="span" size="caption" tone="muted">
            <Truncate lines={captionLines}>{caption}</Truncate>
          </Text>
        )}
      </span>
    </Inline>
  )
}
