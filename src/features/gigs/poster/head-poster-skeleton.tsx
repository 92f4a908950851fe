import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { gigLooks } from '@/shared/gig-looks.ts'
import { HeadPoster } from './gig-poster.tsx'

/** As high as the head usually is, so that the content below does not move when it arrives. */
export function HeadPosterSkeleton() {
  return (
    <Skeleton>
      <HeadPoster
        facts={{ craft: 'Craft', place: 'Place', pay: 'Pay of the Gig', seats: { needed: 3, hired: 0, people: [] } }}
        when="Next session on a day that is read, from then until then"
        status={<StatusPill size="md" state="open" looks={gigLooks} />}
      />
    </Skeleton>
  )
}
