import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { NoGigsIllustration } from '@/shared/illustrations/no-gigs-illustration.tsx'
import { paths } from '@/shared/paths.ts'
import { gigsHref, type GigsSearch, type GigTab } from '../model/gigs-search.ts'

interface EmptyCopy {
  title: string
  text: string
  /** Where Gigs of this tab come from: another tab of this page, or the form. */
  from?: { tab: GigTab; label: string }
}

const emptyCopy: Readonly<Record<GigTab, EmptyCopy>> = {
  all: { title: 'No Gigs yet', text: 'Post your first Gig and start receiving applicants.' },
  open: { title: 'No open Gigs', text: 'A Gig is open from its payment until its first session.' },
  in_progress: {
    title: 'No Gigs in progress',
    text: 'A Gig is in progress from its first session until everyone is paid.',
    from: { tab: 'open', label: 'See open Gigs' },
  },
  pending_payment: {
    title: 'No Gigs waiting for payment',
    text: 'A Gig waits here until its payment is confirmed. Unpaid for 7 days, it becomes a draft again.',
  },
  drafts: { title: 'No drafts', text: 'A Gig you save before posting it waits here.' },
  completed: {
    title: 'No completed Gigs',
    text: 'A Gig is completed once everyone you hired is paid.',
    from: { tab: 'in_progress', label: 'See Gigs in progress' },
  },
  ended: {
    title: 'No cancelled or expired Gigs',
    text: 'Gigs that ended without work are kept here, ready to be republished.',
    from: { tab: 'all', label: 'See all Gigs' },
  },
}

/** The empty state of a tab: what would be listed there, and where it comes from. */
export function noGigs(search: GigsSearch) {
  const { title, text, from } = emptyCopy[search.tab]
  const action =
    from === undefined ? (
      // On a phone the page's own button is always visible.
      <Hidden below="tablet">
        <ButtonLink variant="active" href={paths.postGig}>
          Post a Gig
        </ButtonLink>
      </Hidden>
    ) : (
      <ButtonLink variant="outline" href={gigsHref(search, { tab: from.tab, page: 1 })}>
        {from.label}
      </ButtonLink>
    )
  return (
    <EmptyState title={title} illustration={<NoGigsIllustration />} action={action}>
      {text}
    </EmptyState>
  )
}
