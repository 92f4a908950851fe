import { lazy, Suspense, useState } from 'react'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Breadcrumbs } from '@/design-system/components/Breadcrumbs/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Menu, MenuItem } from '@/design-system/components/Menu/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { MoreHorizontalIcon } from '@/design-system/icons/MoreHorizontalIcon.tsx'
import { gigTitle } from '@/shared/gig-looks.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { personName, workerGigLooks } from '@/shared/people-looks.ts'
import { placeActions } from '@/shared/work-review/place-actions.ts'
import { PlaceLine } from '@/shared/work-review/place-line.tsx'
import { now } from '@/lib/clock.ts'
import { NeighbourLinks } from './neighbour-links.tsx'

const MessageDialog = lazy(async () => ({
  default: (await import('@/shared/work-review/message-dialog.tsx')).MessageDialog,
}))
const CancelHireDialog = lazy(async () => ({
  default: (await import('@/shared/work-review/cancel-hire-dialog.tsx')).CancelHireDialog,
}))
const NoShowDialog = lazy(async () => ({
  default: (await import('@/shared/work-review/no-show-dialog.tsx')).NoShowDialog,
}))

interface WorkerHeaderProps {
  /** Undefined while it is read, and when it could not be read. */
  place: WorkerGig | undefined
  gig: Gig | undefined
  gigId: string
  profileId: string
  /** The query of the list the Gig was opened from, for the way back. */
  list: string | undefined
  /** A place is to be filled again. */
  onVacated: (sentence: string) => void
}

/** Who it is, where the hire stands, and what can be done besides the review. */
export function WorkerHeader({ place, gig, gigId, profileId, list, onVacated }: WorkerHeaderProps) {
  const name = place === undefined ? 'Worker profile' : personName(place.worker)
  const back = gigPaths.details(gigId, { tab: 'workers', list })
  return (
    <PageHeader
      title={name}
      before={
        <Breadcrumbs
          trail={[
            { label: 'Gigs Management', href: paths.gigs },
            { label: gig === undefined ? 'Gig' : gigTitle(gig), href: back },
          ]}
          current={name}
        />
      }
      description={
        place !== undefined &&
        gig !== undefined && (
          <Inline as="span" space={3}>
            <StatusPill size="md" state={place.status} looks={workerGigLooks} />
            <PlaceLine place={place} gig={gig} />
          </Inline>
        )
      }
      menu={
        place !== undefined &&
        gig !== undefined && <PlaceMenu place={place} gig={gig} onVacated={onVacated} />
      }
      actions={<NeighbourLinks gigId={gigId} profileId={profileId} list={list} />}
    />
  )
}

function PlaceMenu({
  place,
  gig,
  onVacated,
}: {
  place: WorkerGig
  gig: Gig
  onVacated: (sentence: string) => void
}) {
  const [dialog, setDialog] = useState<'message' | 'cancel' | 'noShow'>()
  const { canMessage, canCancel, absentFrom } = placeActions(place, gig, now())
  const close = () => setDialog(undefined)
  const name = personName(place.worker)
  return (
    <>
      {(canMessage || canCancel) && (
        <Menu
          align="end"
          trigger={<IconButton label="More actions" variant="outline" icon={<MoreHorizontalIcon />} />}
        >
          {canMessage && <MenuItem onSelect={() => setDialog('message')}>Message</MenuItem>}
          {absentFrom !== undefined && (
            <MenuItem tone="danger" onSelect={() => setDialog('noShow')}>
              Report no-show
            </MenuItem>
          )}
          {canCancel && (
            <MenuItem tone="danger" onSelect={() => setDialog('cancel')}>
              Cancel hire
            </MenuItem>
          )}
        </Menu>
      )}
      <Suspense fallback={null}>
        {dialog === 'message' && <MessageDialog open places={[place]} gig={gig} onClose={close} />}
        {dialog === 'cancel' && (
          <CancelHireDialog
            open
            place={place}
            gig={gig}
            onClose={close}
            onCancelled={() => onVacated(`The place of ${name} is open again.`)}
          />
        )}
        {dialog === 'noShow' && absentFrom !== undefined && (
          <NoShowDialog
            open
            place={place}
            session={absentFrom}
            onClose={close}
            onReported={() => onVacated(`${name} was reported absent.`)}
          />
        )}
      </Suspense>
    </>
  )
}
