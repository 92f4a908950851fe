import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { CardLook } from '@/design-system/components/DataTable/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { gigLooks, gigStatusLabel, needsAttention } from '@/shared/gig-looks.ts'
import { CardPoster } from '../../poster/gig-poster.tsx'
import { posterOf } from '../../poster/poster-facts.ts'
import { now } from '@/lib/clock.ts'
import { formatNumber } from '@/lib/format-number.ts'
import { isPosted } from '../../model/gig-copy.ts'
import { applicantTotal } from '../../model/new-applicants.ts'
import { NewApplicants } from './new-applicants.tsx'

/** What is watched for: applicants, hires, and money only while some is held (docs/product/gigs.md). */
function News({ gig }: { gig: Gig }) {
  const { applicantCounts, workersHired, workersNeeded, payment } = gig
  if (!isPosted(gig)) return null
  const applicants = applicantTotal(applicantCounts)
  return (
    <>
      <Text as="span" size="caption">
        {[
          `${formatNumber(applicants)} ${applicants === 1 ? 'applicant' : 'applicants'}`,
          workersNeeded ? `${formatNumber(workersHired)} of ${formatNumber(workersNeeded)} hired` : undefined,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <NewApplicants gig={gig} />
      {payment.heldKobo > 0 && (
        <Text as="span" size="caption" tone="muted">
          <Money amount={payment.heldKobo} /> held
        </Text>
      )}
    </>
  )
}

/** A Gig on a phone's list: its poster. */
export const gigCard: CardLook<Gig> = {
  content: (gig, title) => (
    <CardPoster
      facts={posterOf(gig, now())}
      title={title}
      {...(needsAttention(gig.status)
        ? { mark: <StatusPill state={gig.status} looks={gigLooks} /> }
        : { state: gigStatusLabel(gig.status) })}
      news={<News gig={gig} />}
    />
  ),
  skeleton: (
    <Skeleton>
      <CardPoster
        facts={{ place: 'Place and day' }}
        state="State"
        title="The title of a Gig"
        news={<Text size="caption">Its applicants and hires</Text>}
      />
    </Skeleton>
  ),
}
