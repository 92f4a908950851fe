import type { Invitation } from '@/api/contract/schemas/applicant.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'

/** The day on which somebody was invited to a Gig who has not applied, or declined. */
export const InvitationMark = ({ invitation: { invitedAt, declinedAt } }: { invitation: Invitation }) => (
  <>
    {declinedAt === null ? 'Invited' : 'Declined'} <DateTime value={declinedAt ?? invitedAt} show="date" year="other" />
  </>
)
