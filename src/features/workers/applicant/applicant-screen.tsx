import { startTransition, useOptimistic, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import { useApiQuery, useRead } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { Breadcrumbs } from '@/design-system/components/Breadcrumbs/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import type { AllRows } from '@/shared/all-pages/all-pages.ts'
import { EmptyPage } from '@/shared/empty-page.tsx'
import { isDeciding } from '@/shared/free-places.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { GigNotFound } from '@/shared/gig-not-found.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { applicantListHref, type ApplicantSearch, profileSearch } from '@/shared/people/applicant-search.ts'
import { applicantBeyondQuery, applicantsQuery, readEvery } from '@/shared/people/people-queries.ts'
import { ProfileSkeleton } from '../profile/profile-skeleton.tsx'
import { combineQueries, mapQuery } from '@/shared/query-view/combine-queries.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { useSearchState } from '@/shared/use-search-state.ts'
import { ApplicantProfile } from './applicant-profile.tsx'

/** Whether an applicant is not listed and may be one of those who are too many to be. */
const isBeyondList = (list: AllRows<Applicant> | undefined, id: string) =>
  list !== undefined && list.total > list.rows.length && !list.rows.some((row) => row.id === id)

/** One applicant of a Gig, with the way through the list it was opened from (docs/product/worker-profile.md). */
export function ApplicantScreen() {
  const { gigId = '', profileId = '' } = useParams()
  const [{ status, ...asked }] = useSearchState(profileSearch)
  const search: ApplicantSearch = { ...asked, status: status ?? 'pending' }
  // The router commits an address as a transition, which React renders in slices: the next applicant would stand two or three frames later.
  const [shownId, show] = useOptimistic(profileId)
  const api = useApi()
  const gig = useApiQuery(gigs.get, { params: { id: gigId } })
  const applicants = useRead<AllRows<Applicant>>({
    ...applicantsQuery(api, gigId),
    refetchInterval: gig.data !== undefined && isDeciding(gig.data) ? readEvery : false,
  })
  const isBeyond = isBeyondList(applicants.data, shownId)
  // Who was found beyond the list stays on the way through it.
  const [beyondId, setBeyondId] = useState<string>()
  if (isBeyond && beyondId !== shownId) setBeyondId(shownId)
  const beyond = useRead<AllRows<Applicant>>({
    ...applicantBeyondQuery(api, gigId, beyondId ?? ''),
    enabled: beyondId !== undefined,
  })
  const found = beyond.data?.rows ?? []
  const withFound = ({ rows }: AllRows<Applicant>) => [
    ...rows,
    ...found.filter(({ id }) => !rows.some((row) => row.id === id)),
  ]
  const listed = mapQuery(applicants, withFound)
  const query = combineQueries(isBeyond ? { gig, applicants: listed, beyond } : { gig, applicants: listed })
  const list = { label: 'Gigs Management', href: gigPaths.list(search.list) }
  const trailTo = (listed: ApplicantSearch) =>
    [
      list,
      { label: gig.data === undefined ? 'Gig' : gigTitle(gig.data), href: applicantListHref(gigId, listed) },
    ] as const
  const missing =
    gig.error?.kind === 'notFound' ? (
      <GigNotFound before={<Breadcrumbs trail={[list]} current="Applicant profile" />} title="Applicant profile" />
    ) : (
      <EmptyPage
        before={<Breadcrumbs trail={[list]} current="Applicant profile" />}
        title="Applicant profile"
        emptyTitle="Applicant not found"
        illustration={<NotFoundIllustration />}
        action={
          <ButtonLink variant="active" href={gigPaths.details(gigId, { tab: 'applicants' })}>
            Back to the Gig
          </ButtonLink>
        }
      >
        The address may be mistyped, or this person applied for another Gig.
      </EmptyPage>
    )
  return (
    <QueryView
      query={query}
      things="the applicant"
      header={
        <PageHeader title="Applicant profile" before={<Breadcrumbs trail={trailTo(search)} current="Applicant" />} />
      }
      skeleton={<ProfileSkeleton level={2} />}
      failureFrame={wrapInCard}
      missing={missing}
    >
      {(data) => {
        const applicant = data.applicants.find(({ id }) => id === shownId)
        if (applicant === undefined) return missing
        return (
          <Stack space={6}>
            <ApplicantProfile
              // One list is one way through it; its applicants share what was decided on the way.
              key={`${gigId} ${JSON.stringify(search)}`}
              gig={data.gig}
              applicants={data.applicants}
              applicant={applicant}
              search={search}
              namesStage={status !== undefined}
              trailTo={trailTo}
              onReload={() => void applicants.refetch()}
              onGo={(id, navigate) =>
                startTransition(async () => {
                  show(id)
                  await navigate()
                })
              }
            />
          </Stack>
        )
      }}
    </QueryView>
  )
}
