import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useEmployerId } from '@/api/client/use-session.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { GigNotFound } from '@/shared/gig-not-found.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { combineQueries, formQuery, optionalQuery } from '@/shared/query-view/combine-queries.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { RedirectTo } from '../details/parts/redirect-to.tsx'
import { useSearchState } from '@/shared/use-search-state.ts'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { placesOf } from '../post/data/post-gig-reads.ts'
import type { DraftStart } from '../post/data/use-gig-draft.ts'
import { toRepublishForm } from '../post/model/changes.ts'
import { gigDraft } from '../post/model/draft-storage.ts'
import { formOf } from '../post/model/gig-form.ts'
import { postSearch } from '../post/model/steps.ts'
import { startingTeam, stillOf, teamOf } from '../post/model/team.ts'
import { ContinuePrompt } from '../post/parts/continue-prompt.tsx'
import { RepublishSkeleton, saveSkeleton } from '../post/parts/form-skeleton.tsx'
import { RepublishForm } from '../post/parts/republish-form.tsx'
import { RepublishTrail } from '../post/parts/republish-trail.tsx'

/** Creates a new Gig from an old one (docs/product/republish.md). */
export function RepublishGigScreen() {
  const { id = '' } = useParams()
  return <Republish key={id} id={id} />
}

function Republish({ id }: { id: string }) {
  const [{ gig: createdId }, setSearch] = useSearchState(postSearch)
  const [initialId] = useState(createdId)
  const source = useApiQuery(gigs.get, { params: { id } })
  const places = useApiQuery(gigPeople.listWorkerGigs, placesOf(id))
  // The Gig that this page has created is continued on Post a Gig.
  if (initialId !== undefined) return <RedirectTo href={gigPaths.form(initialId, 'review')} />
  // The team is optional: when it cannot be read, the Gig is republished without it.
  const copied = combineQueries({ gig: source, places: optionalQuery(places) })
  return (
    <QueryView
      query={formQuery(copied, copied.data)}
      things="the Gig"
      // Its empty description reserves the line of the Gig's title.
      header={
        <PageHeader title="Republish Gig" before={<RepublishTrail />} description={'\u00A0'} actions={saveSkeleton} />
      }
      failureHeader={<PageHeader title="Republish Gig" before={<RepublishTrail />} />}
      skeleton={<RepublishSkeleton />}
      failureFrame={wrapInCard}
      missing={<GigNotFound before={<RepublishTrail />} title="Republish Gig" subject="The Gig to republish" />}
    >
      {({ gig, places: team }) =>
        gig.status === 'draft' ? (
          <RedirectTo href={gigPaths.form(id)} />
        ) : (
          <Loaded
            source={gig}
            team={teamOf(team?.workerGigs ?? [])}
            onMade={(madeId) => setSearch({ gig: madeId }, { replace: true })}
          />
        )
      }
    </QueryView>
  )
}

function Loaded({ source, team, onMade }: Pick<Parameters<typeof RepublishForm>[0], 'source' | 'team' | 'onMade'>) {
  const employerId = useEmployerId()
  const subject = `republish-${source.id}` as const
  const stored = gigDraft(employerId, subject)
  const [savedDraft] = useState(stored.read)
  const begin = (): DraftStart => ({
    subject,
    form: toRepublishForm(formOf(source)),
    ref: crypto.randomUUID(),
    republishedFromGigId: source.id,
    ...(team.length > 0 && { team: startingTeam(team) }),
  })
  const [start, setStart] = useState(() => (savedDraft === undefined ? begin() : undefined))
  if (start !== undefined) return <RepublishForm source={source} team={team} start={start} onMade={onMade} />
  if (savedDraft === undefined) return null
  return (
    <ContinuePrompt
      header={
        <PageHeader
          title="Republish Gig"
          before={<RepublishTrail source={source} />}
          description={<bdi>{gigTitle(source)}</bdi>}
        />
      }
      draft={savedDraft}
      onContinue={() =>
        setStart({
          ...begin(),
          form: savedDraft.form,
          ref: savedDraft.ref,
          savedAt: savedDraft.savedAt,
          ...(savedDraft.team && team.length > 0 && { team: stillOf(team, savedDraft.team) }),
        })
      }
      onStartNew={() => {
        stored.remove()
        setStart(begin())
      }}
    />
  )
}
