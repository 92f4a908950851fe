import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useApiMutation } from '@/api/client/hooks.ts'
import { useEmployerId } from '@/api/client/use-session.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { checkGig } from '@/rules/gig-check.ts'
import { registerForm } from '@/shared/form/unsaved-changes.ts'
import { useFormFields } from '@/shared/form/use-form-fields.ts'
import { knownFailure } from '@/shared/payments/call-outcome.ts'
import { now } from '@/lib/clock.ts'
import { type DraftSubject, gigDraft } from '../model/draft-storage.ts'
import type { GigForm } from '../model/gig-fields.ts'
import { draftFields, containsFields, isUnpaid, postedFields } from '../model/gig-form.ts'
import { hasTeam } from '../model/team.ts'
import { formFields, gigFormId, inPageOrder, type Step } from '../model/steps.ts'
import { gigResolver } from './gig-resolver.ts'

/** The initial state of the form. */
export interface DraftStart {
  subject: DraftSubject
  form: GigForm
  /** The `ref` of create-gig. */
  ref: string
  /** The Gig on the server: a draft or an unpaid Gig. */
  gig?: Gig | undefined
  /** When it was stored on this device, if it was; ISO 8601. */
  savedAt?: string | undefined
  republishedFromGigId?: string | undefined
  /** Ids of the workers who are asked first, of a republished Gig; undefined where the form does not ask. */
  team?: readonly string[] | undefined
}

/** All that is saved, to compare it. */
const contentOf = (form: GigForm, team: readonly string[] | undefined) => JSON.stringify([form, team ?? []])

/** The server's answer to saving a Gig. */
export interface SaveResult {
  gig: Gig
  /** It was paid before, in another tab or by an earlier attempt: this call changed nothing. */
  wasPosted: boolean
}

export type GigDraftState = ReturnType<typeof useGigDraft>

/** A Gig to be posted has the rules of a new one. */
const rules = gigResolver()

/**
 * A Gig that is being written: its form, the draft on this device, and the Gig on the server. However often saving is retried, also after
 * an unknown outcome or in a tab that crashed, the server creates one Gig.
 * @param onMade called when the server has the Gig: the address names it from then on
 * @param order the fields in the order of the page
 */
export function useGigDraft(
  start: DraftStart,
  step: Step,
  onMade: (id: string) => void,
  order: readonly string[] = formFields,
) {
  const employerId = useEmployerId()
  const fields = useFormFields<GigForm>({
    id: gigFormId,
    rules,
    initial: start.form,
    order: (paths) => inPageOrder(paths, order),
  })
  const { form } = fields
  const values = useWatch({ control: form.control }) as GigForm
  const [gig, setGig] = useState(start.gig)
  const [localCopy, setLocalCopy] = useState<{ savedAt: string | undefined; isStored: boolean }>({
    savedAt: start.savedAt,
    isStored: true,
  })
  const [serverForm, setServerForm] = useState(
    start.gig !== undefined && start.savedAt === undefined ? contentOf(start.form, start.team) : undefined,
  )
  const [team, setTeam] = useState(start.team)
  // What is ticked while a call is under way is read after it.
  const latestTeam = useRef(start.team)
  const draftOf = (target: Gig | undefined) =>
    gigDraft(employerId, target === undefined ? start.subject : `gig-${target.id}`)
  const create = useApiMutation(gigs.create, { failure: knownFailure })
  const update = useApiMutation(gigs.update, { failure: knownFailure })

  const storeLocally = (target: Gig | undefined) => {
    const savedAt = now().toISOString()
    const isStored = draftOf(target).write({
      savedAt,
      step,
      form: form.getValues(),
      ref: start.ref,
      ...(latestTeam.current && { team: [...latestTeam.current] }),
      ...(target && { basedOn: target.updatedAt }),
    })
    setLocalCopy({ savedAt, isStored })
  }
  const storeCurrent = useEffectEvent(() => storeLocally(gig))
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => storeCurrent() }), [form])

  const serializedForm = contentOf(values, team)
  // Where the device stores nothing, logging out would lose what the server does not have.
  const losesNow = useEffectEvent(() => !localCopy.isStored && serverForm !== serializedForm)
  useEffect(() => registerForm(() => losesNow()), [])

  /** The server has the Gig: from now on the device stores the draft under the id of that Gig. */
  const handleCreated = (answer: Gig) => {
    draftOf(undefined).remove()
    storeLocally(answer)
    setGig(answer)
    onMade(answer.id)
  }

  /** The server has what was sent: the stored draft is removed, unless the form was changed meanwhile. */
  const handleSaved = (answer: Gig, sent: string) => {
    setGig(answer)
    setServerForm(sent)
    if (contentOf(form.getValues(), latestTeam.current) !== sent) return storeLocally(answer)
    draftOf(answer).remove()
    setLocalCopy({ savedAt: undefined, isStored: true })
  }

  const send = async (body: GigForm, post: { quoteId: string | undefined } | undefined): Promise<SaveResult> => {
    const typed = draftFields(body)
    const chosen = latestTeam.current && { teamWorkerIds: [...latestTeam.current] }
    const change = async ({ id }: Gig) => {
      const changes = {
        ...typed,
        ...chosen,
        ...(post && { publish: true, ...(post.quoteId && { quoteId: post.quoteId }) }),
      }
      return { gig: await update.mutateAsync({ params: { id }, body: changes }), wasPosted: false }
    }
    if (gig !== undefined) return change(gig)
    const origin = {
      ref: start.ref,
      ...(start.republishedFromGigId && { republishedFromGigId: start.republishedFromGigId }),
      ...chosen,
    }
    const validGig = post && checkGig(postedFields(body), now()).gig
    // The reference is stored before the call is sent, so that the next attempt after a crash uses the same one.
    storeLocally(undefined)
    const created = await create.mutateAsync({
      body: validGig
        ? { ...validGig, ...origin, ...(post.quoteId && { quoteId: post.quoteId }) }
        : { ...typed, ...origin, saveAsDraft: true },
    })
    // A repeated reference returns the Gig of an earlier attempt or of another tab, which may have other content and may be paid.
    const isSame = containsFields(created, typed) && hasTeam(created, chosen?.teamWorkerIds)
    const isOpenedNow = post !== undefined && isSame && created.payment.paidKobo === 0
    if (!isUnpaid(created) && !isOpenedNow) return { gig: created, wasPosted: true }
    handleCreated(created)
    const isBehind = !isSame || (post !== undefined && created.status === 'draft')
    return isBehind ? change(created) : { gig: created, wasPosted: false }
  }

  return {
    fields,
    /** The present values. */
    values,
    /** Ids of the workers who are asked first. */
    team,
    chooseTeam: (workerIds: readonly string[]) => {
      latestTeam.current = workerIds
      setTeam(workerIds)
      storeLocally(gig)
    },
    gig,
    employerId,
    /** When it was stored on this device, and whether storing worked. */
    localCopy,
    /** The server has exactly the content of the form. */
    isOnServer: serverForm === serializedForm,
    isSaving: create.isPending || update.isPending,
    /**
     * Saves the form; with `post` the Gig is posted and becomes payable.
     * @throws ApiError
     */
    store: async (post?: { quoteId: string | undefined }): Promise<SaveResult> => {
      if (post !== undefined && gig?.status === 'pending_payment' && serverForm === serializedForm) {
        return { gig, wasPosted: false }
      }
      const body = form.getValues()
      const sent = contentOf(body, latestTeam.current)
      const stored = await send(body, post)
      if (!stored.wasPosted) handleSaved(stored.gig, sent)
      return stored
    },
  }
}
