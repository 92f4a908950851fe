import { DateTime } from '@/design-system/components/DateTime/index.ts'

/** The day on which somebody was invited to a Gig who has not applied. @param moment ISO 8601 */
export const InvitedAt = ({ moment }: { moment: string }) => (
  <>
    Invited <DateTime value={moment} show="date" year="other" />
  </>
)
