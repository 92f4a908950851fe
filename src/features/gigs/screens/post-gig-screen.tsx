import { useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useEmployerId } from '@/api/client/use-session.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { NoGigsIllustration } from '@/shared/illustrations/no-gigs-illustration.tsx'
import { EmptyPage } from '@/shared/empty-page.tsx'
import { GigNotFound } from '@/shared/gig-not-found.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { mapQuery } from '@/shared/query-view/combine-queries.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { hasEnded } from '@/shared/query-view/read-state.ts'
import { useFirstData, useUpToDate } from '@/shared/query-view/use-form-read.ts'
import { useSearchState } from '@/shared/use-search-state.ts'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { placesOf } from '../post/data/post-gig-reads.ts'
import type { DraftStart } from '../post/data/use-gig-draft.ts'
import { gigDraft, gigDrafts, isOvertaken, type LocalDraft } from '../post/model/draft-storage.ts'
import { emptyForm } from '../post/model/gig-fields.ts'
import { formOf, isUnpaid } from '../post/model/gig-form.ts'
import { postSearch, type Step } from '../post/model/steps.ts'
import { stillOf, type Teammate, teamToAsk } from '../post/model/team.ts'
import { ContinuePrompt } from '../post/parts/continue-prompt.tsx'
import { PostGigSkeleton, saveSkeleton } from '../post/parts/form-skeleton.tsx'
import { PostGigForm } from '../post/parts/post-gig-form.tsx'

/** The page where a Gig is described, priced and paid (docs/product/post-gig.md). The address may name a draft or an unpaid Gig, which is continued. */
export function PostGigScreen() {
  const [{ step, gig }, setSearch] = useSearchState(postSearch)
  const [formState, setFormState] = useState<{ count: number; gig: string | undefined; createdId?: string }>({
    count: 0,
    gig,
  })
  // The Gig that this form has created keeps the form; any other Gig mounts a new form.
  if (gig !== formState.gig) {
    setFormState({
      count: gig === formState.createdId && gig !== undefined ? formState.count : formState.count + 1,
      gig,
    })
  }
  const form = {
    step,
    onStep: (next: Step, options?: { replace: boolean }) => setSearch({ step: next }, options),
    onMade: (id: string) => {
      setFormState((before) => ({ ...before, createdId: id }))
      setSearch({ gig: id }, { replace: true })
    },
  }
  return <OpenedForm key={formState.count} gig={gig} form={form} />
}

type FormProps = Omit<Parameters<typeof PostGigForm>[0], 'start' | 'team'>

const headerCopy = { title: 'Post a Gig', description: 'Describe the work, set the pay, and workers apply.' }
const header = <PageHeader {...headerCopy} />

function OpenedForm({ gig, form }: { gig: string | undefined; form: FormProps }) {
  const [continued] = useState(gig)
  return continued === undefined ? <NewGig form={form} /> : <ContinuedGig id={continued} form={form} />
}

const emptyStart = (): DraftStart => ({ subject: 'new', form: emptyForm, ref: crypto.randomUUID() })

/** A new Gig, or the draft of one on this device. */
function NewGig({ form }: { form: FormProps }) {
  const employerId = useEmployerId()
  const stored = gigDraft(employerId, 'new')
  const [savedDraft] = useState(() => {
    gigDrafts.removeExpired()
    return stored.read()
  })
  const [start, setStart] = useState<DraftStart | undefined>(() =>
    savedDraft === undefined ? emptyStart() : undefined,
  )
  if (start !== undefined) return <PostGigForm start={start} {...form} />
  if (savedDraft === undefined) return null
  return (
    <ContinuePrompt
      header={header}
      draft={savedDraft}
      onContinue={() => {
        setStart({ subject: 'new', form: savedDraft.form, ref: savedDraft.ref, savedAt: savedDraft.savedAt })
        if (form.step === 'details' && savedDraft.step !== 'details') form.onStep(savedDraft.step)
      }}
      onStartNew={() => {
        stored.remove()
        setStart(emptyStart())
        if (form.step !== 'details') form.onStep('details')
      }}
    />
  )
}

/** A draft or an unpaid Gig on the server. */
function ContinuedGig({ id, form }: { id: string; form: FormProps }) {
  const read = useFirstData<Gig>(useUpToDate(useApiQuery(gigs.getToEdit, { params: { id } })))
  const beforeId = read.data && isUnpaid(read.data) ? read.data.republishedFromGigId : undefined
  const places = useApiQuery(gigPeople.listWorkerGigs, placesOf(beforeId ?? ''), { enabled: Boolean(beforeId) })
  // The team is optional: when it cannot be read, those who are chosen are known.
  const isTeamKnown = !beforeId || hasEnded(places)
  return (
    <QueryView
      query={mapQuery(read, (gig) => (isTeamKnown ? gig : undefined))}
      things="your draft"
      header={<PageHeader {...headerCopy} actions={saveSkeleton} />}
      failureHeader={header}
      skeleton={<PostGigSkeleton step={form.step} />}
      failureFrame={wrapInCard}
      missing={<GigNotFound title="Post a Gig" subject="This draft" />}
    >
      {(first) =>
        isUnpaid(first) ? (
          <LoadedGig gig={first} places={places.data?.workerGigs} form={form} />
        ) : (
          <GigPosted gig={first} />
        )
      }
    </QueryView>
  )
}

interface LoadedGigProps {
  gig: Gig
  /** The places of the Gig that it was republished from. */
  places: readonly WorkerGig[] | undefined
  form: FormProps
}

/** The Gig with the draft on this device. When the Gig was saved elsewhere meanwhile, the employer chooses which one to continue. */
function LoadedGig({ gig, places, form }: LoadedGigProps) {
  const employerId = useEmployerId()
  const stored = gigDraft(employerId, `gig-${gig.id}`)
  const [savedDraft] = useState(stored.read)
  const [team] = useState(() => teamToAsk(gig, places))
  const [start, setStart] = useState(() =>
    savedDraft !== undefined && isOvertaken(savedDraft, gig.updatedAt) ? undefined : startOf(gig, savedDraft, team),
  )
  if (start !== undefined) return <PostGigForm start={start} team={team} {...form} />
  if (savedDraft === undefined) return null
  return (
    <ContinuePrompt
      header={header}
      draft={savedDraft}
      otherSavedAt={gig.updatedAt}
      onContinue={() => setStart(startOf(gig, savedDraft, team))}
      onStartNew={() => {
        stored.remove()
        setStart(startOf(gig, undefined, team))
      }}
    />
  )
}

function startOf(gig: Gig, savedDraft: LocalDraft | undefined, team: readonly Teammate[]): DraftStart {
  const chosen = savedDraft?.team ?? gig.team?.map(({ workerId }) => workerId)
  return {
    subject: `gig-${gig.id}`,
    gig,
    form: savedDraft?.form ?? formOf(gig),
    ref: savedDraft?.ref ?? crypto.randomUUID(),
    savedAt: savedDraft?.savedAt,
    team: chosen && stillOf(team, chosen),
  }
}

function GigPosted({ gig }: { gig: Gig }) {
  return (
    <EmptyPage
      title="Post a Gig"
      emptyTitle="This Gig was posted already"
      illustration={<NoGigsIllustration />}
      action={
        <ButtonLink variant="active" href={gigPaths.details(gig.id)}>
          View Gig
        </ButtonLink>
      }
    >
      You find it, and everything that happens to it, on its own page.
    </EmptyPage>
  )
}
