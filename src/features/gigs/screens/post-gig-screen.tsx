import { useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { useApiQuery } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { NoGigsIllustration } from '@/design-system/illustrations/NoGigsIllustration.tsx'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { gigPaths } from '@/domain/gig-paths.ts'
import { paths } from '@/domain/paths.ts'
import { QueryView } from '@/domain/query-view/query-view.tsx'
import { useSearchState } from '@/domain/use-search-state.ts'
import { now } from '@/lib/clock.ts'
import type { DraftStart } from '../post/data/use-gig-draft.ts'
import {
  draftKey,
  dropDraft,
  dropOldDrafts,
  isOvertaken,
  type LocalDraft,
  readDraft,
} from '../post/model/draft-storage.ts'
import { emptyForm, formOf, isUnpaid } from '../post/model/gig-form.ts'
import { postSearch, type Step } from '../post/model/steps.ts'
import { ContinuePrompt } from '../post/parts/continue-prompt.tsx'
import { inCard, PostGigSkeleton, saveSkeleton } from '../post/parts/form-skeleton.tsx'
import { PostGigForm } from '../post/parts/post-gig-form.tsx'

/** The page where a Gig is described, priced and paid (docs/product/post-gig.md). The address may name a draft or an unpaid Gig, which is continued. */
export function PostGigScreen() {
  const [{ step, gig }, setSearch] = useSearchState(postSearch)
  const [opened, setOpened] = useState<{ count: number; gig: string | undefined; made?: string }>({ count: 0, gig })
  // The Gig that this form has created keeps the form; any other Gig mounts a new form.
  if (gig !== opened.gig) {
    setOpened({ count: gig === opened.made && gig !== undefined ? opened.count : opened.count + 1, gig })
  }
  const form = {
    step,
    onStep: (next: Step, options?: { replace: boolean }) => setSearch({ step: next }, options),
    onMade: (id: string) => {
      setOpened((before) => ({ ...before, made: id }))
      setSearch({ gig: id }, { replace: true })
    },
  }
  return <Opened key={opened.count} gig={gig} form={form} />
}

type FormProps = Omit<Parameters<typeof PostGigForm>[0], 'start'>

const words = { title: 'Post a Gig', description: 'Describe the work, set the pay, and workers apply.' }
const header = <PageHeader {...words} />

function Opened({ gig, form }: { gig: string | undefined; form: FormProps }) {
  const [continued] = useState(gig)
  return continued === undefined ? <NewGig form={form} /> : <ContinuedGig id={continued} form={form} />
}

const fresh = (): DraftStart => ({ of: 'new', form: emptyForm, ref: crypto.randomUUID() })

/** A new Gig, or the draft of one on this device. */
function NewGig({ form }: { form: FormProps }) {
  const employerId = useApi().session.store.getState().user?.employerId ?? ''
  const key = draftKey(employerId, 'new')
  const [left] = useState(() => {
    dropOldDrafts(window.localStorage, now())
    return readDraft(window.localStorage, key, now())
  })
  const [start, setStart] = useState<DraftStart | undefined>(() => (left === undefined ? fresh() : undefined))
  if (start !== undefined) return <PostGigForm start={start} {...form} />
  if (left === undefined) return null
  return (
    <ContinuePrompt
      header={header}
      draft={left}
      onContinue={() => {
        setStart({ of: 'new', form: left.form, ref: left.ref, savedAt: left.savedAt })
        if (form.step === 'details' && left.step !== 'details') form.onStep(left.step)
      }}
      onStartNew={() => {
        dropDraft(window.localStorage, key)
        setStart(fresh())
        if (form.step !== 'details') form.onStep('details')
      }}
    />
  )
}

/** A draft or an unpaid Gig on the server. */
function ContinuedGig({ id, form }: { id: string; form: FormProps }) {
  const read = useApiQuery(gigs.getToEdit, { params: { id } })
  const [found, setFound] = useState<Gig>()
  if (found === undefined && read.data !== undefined && !read.isFetching && isUnpaid(read.data)) setFound(read.data)
  if (found !== undefined) return <KnownGig gig={found} form={form} />
  if (read.data === undefined && read.error?.kind === 'notFound') return <GigMissing />
  if (read.data !== undefined && !isUnpaid(read.data)) return <GigPosted gig={read.data} />
  const hasFailed = read.error !== null
  return (
    <>
      <PageHeader {...words} actions={hasFailed ? undefined : saveSkeleton} />
      <QueryView
        query={{ ...read, data: undefined }}
        things="your draft"
        skeleton={<PostGigSkeleton step={form.step} />}
        {...(hasFailed && { frame: inCard })}
      >
        {() => null}
      </QueryView>
    </>
  )
}

/** The Gig with the draft on this device. When the Gig was saved elsewhere meanwhile, the employer chooses which one to continue. */
function KnownGig({ gig, form }: { gig: Gig; form: FormProps }) {
  const employerId = useApi().session.store.getState().user?.employerId ?? ''
  const key = draftKey(employerId, `gig-${gig.id}`)
  const [left] = useState(() => readDraft(window.localStorage, key, now()))
  const [start, setStart] = useState(() =>
    left !== undefined && isOvertaken(left, gig.updatedAt) ? undefined : startOf(gig, left),
  )
  if (start !== undefined) return <PostGigForm start={start} {...form} />
  if (left === undefined) return null
  return (
    <ContinuePrompt
      header={header}
      draft={left}
      otherSavedAt={gig.updatedAt}
      onContinue={() => setStart(startOf(gig, left))}
      onStartNew={() => {
        dropDraft(window.localStorage, key)
        setStart(startOf(gig, undefined))
      }}
    />
  )
}

const startOf = (gig: Gig, left: LocalDraft | undefined): DraftStart => ({
  of: `gig-${gig.id}`,
  gig,
  form: left?.form ?? formOf(gig),
  ref: left?.ref ?? crypto.randomUUID(),
  savedAt: left?.savedAt,
})

function GigMissing() {
  return (
    <EmptyPage
      title="Post a Gig"
      emptyTitle="Gig not found"
      illustration={<NotFoundIllustration />}
      action={
        <ButtonLink variant="active" href={paths.gigs}>
          Go to Gigs Management
        </ButtonLink>
      }
    >
      This draft may have been deleted, or the address is mistyped.
    </EmptyPage>
  )
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
