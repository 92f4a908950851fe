import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Breadcrumbs } from '@/design-system/components/Breadcrumbs/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { PageTrail } from '@/design-system/components/PageHeader/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { deferred } from '@/design-system/lib/deferred.tsx'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { fromDesktop } from '@/design-system/styles/media.ts'
import { placePay } from '@/rules/gig-price.ts'
import { isDeciding } from '@/shared/free-places.ts'
import { usePageActions } from '@/shared/page-actions.ts'
import { personName } from '@/shared/people-looks.ts'
import {
  applicantHref,
  applicantListHref,
  type ApplicantSearch,
  listApplicants,
  segmentOf,
} from '@/shared/people/applicant-search.ts'
import { keepOpened, keptListOrder, returnsToRow } from '@/shared/people/list-order.ts'
import type { HireDialogProps } from '@/shared/people/hire/hire-dialog.tsx'
import { isHireable } from '@/shared/people/hire/hire-rules.ts'
import { useHire } from '@/shared/people/hire/use-hire.ts'
import { useWhenHireCloses } from '@/shared/people/hire/use-when-hire-closes.ts'
import { ProfileHeader } from '../profile/profile-header.tsx'
import { ProfileParts } from '../profile/profile-parts.tsx'
import { ProfilePartsSkeleton } from '../profile/profile-skeleton.tsx'
import { useWorker, workerRead } from '@/shared/people/use-worker.ts'
import { useClashes } from '@/shared/people/use-clashes.ts'
import { takesDecision } from '@/shared/people/decision-marks.ts'
import { type Decide, useDecide } from '@/shared/people/use-decide.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { ListPager } from '../parts/list-pager.tsx'
import { ApplicantAside } from './applicant-aside.tsx'
import { orderWith, placeIn } from './applicant-order.ts'

const HireDialog = deferred<HireDialogProps>(
  async () => (await import('@/shared/people/hire/hire-dialog.tsx')).HireDialog,
  () => null,
  ({ hire }) => hire.isOpen,
)

/** The name of the applicant. */
const pageHeading = {
  get current() {
    return document.querySelector<HTMLElement>('main h1')
  },
}

interface ApplicantProfileProps {
  gig: Gig
  /** All applicants of the Gig. */
  applicants: readonly Applicant[]
  applicant: Applicant
  /** The list of the address. */
  search: ApplicantSearch
  /** Whether the address names the stage of the list. */
  namesStage: boolean
  /** The way back to a list. */
  trailTo: (search: ApplicantSearch) => ComponentProps<typeof Breadcrumbs>['trail']
  onReload: () => void
  /** Shows another applicant immediately, while the address changes. */
  onGo: (id: string, navigate: () => Promise<void>) => void
}

