import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { checkGig } from '@/api/contract/schemas/gig-fields.ts'
import { now } from '@/lib/clock.ts'
import { draftKey, type DraftOf, dropDraft, keepDraft } from '../model/draft-storage.ts'
import { draftFields, type GigForm, holds, isUnpaid, postedFields } from '../model/gig-form.ts'
import type { Step } from '../model/steps.ts'
import { useGigForm } from './use-gig-form.ts'

/** What the form begins with. */
export interface DraftStart {
  of: DraftOf
  form: GigForm
  /** The `ref` of create-gig. */
  ref: string
  /** What the server has of it: a draft or an unpaid Gig. */
  gig?: Gig | undefined
  /** When it was kept on this device, where it was; ISO 8601. */
  savedAt?: string | undefined
  republishedFromGigId?: string | undefined
}

/** What the server says of a Gig that was saved. */
export interface Stored {
  gig: Gig
  /** It was paid for before, in another tab or by an earlier try: nothing of it was changed now. */
  wasPosted: boolean
}

export type GigDraftState = ReturnType<typeof useGigDraft>

/**
 * A Gig on its way: its form, the draft on this device, and what the server has of it. However often it is tried to be saved, also after
 * a lost answer or in a tab that crashed, the server makes one Gig of it.
 * @param onMade the server has it now: the address names it from now on
 */
export function useGigDraft(start: DraftStart, step: Step, onMade: (id: string) => void) {
  const employerId = useApi().session.store.getState().user?.employerId ?? ''
  const { form, values, show } = useGigForm(start.form)
  const [gig, setGig] = useState(start.gig)
  const [kept, setKept] = useState<{ at: string | undefined; isKept: boolean }>({ at: start.savedAt, isKept: true })
  const [onServer, setOnServer] = useState(
    start.gig !== undefined && start.savedAt === undefined ? JSON.stringify(start.form) : undefined,
  )
  const keyOf = (one: Gig | undefined) => draftKey(employerId, one === undefined ? start.of : `gig-${one.id}`)
  const create = useApiMutation(gigs.create, { failure: false })
  const update = useApiMutation(gigs.update, { failure: false })

  const keepFor = (one: Gig | undefined) => {
    const at = now().toISOString()
    const isKept = keepDraft(window.localStorage, keyOf(one), {
      savedAt: at,
      step,
      form: form.getValues(),
      ref: start.ref,
      ...(one && { basedOn: one.updatedAt }),
    })
    setKept({ at, isKept })
  }
  const keep = useEffectEvent(() => keepFor(gig))
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keep() }), [form])

  const typed = JSON.stringify(values)

  /** The server has a Gig of it: from now on the device keeps what is typed for that one. */
  const made = (answer: Gig) => {
    dropDraft(window.localStorage, keyOf(undefined))
    keepFor(answer)
    setGig(answer)
    onMade(answer.id)
  }

  /** The server has what was sent: the device need not keep it, unless something was typed meanwhile. */
  const saved = (answer: Gig, sent: string) => {
    setGig(answer)
    setOnServer(sent)
    if (JSON.stringify(form.getValues()) !== sent) return keepFor(answer)
    dropDraft(window.localStorage, keyOf(answer))
    setKept({ at: undefined, isKept: true })
  }

  const send = async (body: GigForm, post: { quoteId: string | undefined } | undefined): Promise<Stored> => {
    const fields = draftFields(body)
    const change = async ({ id }: Gig) => {
      const changes = { ...fields, ...(post && { publish: true, ...(post.quoteId && { quoteId: post.quoteId }) }) }
      return { gig: await update.mutateAsync({ params: { id }, body: changes }), wasPosted: false }
    }
    if (gig !== undefined) return change(gig)
    const known = {
      ref: start.ref,
      ...(start.republishedFromGigId && { republishedFromGigId: start.republishedFromGigId }),
    }
    const whole = post && checkGig(postedFields(body), now()).gig
    // The reference is on the device before it is sent: after a crash the next try has the same one.
    keepFor(undefined)
    const first = await create.mutateAsync({
      body: whole
        ? { ...whole, ...known, ...(post.quoteId && { quoteId: post.quoteId }) }
        : { ...fields, ...known, saveAsDraft: true },
    })
    // A repeated reference answers with the Gig of an earlier try or of another tab, which may hold something else and may be paid.
    const isSame = holds(first, fields)
    const isOpenedNow = post !== undefined && isSame && first.payment.paidKobo === 0
    if (!isUnpaid(first) && !isOpenedNow) return { gig: first, wasPosted: true }
    made(first)
    const isBehind = !isSame || (post !== undefined && first.status === 'draft')
    return isBehind ? change(first) : { gig: first, wasPosted: false }
  }

  return {
    form,
    values,
    show,
    gig,
    employerId,
    /** When it was kept on this device, and whether it could be. */
    kept,
    /** The server has exactly what is typed. */
    isOnServer: onServer === typed,
    isSaving: create.isPending || update.isPending,
    /**
     * Saves what is typed; with `post` it is posted, to be paid for.
     * @throws ApiError
     */
    store: async (post?: { quoteId: string | undefined }): Promise<Stored> => {
      if (post !== undefined && gig?.status === 'pending_payment' && onServer === typed) {
        return { gig, wasPosted: false }
      }
      const body = form.getValues()
      const sent = JSON.stringify(body)
      const stored = await send(body, post)
      if (!stored.wasPosted) saved(stored.gig, sent)
      return stored
    },
  }
}
