import { useQuery } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Breadcrumbs } from '@/design-system/components/Breadcrumbs/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { MoreHorizontalIcon } from '@/design-system/icons/MoreHorizontalIcon.tsx'
import { deferred } from '@/design-system/lib/deferred.tsx'
import { gigLooks, gigTitle } from '@/shared/gig-looks.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { workerGigsQuery } from '@/shared/people/people-queries.ts'
import { paths } from '@/shared/paths.ts'
import { now } from '@/lib/clock.ts'
import type { useUnfinishedGigPayment } from '../../pay/use-unfinished-gig-payment.ts'
import { actionLabel, type GigAction } from '../../model/gig-actions.ts'
import { useGigView } from '../data/use-gig-page.ts'
import { type GigSearch, gigHref, listHref } from '../model/gig-search.ts'
import { headerActions } from '../model/header-actions.ts'
import { hiredLine, nextSessionLine } from '../model/gig-copy.ts'
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
  onCancel: () => void
  onDelete: () => void
}

const viewTitles: Readonly<Record<string, string>> = { edit: 'Edit Gig', 'call-sheet': 'Call sheet' }

/** The title, the status and the actions of a Gig. The element stays the same while the Gig is read, so that it keeps the focus. */
export function GigHeader(props: GigHeaderProps) {
  const { gig, search, hasFailed } = props
  const title = gig === undefined ? 'Gig details' : gigTitle(gig)
  const list = { label: 'Gigs Management', href: listHref(search) }
  const submitted = useSubmitted(gig)
  const { main, menu } = gig === undefined ? { main: undefined, menu: [] } : headerActions(gig, search.tab, submitted)
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
  return (
    <PageHeader
      title={title}
      before={<Breadcrumbs trail={[list]} current={title} />}
      description={gig !== undefined ? <GigFactsLine gig={gig} /> : hasFailed ? undefined : <FactsSkeleton />}
      menu={
        gig === undefined && !hasFailed ? (
          <Skeleton>
            <IconButton label="More actions" variant="outline" icon={<MoreHorizontalIcon />} />
          </Skeleton>
        ) : gig !== undefined && menu.length > 0 ? (
          <GigMenu {...props} gig={gig} actions={menu} />
        ) : undefined
      }
      actions={
        gig !== undefined && main !== undefined ? (
          <Actions dock>
            <MainAction action={main} {...props} gig={gig} />
          </Actions>
        ) : undefined
      }
    />
  )
}

/** How many tasks of a running Gig wait for a review; undefined while it is not known. */
function useSubmitted(gig: Gig | undefined): number | undefined {
  const { data } = useQuery({
    ...workerGigsQuery(useApi(), gig?.id ?? ''),
    enabled: gig?.status === 'in_progress',
  })
  return data?.rows.filter(({ status }) => status === 'task_submitted').length
}

function GigFactsLine({ gig }: { gig: Gig }) {
  const facts = [nextSessionLine(gig, now()), hiredLine(gig)].filter((line) => line !== undefined)
  return (
    <Inline as="span" space={3}>
      <StatusPill size="md" state={gig.status} looks={gigLooks} />
      <span>{facts.join(' · ')}</span>
    </Inline>
  )
}

/** As long as the facts usually are, so that the content below does not move when they arrive. */
function FactsSkeleton() {
  return (
    <Skeleton as="span">
      <Inline as="span" space={3}>
        <StatusPill size="md" state="open" looks={gigLooks} />
        <span>Next session on a day that is read, from then until then · some workers hired</span>
      </Inline>
    </Skeleton>
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
  if (action === 'continuePayment' && !paying.isLoaded) {
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
  }
  const href = hrefs[action]
  if (href === undefined) return null
  return (
    <ButtonLink variant="active" href={href}>
      {actionLabel(action, gig)}
    </ButtonLink>
  )
}
