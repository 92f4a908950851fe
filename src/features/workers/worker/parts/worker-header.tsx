import { useState } from 'react'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { GigSession } from '@/api/contract/schemas/gig-session.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Breadcrumbs } from '@/design-system/components/Breadcrumbs/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Menu, MenuItem } from '@/design-system/components/Menu/index.ts'
import { PageHeader, PageTrail } from '@/design-system/components/PageHeader/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { MoreHorizontalIcon } from '@/design-system/icons/MoreHorizontalIcon.tsx'
import { gigTitle } from '@/shared/gig-looks.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { personName, workerGigLooks } from '@/shared/people-looks.ts'
import { ProfileHeader } from '../../profile/profile-header.tsx'
import { ProfileHeaderSkeleton } from '../../profile/profile-skeleton.tsx'
import { workerListHref, type WorkerSearch } from '@/shared/people/worker-search.ts'
import { placeActions } from '@/shared/work-review/place-actions.ts'
import { PlaceLine } from '@/shared/work-review/place-line.tsx'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { loadedWhenShown } from '@/design-system/lib/deferred.tsx'
import { now } from '@/lib/clock.ts'
import type { GigWorkers } from '../data/use-gig-workers.ts'
import { NeighbourLinks } from './neighbour-links.tsx'

const MessageDialog = loadedWhenShown(
  async () => (await import('@/shared/work-review/message-dialog.tsx')).MessageDialog,
)
const CancelHireDialog = loadedWhenShown(
  async () => (await import('@/shared/work-review/cancel-hire-dialog.tsx')).CancelHireDialog,
)
const NoShowDialog = loadedWhenShown(async () => (await import('@/shared/work-review/no-show-dialog.tsx')).NoShowDialog)

interface WorkerHeaderProps {
  /** Undefined while it is read, and when it could not be read. */
  place: WorkerGig | undefined
  gig: Gig | undefined
  hasFailed: boolean
  gigId: string
  profileId: string
  /** The list of the address, for the way back. */
  search: WorkerSearch
  workers: GigWorkers
  /** A place is to be filled again. */
  onVacated: (sentence: string) => void
}

/** Who it is, where the hire stands, and what can be done besides the review. */
export function WorkerHeader({
  place,
  gig,
  hasFailed,
  gigId,
  profileId,
  search,
  workers,
  onVacated,
}: WorkerHeaderProps) {
  const { list, queue } = search
  const from =
    queue === undefined
      ? { label: 'Gigs Management', href: gigPaths.list(list) }
      : { label: 'Dashboard', href: paths.dashboard }
  const pager = <NeighbourLinks gigId={gigId} profileId={profileId} search={search} workers={workers} />
  return (
    <Stack space={4}>
      <PageTrail>
        <Breadcrumbs
          trail={[from, { label: gig === undefined ? 'Gig' : gigTitle(gig), href: workerListHref(gigId, search) }]}
          // The name is shown together with that of the Gig before it, so that it does not move.
          current={place === undefined || gig === undefined ? 'Worker profile' : personName(place.worker)}
        />
      </PageTrail>
      {place === undefined || gig === undefined ? (
        hasFailed ? (
          <PageHeader title="Worker profile" />
        ) : (
          <ProfileHeaderSkeleton pager={pager} />
        )
      ) : (
        <>
          <ProfileHeader worker={place.worker} pager={pager} />
          <Columns template="fill-content" space={3} align="center">
            <Inline space={3}>
              <StatusPill size="md" state={place.status} looks={workerGigLooks} />
              <PlaceLine place={place} gig={gig} />
            </Inline>
            <PlaceMenu place={place} gig={gig} onVacated={onVacated} />
          </Columns>
        </>
      )}
    </Stack>
  )
}

interface PlaceMenuProps {
  place: WorkerGig
  gig: Gig
  onVacated: (sentence: string) => void
}

/** The session of an absence stays what it was: the dialog keeps its text where the worker has handed in the work meanwhile. */
type OpenDialog = { kind: 'message' | 'cancel' } | { kind: 'noShow'; session: GigSession }

function PlaceMenu({ place, gig, onVacated }: PlaceMenuProps) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const { canMessage, canCancel, absentFrom } = placeActions(place, gig, useNow() ?? now())
  const close = () => setDialog(undefined)
  const name = personName(place.worker)
  return (
    <>
      {(canMessage || canCancel) && (
        <Menu align="end" trigger={<IconButton label="More actions" variant="outline" icon={<MoreHorizontalIcon />} />}>
          {canMessage && <MenuItem onSelect={() => setDialog({ kind: 'message' })}>Message</MenuItem>}
          {absentFrom !== undefined && (
            <MenuItem tone="danger" onSelect={() => setDialog({ kind: 'noShow', session: absentFrom })}>
              Report no-show
            </MenuItem>
          )}
          {canCancel && (
            <MenuItem tone="danger" onSelect={() => setDialog({ kind: 'cancel' })}>
              Cancel hire
            </MenuItem>
          )}
        </Menu>
      )}
      {dialog?.kind === 'message' && <MessageDialog open places={[place]} gig={gig} onClose={close} />}
      {dialog?.kind === 'cancel' && (
        <CancelHireDialog
          open
          place={place}
          gig={gig}
          onClose={close}
          onCancelled={() => onVacated(`The place of ${name} is open again.`)}
        />
      )}
      {dialog?.kind === 'noShow' && (
        <NoShowDialog
          open
          place={place}
          session={dialog.session}
          onClose={close}
          onReported={() => onVacated(`${name} was reported absent.`)}
        />
      )}
    </>
  )
}
