import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { fromDesktop } from '@/design-system/styles/media.ts'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { EmptyPage } from '@/shared/empty-page.tsx'
import { GigNotFound } from '@/shared/gig-not-found.tsx'
import { hasPlace } from '@/shared/free-places.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { workerSearch, type WorkerSearch } from '@/shared/people/worker-search.ts'
import { ProfileParts } from '../profile/profile-parts.tsx'
import { ProfilePartsSkeleton } from '../profile/profile-skeleton.tsx'
import { useWorker } from '@/shared/people/use-worker.ts'
import { hasEnded } from '@/shared/query-view/read-state.ts'
import { useRevealInOrder } from '@/shared/query-view/use-reveal-in-order.ts'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { RatingCard } from '../worker/review/rating-card.tsx'
import { useSearchState } from '@/shared/use-search-state.ts'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { type GigWorkers, useGigWorkers } from '../worker/data/use-gig-workers.ts'
import { useTask, useWorkerPage } from '../worker/data/use-worker-page.ts'
import { CalendarCard } from '../worker/parts/calendar-card.tsx'
import { NextTask } from '../worker/parts/next-task.tsx'
import { PlaceCard } from '../worker/parts/place-card.tsx'
import { TaskReview } from '../worker/parts/task-review.tsx'
import { WorkerHeader } from '../worker/parts/worker-header.tsx'

/** One hired worker of a Gig: the review of the work, the hire, and who it is (docs/product/worker-profile.md). */
export function WorkerScreen() {
  const { gigId = '', profileId = '' } = useParams()
  const [search] = useSearchState(workerSearch)
  // Here, because the order of the list lasts while one goes from worker to worker.
  const workers = useGigWorkers(gigId, search)
  return (
    <OneWorker key={`${gigId} ${profileId}`} gigId={gigId} profileId={profileId} search={search} workers={workers} />
  )
}

interface OneWorkerProps {
  gigId: string
  profileId: string
  search: WorkerSearch
  workers: GigWorkers
}

function OneWorker({ gigId, profileId, search, workers }: OneWorkerProps) {
  const page = useWorkerPage(gigId, profileId)
  const [vacated, setVacated] = useState<string>()
  const next = useRef<HTMLElement>(null)
  const keepFocus = useFocusPlace(next)
  if (page.isGigMissing) return <GigNotFound title="Worker profile" />
  if (page.error?.kind === 'notFound') return <NotFound gigId={gigId} />
  return (
    <Stack space={6}>
      <WorkerHeader
        place={page.data?.place}
        gig={page.data?.gig}
        hasFailed={page.error !== null}
        gigId={gigId}
        profileId={profileId}
        search={search}
        workers={workers}
        onVacated={(sentence) => {
          keepFocus()
          setVacated(sentence)
        }}
      />
      <QueryView query={page} things="the worker" skeleton={<PageSkeleton />} failureFrame={wrapInCard}>
        {({ place, gig }) => (
          <Stack ref={next} space={4}>
            {vacated !== undefined && (
              <Vacated title={vacated} gig={gig} planBHref={gigPaths.details(gigId, { list: search.list })} />
            )}
            <Content place={place} gig={gig} search={search} />
          </Stack>
        )}
      </QueryView>
    </Stack>
  )
}

/** What was done about the place, and the way to the list of those who can take it. Who was reported absent and came to another session keeps the place. */
function Vacated({ title, gig, planBHref }: { title: string; gig: Gig; planBHref: string }) {
  const action = (
    <ButtonLink size="sm" variant="soft" href={planBHref}>
      Open Plan B
    </ButtonLink>
  )
  return hasPlace(gig) ? (
    <Alert tone="info" role="status" title={title} action={action}>
      Choose who to ask next in Plan B.
    </Alert>
  ) : (
    <Alert tone="info" role="status" title={title} />
  )
}

/** The profile follows the review, whose height is not known before it is read; on a phone the hire follows both. */
function Content({ place, gig, search }: { place: WorkerGig; gig: Gig; search: WorkerSearch }) {
  const parts = [
    { name: 'review', isReady: hasEnded(useTask(place)) },
    { name: 'profile', isReady: hasEnded(useWorker(place.workerId)) },
    { name: 'hire', isReady: true },
  ]
  const shown = new Set(useRevealInOrder(parts, ({ isReady }) => isReady).map(({ name }) => name))
  const hasColumns = useMedia(fromDesktop)
  return (
    <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
      <Stack space={6}>
        {place.status === 'paid' && <RatingCard place={place} />}
        <TaskReview place={place} gig={gig} />
        <NextTask place={place} search={search} />
        {shown.has('profile') && <Profile workerId={place.workerId} gig={gig} />}
      </Stack>
      {(hasColumns || shown.has('hire')) && (
        <Stack space={6}>
          <PlaceCard place={place} gig={gig} search={search} />
          <CalendarCard place={place} />
        </Stack>
      )}
    </Columns>
  )
}

/** Who the worker is. A profile that cannot be read leaves the review usable. */
function Profile({ workerId, gig }: { workerId: string; gig: Gig }) {
  return (
    <QueryView
      query={useWorker(workerId)}
      things="the profile"
      skeleton={<ProfilePartsSkeleton />}
      failureFrame={wrapInCard}
    >
      {(worker) => <ProfileParts worker={worker} matched={gig.workSkills} />}
    </QueryView>
  )
}

/** What is shown before the review is read: on a phone nothing below it. */
function PageSkeleton() {
  const hasColumns = useMedia(fromDesktop)
  return (
    <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
      <Card>
        <SkeletonText lines={10} />
      </Card>
      {hasColumns && (
        <Stack space={6}>
          <Card>
            <SkeletonText lines={6} />
          </Card>
          <Card>
            <SkeletonText lines={4} />
          </Card>
        </Stack>
      )}
    </Columns>
  )
}

function NotFound({ gigId }: { gigId: string }) {
  return (
    <EmptyPage
      title="Worker profile"
      emptyTitle="Worker not found"
      illustration={<NotFoundIllustration />}
      action={
        <ButtonLink variant="active" href={gigPaths.details(gigId, { tab: 'workers' })}>
          Back to the Gig
        </ButtonLink>
      }
    >
      The address may be mistyped.
    </EmptyPage>
  )
}
