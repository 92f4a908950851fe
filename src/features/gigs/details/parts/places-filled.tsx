import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { MarqueeSign } from '@/design-system/components/MarqueeSign/index.ts'
import { useFirstTime } from '@/shared/first-time.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { useGigView } from '../data/use-gig-page.ts'
import { hiredLine } from '../../model/gig-copy.ts'

/** The lit sign of an open Gig whose last place was filled, once on each device (docs/product/gig-details.md). */
export function PlacesFilled({ gig }: { gig: Gig }) {
  const { id, workersHired, workersNeeded } = gig
  const isFilled = !!workersNeeded && workersHired >= workersNeeded
  const isMainPage = useGigView() === undefined
  const isFirstTime = useFirstTime(isFilled && isMainPage ? `places-filled:${id}:${workersNeeded}` : undefined)
  if (!isFirstTime) return null
  return (
    <MarqueeSign
      size="sm"
      title="Every place is filled"
      actions={
        <Actions>
          <ButtonLink variant="outline" href={gigPaths.view(id, 'call-sheet')}>
            Open the call sheet
          </ButtonLink>
        </Actions>
      }
    >
      {`${hiredLine(gig)}. The call sheet has what they need on the day.`}
    </MarqueeSign>
  )
}
