import { useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { useRead } from '@/api/client/hooks.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Breadcrumbs } from '@/design-system/components/Breadcrumbs/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { MoreHorizontalIcon } from '@/design-system/icons/MoreHorizontalIcon.tsx'
import { deferred } from '@/design-system/lib/deferred.tsx'
import { hasPlace } from '@/shared/free-places.ts'
import { gigLooks, gigTitle } from '@/shared/gig-looks.ts'
import { HeadPoster } from '../../poster/gig-poster.tsx'
import { HeadPosterSkeleton } from '../../poster/head-poster-skeleton.tsx'
import { posterOf } from '../../poster/poster-facts.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { workerGigsQuery } from '@/shared/people/people-queries.ts'
import { paths } from '@/shared/paths.ts'
import { now } from '@/lib/clock.ts'
import type { useUnfinishedGigPayment } from '../../pay/use-unfinished-gig-payment.ts'
import { actionLabel, type GigAction } from '../../model/gig-actions.ts'
import { useGigView } from '../data/use-gig-page.ts'
import { type GigSearch, gigHref } from '../model/gig-search.ts'
import { headerActions } from '../model/header-actions.ts'
import { whenLine } from '../../model/gig-copy.ts'
import { hiredPeople } from '../model/hired-people.ts'
import { AwaitedDialog, MessageAwaited } from './message-awaited.tsx'
import type { GigMenuProps } from './gig-menu.tsx'

const GigMenu = deferred<GigMenuProps>(
  async () => (await import('./gig-menu.tsx')).GigMenu,
  ({ onWanted }) => (
    <IconButton
      label="More actions"
      variant="outline"
      icon={<MoreHorizontalIcon />}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={onWanted}
    />
  ),
)

export interface GigHeaderProps {
  /** Undefined while it is read, and when it could not be read. */
  gig: Gig | undefined
  hasFailed: boolean
  search: GigSearch
  paying: ReturnType<typeof useUnfinishedGigPayment>
  /** The outcome of a cancellation is unknown. */
  hasUnknownOutcome: boolean
  onInvite: () => void
  onShare: () => void
  onCancel: () => void
  onDelete: () => void
}

const viewTitles: Readonly<Record<string, string>> = { edit: 'Edit Gig', 'call-sheet': 'Call sheet' }

/** The title, the status and the actions of a Gig. The element stays the same while the Gig is read, so that it keeps the focus. */
export function GigHeader(props: GigHeaderProps) {
  const { gig, search, hasFailed } = props
  const title = gig === undefined ? 'Gig details' : gigTitle(gig)
  const list = { label: 'Gigs Management', href: gigPaths.list(search.list) }
  const places = usePlaces(gig)
  const [asked, setAsked] = useState<readonly WorkerGig[]>()
  const awaited = places?.filter(({ status }) => status === 'active') ?? []
  const { main, menu } =
    gig === undefined ? { main: undefined, menu: [] } : headerActions(gig, search.tab, awaited.length)
  const viewTitle = viewTitles[useGigView() ?? '']
  if (viewTitle !== undefined) {
    return (
      <PageHeader
        title={viewTitle}
        before={
          <Breadcrumbs
            trail={gig === undefined ? [list] : [list, { label: title, href: gigHref(gig.id, search) }]}
            current={viewTitle}
          />
        }
      />
    )
  }
  const header = (
    <PageHeader
      title={title}
      before={<Breadcrumbs trail={[list]} current={title} />}
      menu={gig !== undefined && menu.length > 0 ? <GigMenu {...props} gig={gig} actions={menu} /> : undefined}
      actions={
        gig !== undefined && main !== undefined ? (
          <Actions dock>
            {main === 'message' ? (
              <MessageAwaited places={awaited} onPress={setAsked} />
            ) : (
              <MainAction action={main} {...props} gig={gig} />
            )}
          </Actions>
        ) : undefined
      }
    />
  )
  return (
    <>
      {header}
      {gig !== undefined && <AwaitedDialog gig={gig} asked={asked} onClose={() => setAsked(undefined)} />}
      {gig !== undefined ? <GigHead gig={gig} places={places} /> : hasFailed ? null : <HeadPosterSkeleton />}
    </>
  )
}

/** The hired places of a Gig; undefined while they are not known. */
function usePlaces(gig: Gig | undefined): readonly WorkerGig[] | undefined {
  const { data } = useRead({
    ...workerGigsQuery(useApi(), gig?.id ?? ''),
    enabled: gig !== undefined && (gig.status === 'in_progress' || gig.workersHired > 0),
  })
  return data?.rows
}

function GigHead({ gig, places }: { gig: Gig; places: readonly WorkerGig[] | undefined }) {
  return (
    <HeadPoster
      facts={posterOf(gig, now(), hiredPeople(places))}
      when={whenLine(gig, now())}
      status={<StatusPill size="md" state={gig.status} looks={gigLooks} />}
    />
  )
}

function MainAction({ action, gig, search, paying }: GigHeaderProps & { gig: Gig; action: GigAction }) {
  if (action === 'continuePayment' && paying.payment) {
    return (
      <ButtonLink variant="active" href={paths.postGigTransactionStatus(paying.payment.reference)}>
        {actionLabel('checkPayment', gig)}
      </ButtonLink>
    )
  }
  if (action === 'continuePayment' && !paying.noneKnown) {
    return (
      <Button variant="active" disabled>
        {actionLabel('continuePayment', gig)}
      </Button>
    )
  }
  const hrefs: Partial<Record<GigAction, string>> = {
    continue: gigPaths.form(gig.id),
    continuePayment: gigPaths.form(gig.id, 'review'),
    reviewApplicants: gigHref(gig.id, search, { tab: 'applicants' }),
    edit: gigPaths.view(gig.id, 'edit', search),
    reviewTasks: gigHref(gig.id, search, { tab: 'workers' }),
    hire: gigHref(gig.id, search, { tab: 'applicants' }),
    republish: gigPaths.republish(gig.id),
    callSheet: gigPaths.view(gig.id, 'call-sheet', search),
  }
  const href = hrefs[action]
  if (href === undefined) return null
  // Where every place is taken, nobody can be hired.
  const variant = action === 'reviewApplicants' && !hasPlace(gig) ? 'outline' : 'active'
  return (
    <ButtonLink variant={variant} href={href}>
      {actionLabel(action, gig)}
    </ButtonLink>
  )
}
