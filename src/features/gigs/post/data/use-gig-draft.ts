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

/** The initial state of the form. */
export interface DraftStart {
  of: DraftOf
  form: GigForm
  /** The `ref` of create-gig. */
  ref: string
  /** The Gig on the server: a draft or an unpaid Gig. */
  gig?: Gig | undefined
  /** When it was stored on this device, if it was; ISO 8601. */
  savedAt?: string | undefined
  republishedFromGigId?: string | undefined
}

/** The server's answer to saving a Gig. */
export interface Stored {
  gig: Gig
  /** It was paid before, in another tab or by an earlier attempt: this call changed nothing. */
  wasPosted: boolean
}

export type GigDraftState = ReturnType<typeof useGigDraft>

/**
 * A Gig that is being written: its form, the draft on this device, and the Gig on the server. However often saving is retried, also after
 * an unknown outcome or in a tab that crashed, the server creates one Gig.
 * @param onMade called when the server has the Gig: the address names it from then on
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

  /** The server has the Gig: from now on the device stores the draft under the id of that Gig. */
  const made = (answer: Gig) => {
    dropDraft(window.localStorage, keyOf(undefined))
    keepFor(answer)
    setGig(answer)
    onMade(answer.id)
  }

  /** The server has what was sent: the stored draft is removed, unless the form was changed meanwhile. */
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
    // The reference is stored before the call is sent, so that the next attempt after a crash uses the same one.
    keepFor(undefined)
    const first = await create.mutateAsync({
      body: whole
        ? { ...whole, ...known, ...(post.quoteId && { quoteId: post.quoteId }) }
        : { ...fields, ...known, saveAsDraft: true },
    })
    // A repeated reference returns the Gig of an earlier attempt or of another tab, which may have other content and may be paid.
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
    /** When it was stored on this device, and whether storing worked. */
    kept,
    /** The server has exactly the content of the form. */
    isOnServer: onServer === typed,
    isSaving: create.isPending || update.isPending,
    /**
     * Saves the form; with `post` the Gig is posted and becomes payable.
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
