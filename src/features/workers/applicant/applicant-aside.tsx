import { useRef } from 'react'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { placePay, workerNet } from '@/rules/gig-price.ts'
import { isDeciding } from '@/shared/free-places.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { applicantLooks } from '@/shared/people-looks.ts'
import { applicantPay } from '@/shared/people/applicant-search.ts'
import { choicesFor } from '@/shared/people/decision-choices.ts'
import { isUndoable, shownApplicant } from '@/shared/people/decision-marks.ts'
import { declineReasonLabel, DeclineReasons } from '@/shared/people/decline-reasons.tsx'
import { isHireable } from '@/shared/people/hire/hire-rules.ts'
import { PrivateNote } from '@/shared/people/private-note.tsx'
import type { Decide } from '@/shared/people/use-decide.ts'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { WrittenText } from '@/shared/written-text.tsx'

interface ApplicantAsideProps {
  gig: Gig
  applicant: Applicant
  decide: Decide
  onHire: (applicant: Applicant) => void
  /** The title of another Gig for which the worker is booked at this time. */
  clash: string | undefined
}

/** What the applicant asks for and says, the decision, and the employer's private note. */
export function ApplicantAside({ gig, applicant, decide, onHire, clash }: ApplicantAsideProps) {
  const { status, note, appliedAt, matchedSkills, invited, declineReason, hire } = applicant
  const pay = applicantPay(applicant, { payKobo: placePay(gig) })
  const place = useRef<HTMLElement>(null)
  const keepFocus = useFocusPlace(place)
  const mark = decide.marks.get(applicant.id)
  const isJustDeclined = mark?.kind === 'decided' && mark.event === 'decline'
  return (
    <Card as="section" aria-label="Application">
      <Stack ref={place} space={4}>
        {clash !== undefined && <Notice tone="warning">{`Also booked by you for ${clash} at this time.`}</Notice>}
        <DescriptionList layout="rows" align="end">
          <DescriptionItem term="Stage">
            <StatusPill state={status} looks={applicantLooks} />
          </DescriptionItem>
          <DescriptionItem term={hire ? 'Agreed pay' : 'Pay asked'}>
            <Text as="span" weight="semibold" tabular>
              <Money amount={pay ?? null} />
            </Text>
          </DescriptionItem>
          <DescriptionItem term="Worker receives">
            <Money amount={pay === undefined ? null : workerNet(pay)} />
          </DescriptionItem>
          <DescriptionItem term="Matched skills">{`${matchedSkills.length} of ${gig.workSkills.length}`}</DescriptionItem>
          <DescriptionItem term={invited ? 'Applied, invited' : 'Applied'}>
            <DateTime value={appliedAt} />
          </DescriptionItem>
          {status === 'declined' && (
            <DescriptionItem term="Reason" missingLabel="Not given">
              {declineReason && declineReasonLabel(declineReason)}
            </DescriptionItem>
          )}
        </DescriptionList>
        <Decisions gig={gig} applicant={applicant} decide={decide} onHire={onHire} keepFocus={keepFocus} />
        {mark?.message !== undefined && mark.kind !== 'refused' && (
          <Notice size="sm" tone="danger" role="status">
            {mark.message}
          </Notice>
        )}
        {isJustDeclined && (
          <DeclineReasons applicant={applicant} onChoose={(reason) => decide.giveReason(applicant, reason)} />
        )}
        <Stack space={2}>
          <Heading level={2} look="label">
            Their note
          </Heading>
          {note ? <WrittenText>{note}</WrittenText> : <Text tone="muted">They wrote no note.</Text>}
        </Stack>
        <PrivateNote key={applicant.id} applicant={applicant} />
      </Stack>
    </Card>
  )
}

/** The decision; on a phone in a bar at the lower edge. */
function Decisions({
  gig,
  applicant: listed,
  decide,
  onHire,
  keepFocus,
}: Omit<ApplicantAsideProps, 'clash'> & { keepFocus: () => void }) {
  const mark = decide.marks.get(listed.id)
  const canUndo = isUndoable(mark)
  const applicant = shownApplicant(listed, mark)
  const canHire = isHireable(gig, applicant)
  const { decline, restore, shortlist } = choicesFor(applicant, isDeciding(gig), decide, keepFocus)
  const look = { variant: 'outline' } as const
  const { hire } = applicant
  if (!canUndo && !canHire && !decline && !restore && !shortlist && !hire) return null
  return (
    <Actions dock stackOnMobile={false}>
      {canUndo && (
        <WriteButton
          {...look}
          onClick={() => {
            keepFocus()
            void decide.undo(applicant.id)
          }}
        >
          Undo
        </WriteButton>
      )}
      {decline && (
        <WriteButton {...look} onClick={decline}>
          Decline
        </WriteButton>
      )}
      {!canUndo && restore && (
        <WriteButton {...look} onClick={restore}>
          Restore
        </WriteButton>
      )}
      {shortlist && (
        <WriteButton {...look} onClick={shortlist}>
          Shortlist
        </WriteButton>
      )}
      {hire && (
        <ButtonLink {...look} href={gigPaths.profile(gig.id, 'worker', hire.workerGigId)}>
          View worker
        </ButtonLink>
      )}
      {canHire && (
        <WriteButton variant="active" onClick={() => onHire(applicant)}>
          Hire
        </WriteButton>
      )}
    </Actions>
  )
}
