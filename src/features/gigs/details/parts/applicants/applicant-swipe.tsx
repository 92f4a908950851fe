import type { ReactElement } from 'react'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { SwipeRow } from '@/design-system/components/SwipeRow/index.ts'
import { StarIcon } from '@/design-system/icons/StarIcon.tsx'
import { XIcon } from '@/design-system/icons/XIcon.tsx'
import { isDeciding } from '@/shared/free-places.ts'
import { choicesFor } from '@/shared/people/decision-choices.ts'
import { isUndoable, shownApplicant } from '@/shared/people/decision-marks.ts'
import type { Decide } from '@/shared/people/use-decide.ts'
import { isFocusLost } from '@/design-system/lib/focus-lost.ts'
import { useIsOnline } from '@/shared/use-is-online.ts'

interface ApplicantSwipesProps {
  gig: Gig
  decide: Decide
  /** Called with the applicant's id before the row changes. */
  onDecide: (ids: readonly string[]) => void
}

interface SwipedCardProps extends ApplicantSwipesProps {
  applicant: Applicant
  /** The card of the applicant. */
  children: ReactElement
}

/** Lets a thumb swipe the cards of the applicants to shortlist or decline, as their buttons do (docs/product/gig-details.md#applicants). */
export function applicantSwipes(props: ApplicantSwipesProps) {
  return (applicant: Applicant, card: ReactElement) => (
    <SwipedCard {...props} applicant={applicant}>
      {card}
    </SwipedCard>
  )
}

function SwipedCard({ gig, applicant: listed, decide, onDecide, children }: SwipedCardProps) {
  const isOnline = useIsOnline()
  const mark = decide.marks.get(listed.id)
  // Once decided, the row has 'Undo' in the place of the choices.
  const isOpen = isDeciding(gig) && !isUndoable(mark)
  const { shortlist, decline } = choicesFor(shownApplicant(listed, mark), isOpen, decide, () => {
    // A swipe moves no focus: only a focused button that the decision removes has one to lose.
    if (!isFocusLost()) onDecide([listed.id])
  })
  return (
    <SwipeRow
      disabled={!isOnline}
      towardsEnd={shortlist && { label: 'Shortlist', icon: <StarIcon />, tone: 'primary', onSwipe: shortlist }}
      towardsStart={decline && { label: 'Decline', icon: <XIcon />, onSwipe: decline }}
    >
      {children}
    </SwipeRow>
  )
}