/** The profile, the decision, and Previous and Next. The profiles of the neighbours are read before they are opened. */
export function ApplicantProfile({
  gig,
  applicants,
  applicant,
  search: asked,
  namesStage,
  trailTo,
  onReload,
  onGo,
}: ApplicantProfileProps) {
  const navigate = useNavigate()
  // Where they are below each other, what was asked for comes before the profile.
  const isNarrow = !useMedia(fromDesktop)
  const decide = useDecide()
  const keepFocus = useFocusPlace(pageHeading)
  const hire = useHire()
  // After a hire no button is left that could have the focus.
  useWhenHireCloses(hire, keepFocus)
  const clashes = useClashes(gig)
  const worker = useWorker(applicant.workerId)
  const payKobo = placePay(gig)
  const [{ search, order }] = useState(() => {
    const kept = keptListOrder(gig.id, asked)
    if (kept?.includes(applicant.id)) return { search: asked, order: kept }
    const listed = listApplicants(applicants, asked, { payKobo })
    // A link from elsewhere names no stage: the list is then that of the applicant's own.
    const isElsewhere = !namesStage && !listed.some(({ id }) => id === applicant.id)
    const own = isElsewhere ? { ...asked, status: segmentOf(applicant) } : asked
    return { search: own, order: orderWith(listApplicants(applicants, own, { payKobo }), applicant.id) }
  })
  const place = placeIn(order, applicants, applicant.id)
  useEffect(() => keepOpened(gig.id, search, applicant.id), [gig.id, search, applicant.id])
  usePrefetchedNeighbours([place.next, place.previous])
  const update = useUpdate(applicant, decide, hire.subject?.id)

  const hrefOf = (target: Applicant | undefined) => target && applicantHref(gig.id, target.id, search)
  const goTo = (target: Applicant | undefined) => {
    const href = hrefOf(target)
    if (target === undefined || href === undefined) return false
    onGo(target.id, async () => navigate(href))
    return true
  }
  const offline = useOfflineReason()
  const withDecision = (action: (subject: Applicant) => unknown, isPossible = isDeciding(gig)) => {
    if (offline !== undefined) {
      toast.error(offline, { id: 'offline' })
      return true
    }
    if (isPossible) void action(applicant)
    return isPossible
  }
  const withKey = (event: 'shortlist' | 'decline') =>
    withDecision(decide[event], isDeciding(gig) && takesDecision(decide.marks.get(applicant.id)))
  usePageActions((action) => {
    switch (action) {
      case 'next':
        return goTo(place.next)
      case 'previous':
        return goTo(place.previous)
      case 'shortlist':
        return withKey('shortlist')
      case 'decline':
        return withKey('decline')
      case 'hire':
        return withDecision(hire.open, isHireable(gig, applicant))
      case 'undo':
        return decide.undoLast([applicant.id])
      case 'close':
        void navigate(applicantListHref(gig.id, search), { state: returnsToRow })
        return true
      default:
        return false
    }
  })

  const profile = (
    <QueryView
      key="profile"
      query={worker}
      things="the profile"
      skeleton={<ProfilePartsSkeleton />}
      failureFrame={wrapInCard}
    >
      {(loaded) => <ProfileParts key={loaded.id} worker={loaded} matched={applicant.matchedSkills} />}
    </QueryView>
  )
  const application = (
    <ApplicantAside
      key="application"
      gig={gig}
      applicant={applicant}
      decide={decide}
      onHire={hire.open}
      clash={clashes.get(applicant.workerId)}
    />
  )
  return (
    <Stack space={6}>
      <Stack space={4}>
        <PageTrail>
          <Breadcrumbs trail={trailTo(search)} current={personName(applicant.worker)} />
        </PageTrail>
        {update.isShown && (
          <Alert
            tone="warning"
            role="alert"
            title={update.message}
            action={
              <Button
                size="sm"
                variant="outline"
                onClick={() => {
                  update.accept()
                  onReload()
                }}
              >
                Reload
              </Button>
            }
          >
            This applicant was updated. Reload.
          </Alert>
        )}
        {/* Only the applicant's record leaves out this Gig. */}
        <ProfileHeader
          worker={{ ...(worker.data ?? applicant.worker), history: applicant.worker.history }}
          pager={
            <ListPager
              label="Applicants of this list"
              position={place.position}
              total={place.total}
              previous={hrefOf(place.previous)}
              next={hrefOf(place.next)}
            />
          }
        />
      </Stack>
      <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
        {isNarrow ? [application, profile] : [profile, application]}
      </Columns>
      {hire.subject !== undefined && (
        <HireDialog
          key={hire.openings}
          gig={gig}
          applicant={hire.subject}
          hire={hire}
          clash={clashes.get(hire.subject.workerId)}
        />
      )}
    </Stack>
  )
}

/** Reads the profiles of those whom Previous and Next open. */
function usePrefetchedNeighbours(neighbours: readonly (Applicant | undefined)[]) {
  const api = useApi()
  const client = useQueryClient()
  const ids = neighbours.map((neighbour) => neighbour?.workerId ?? '').join(' ')
  useEffect(() => {
    for (const id of ids.split(' ')) if (id !== '') void client.prefetchQuery(workerRead(api, id))
  }, [api, client, ids])
}

/** Whether another device has moved the applicant since the page showed it. While an own call is under way nothing can be said. */
function useUpdate(applicant: Applicant, decide: Decide, hiredId: string | undefined) {
  const { id, status } = applicant
  const [seen, setSeen] = useState({ id, status })
  if (seen.id !== id) setSeen({ id, status })
  const isBusy = decide.stages.has(id) && decide.stages.get(id) === undefined
  const expected = decide.stages.get(id) ?? (seen.id === id ? seen.status : status)
  const isOwnHire = hiredId === id && status === 'hired'
  const mark = decide.marks.get(id)
  const message = mark?.kind === 'refused' ? mark.message : undefined
  return {
    isShown: (!isBusy && !isOwnHire && status !== expected) || message !== undefined,
    message,
    accept: () => {
      setSeen({ id, status })
      decide.forget(id)
    },
  }
}
