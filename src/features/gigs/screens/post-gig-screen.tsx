import { type ReactNode, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { useApiQuery } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { NoGigsIllustration } from '@/design-system/illustrations/NoGigsIllustration.tsx'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { gigPaths } from '@/domain/gig-paths.ts'
import { paths } from '@/domain/paths.ts'
import { QueryView } from '@/domain/query-view/query-view.tsx'
import { useSearchState } from '@/domain/use-search-state.ts'
import { now } from '@/lib/clock.ts'
import type { DraftStart } from '../post/data/use-gig-draft.ts'
import { draftKey, dropDraft, dropOldDrafts, readDraft } from '../post/model/draft-storage.ts'
import { emptyForm, formOf } from '../post/model/gig-form.ts'
import { postSearch, type Step } from '../post/model/steps.ts'
import { ContinuePrompt } from '../post/parts/continue-prompt.tsx'
import { PostGigForm } from '../post/parts/post-gig-form.tsx'

/** Where a Gig is described, priced and paid (product pages, 5.7). The address may name a draft or an unpaid Gig, which is continued. */
export function PostGigScreen() {
  const [{ step, gig }, setSearch] = useSearchState(postSearch)
  const [opened, setOpened] = useState<{ count: number; gig: string | undefined; made?: string }>({ count: 0, gig })
  // The Gig this very form has made keeps the form; any other one is another form.
  if (gig !== opened.gig) setOpened({ count: gig === opened.made && gig !== undefined ? opened.count : opened.count + 1, gig })
  const form = {
    step,
    onStep: (next: Step) => setSearch({ step: next }),
    onMade: (id: string) => {
      setOpened((before) => ({ ...before, made: id }))
      setSearch({ gig: id }, { replace: true })
    },
  }
  return <Opened key={opened.count} gig={gig} form={form} />
}

interface FormProps {
  step: Step
  onStep: (step: Step) => void
  onMade: (id: string) => void
}

function Opened({ gig, form }: { gig: string | undefined; form: FormProps }) {
  const [continued] = useState(gig)
  return continued === undefined ? <NewGig form={form} /> : <ContinuedGig id={continued} form={form} />
}

const fresh = (): DraftStart => ({ of: 'new', form: emptyForm, ref: crypto.randomUUID(), isSent: false })

/** A Gig from the beginning, or what was left of one on this device. */
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
      draft={left}
      onContinue={() => {
        setStart({ of: 'new', form: left.form, ref: left.ref, isSent: left.isSent, savedAt: left.savedAt })
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

/** A draft or an unpaid Gig the server has; with what was typed on this device since. */
function ContinuedGig({ id, form }: { id: string; form: FormProps }) {
  const employerId = useApi().session.store.getState().user?.employerId ?? ''
  const read = useApiQuery(gigs.getToEdit, { params: { id } })
  const [start, setStart] = useState<DraftStart>()
  if (start === undefined && read.data !== undefined && !read.isFetching && isOpenToEdit(read.data)) setStart(startOf(employerId, read.data))
  if (start !== undefined) return <PostGigForm start={start} {...form} />
  if (read.data === undefined && read.error?.kind === 'notFound') return <GigMissing />
  if (read.data !== undefined && !isOpenToEdit(read.data)) return <GigPosted gig={read.data} />
  return (
    <>
      <PageHeader title="Post a Gig" description="Describe the work, set the pay, and workers apply." />
      <QueryView
        query={{ ...read, data: undefined }}
        things="your draft"
        skeleton={<SkeletonText lines={8} width="medium" />}
        frame={inCard}
      >
        {() => null}
      </QueryView>
    </>
  )
}

const inCard = (part: ReactNode) => <Card padding="lg">{part}</Card>

const isOpenToEdit = ({ status }: Gig) => status === 'draft' || status === 'pending_payment'

function startOf(employerId: string, gig: Gig): DraftStart {
  const of = `gig-${gig.id}` as const
  const left = readDraft(window.localStorage, draftKey(employerId, of), now())
  return { of, gig, form: left?.form ?? formOf(gig), ref: left?.ref ?? crypto.randomUUID(), isSent: false, savedAt: left?.savedAt }
}

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
