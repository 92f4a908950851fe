import { useState } from 'react'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { personName } from '@/shared/people-looks.ts'
import { markLabel } from '@/shared/people/decision-marks.ts'
import { DecisionRow, WordChoices } from '@/shared/people/decision-row.tsx'
import { type Decide, useDecide } from '@/shared/people/use-decide.ts'

/** The newest applicants, to be answered by one press (docs/product/home.md). They stay in place with 'Undo' until the page is left. */
export function NewestApplicants({ newest }: { newest: readonly Applicant[] }) {
  const [shown, setShown] = useState(newest)
  const added = newest.filter(({ id }) => !shown.some((applicant) => applicant.id === id))
  if (added.length > 0) setShown([...shown, ...added])
  const decide = useDecide()
  if (shown.length === 0) return null
  return (
    <Stack space={3} as="section" aria-label="Newest applicants">
      {shown.map((applicant) => (
        <Columns key={applicant.id} template="fill-content" space={3} align="center" collapseBelow="tablet">
          <Columns template="content-fill" space={3} align="center">
            <Avatar
              id={applicant.worker.id}
              name={personName(applicant.worker)}
              src={applicant.worker.imageUrl}
              size="sm"
            />
            <Stack space={0}>
              <Link href={gigPaths.profile(applicant.gigId, 'applicant', applicant.id)} variant="standalone">
                <Truncate>{personName(applicant.worker)}</Truncate>
              </Link>
              <Text size="caption" tone="muted">
                <Truncate>{gigTitle({ title: applicant.gigTitle })}</Truncate>
              </Text>
            </Stack>
          </Columns>
          <Answer applicant={applicant} decide={decide} />
        </Columns>
      ))}
    </Stack>
  )
}

/** An applicant of an open Gig, so every decision is possible; what happened to one meanwhile takes the place of the buttons. */
function Answer({ applicant, decide }: { applicant: Applicant; decide: Decide }) {
  const mark = decide.marks.get(applicant.id)
  if (mark?.kind === 'refused') {
    return (
      <Text as="span" size="label" tone="danger">
        {mark.message}
      </Text>
    )
  }
  return (
    <Inline space={2}>
      {markLabel(mark) !== undefined && (
        <Text as="span" size="label" tone="muted">
          {markLabel(mark)}
        </Text>
      )}
      <DecisionRow applicant={applicant} decide={decide} isOpen hasWords Choices={WordChoices} />
    </Inline>
  )
}
