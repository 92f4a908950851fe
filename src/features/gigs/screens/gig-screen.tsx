import { useState } from 'react'
import { Outlet, useLocation, useNavigate, useParams } from 'react-router-dom'
import { Breadcrumbs } from '@/design-system/components/Breadcrumbs/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { canInvite } from '@/shared/free-places.ts'
import { GigNotFound } from '@/shared/gig-not-found.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { lazyPanel } from '@/shared/lazy-panel.tsx'
import { DeferredInviteWorkers } from '../details/parts/invite/deferred-invite-workers.tsx'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { isUnread } from '@/shared/query-view/read-state.ts'
import { RedirectTo } from '../details/parts/redirect-to.tsx'
import { useSearchState } from '@/shared/use-search-state.ts'
import { useGig } from '../details/data/use-gig.ts'
import { type GigPage, useGigView } from '../details/data/use-gig-page.ts'
import { useIsOffline } from '../details/data/use-is-offline.ts'
import { gigSearch } from '../details/model/gig-search.ts'
import { GigDialogs } from '../details/parts/gig-dialogs.tsx'
import { GigHeader } from '../details/parts/gig-header.tsx'
import { GigNotices } from '../details/parts/gig-notices.tsx'
import { GigSkeleton } from '../details/parts/gig-skeleton.tsx'
import { RefusedView } from '../details/parts/refused-view.tsx'
import { useUnfinishedGigPayment } from '../pay/use-unfinished-gig-payment.ts'

const OfflineCallSheet = lazyPanel(
  async () => (await import('../details/parts/call-sheet-page.tsx')).OfflineCallSheet,
  8,
)

/** One Gig: brief, people and payments, or what opens in their place (docs/product/gig-details.md). */
export function GigScreen() {
  const { id = '' } = useParams()
  return <OneGig key={id} id={id} />
}

function OneGig({ id }: { id: string }) {
  const [search, setSearch] = useSearchState(gigSearch)
  const view = useGigView()
  const navigate = useNavigate()
  const { search: address } = useLocation()
  const [dialog, setDialog] = useState<'delete' | 'invite' | 'share'>()
  const [isDeleted, setDeleted] = useState(false)
  const [hasUnknownOutcome, setHasUnknownOutcome] = useState(false)
  // Kept by the page: the dialog of the cancellation closes by itself when the first session begins.
  const [cancelNote, setCancelNote] = useState('')
  const query = useGig(id, { enabled: !isDeleted })
  const gig = query.data
  const isOffline = useIsOffline(query)
  const isPaying = gig?.status === 'pending_payment'
  const paying = useUnfinishedGigPayment(isPaying ? id : undefined)

  // The dialogs open above the tabs: their state in the address, and the scroll position, stay.
  const openCancel = () =>
    void navigate({ pathname: gigPaths.view(id, 'cancel'), search: address }, { preventScrollReset: true })
  const closeView = () =>
    void navigate({ pathname: gigPaths.details(id), search: address }, { preventScrollReset: true, replace: true })
  // A Gig that was just deleted: the navigation to the list is under way.
  if (query.error?.kind === 'notFound' && !isDeleted) {
    const href = gigPaths.list(search.list)
    return (
      <GigNotFound
        before={<Breadcrumbs trail={[{ label: 'Gigs Management', href }]} current="Gig details" />}
        title="Gig details"
        href={href}
      />
    )
  }
  // The form that posts a Gig also pays for it.
  if (view === 'pay' && isPaying && paying.isLoaded && !paying.payment) {
    return <RedirectTo href={gigPaths.form(id, 'review')} />
  }

  const content = (
    <QueryView query={query} things="the Gig" skeleton={<GigSkeleton />} failureFrame={wrapInCard}>
      {(loadedGig) => (
        <Stack space={6}>
          <GigNotices
            gig={loadedGig}
            paying={paying}
            hasUnknownOutcome={hasUnknownOutcome}
            onOutcomeUnknown={setHasUnknownOutcome}
          />
          <RefusedView key={view} gig={loadedGig} view={view} cancelNote={cancelNote} />
          <Outlet context={{ gig: loadedGig, search, onSearch: setSearch } satisfies GigPage} />
          <GigDialogs
            gig={loadedGig}
            open={
              dialog === 'delete' || dialog === 'share'
                ? dialog
                : view === 'cancel' && loadedGig.cancellation.allowed
                  ? 'cancel'
                  : undefined
            }
            note={cancelNote}
            onNote={setCancelNote}
            onClose={() => {
              setDialog(undefined)
              if (view === 'cancel') closeView()
            }}
            onOutcomeUnknown={setHasUnknownOutcome}
            onDelete={() => setDeleted(true)}
            onStale={() => void query.refetch()}
            listHref={gigPaths.list(search.list)}
          />
          <DeferredInviteWorkers
            gig={loadedGig}
            open={dialog === 'invite' || (view === 'invite' && canInvite(loadedGig))}
            onClose={() => {
              setDialog(undefined)
              if (view === 'invite') closeView()
            }}
          />
        </Stack>
      )}
    </QueryView>
  )
  return (
    <>
      <GigHeader
        gig={gig}
        hasFailed={isUnread(query)}
        search={search}
        paying={paying}
        hasUnknownOutcome={hasUnknownOutcome}
        onInvite={() => setDialog('invite')}
        onShare={() => setDialog('share')}
        onCancel={openCancel}
        onDelete={() => setDialog('delete')}
      />
      {view === 'call-sheet' && isOffline ? <OfflineCallSheet gigId={id}>{content}</OfflineCallSheet> : content}
    </>
  )
}
