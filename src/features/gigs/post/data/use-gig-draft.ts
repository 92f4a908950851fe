import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import type { ApiError } from '@/api/client/api-error.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { checkGig } from '@/api/contract/schemas/gig-fields.ts'
import { lostAnswer } from '@/domain/lost-answer.ts'
import { now } from '@/lib/clock.ts'
import { draftKey, type DraftOf, dropDraft, keepDraft } from '../model/draft-storage.ts'
import { draftFields, type GigForm, postedFields } from '../model/gig-form.ts'
import type { Step } from '../model/steps.ts'
import { useGigForm } from './use-gig-form.ts'

/** What the form begins with. */
export interface DraftStart {
  of: DraftOf
  form: GigForm
  /** The `ref` of create-gig. */
  ref: string
  /** A call with this `ref` was sent before, and no answer came. */
  isSent: boolean
  /** What the server has of it: a draft or an unpaid Gig. */
  gig?: Gig | undefined
  /** When it was kept on this device, where it was; ISO 8601. */
  savedAt?: string | undefined
  republishedFromGigId?: string | undefined
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
  const [onServer, setOnServer] = useState(start.gig !== undefined && start.savedAt === undefined ? JSON.stringify(start.form) : undefined)
  const isSent = useRef(start.isSent)
  const key = draftKey(employerId, gig === undefined ? start.of : `gig-${gig.id}`)
  const create = useApiMutation(gigs.create, { failure: false })
  const update = useApiMutation(gigs.update, { failure: false })

  const keep = useEffectEvent(() => {
    const at = now().toISOString()
    const isKept = keepDraft(window.localStorage, key, { savedAt: at, step, form: form.getValues(), ref: start.ref, isSent: isSent.current })
    setKept({ at, isKept })
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keep() }), [form])

  const typed = JSON.stringify(values)
  const forget = () => dropDraft(window.localStorage, key)

  /** The server has what was sent: the device need not keep it, unless something was typed meanwhile. */
  const saved = (answer: Gig, sent: string) => {
    setGig(answer)
    setOnServer(sent)
    forget()
    if (JSON.stringify(form.getValues()) === sent) setKept({ at: undefined, isKept: true })
    if (gig === undefined) onMade(answer.id)
    return answer
  }

  const send = async (body: GigForm, post: { quoteId: string | undefined } | undefined): Promise<Gig> => {
    const changes = { ...draftFields(body), ...(post && { publish: true, ...(post.quoteId && { quoteId: post.quoteId }) }) }
    if (gig !== undefined) return update.mutateAsync({ params: { id: gig.id }, body: changes })
    const wasSent = isSent.current
    const known = { ref: start.ref, ...(start.republishedFromGigId && { republishedFromGigId: start.republishedFromGigId }) }
    const whole = post && checkGig(postedFields(body), now()).gig
    isSent.current = true
    keepDraft(window.localStorage, key, { savedAt: now().toISOString(), step, form: body, ref: start.ref, isSent: true })
    const first = await create.mutateAsync({
      body: whole ? { ...whole, ...known, ...(post.quoteId && { quoteId: post.quoteId }) } : { ...draftFields(body), ...known, saveAsDraft: true },
    })
    // A repeated try answers with the Gig of the first one, which may hold less than what is typed by now.
    const isBehind = wasSent && (first.status === 'draft' || first.status === 'pending_payment')
    return isBehind ? update.mutateAsync({ params: { id: first.id }, body: changes }) : first
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
    forget,
    /** What the server says of the Gig by now. */
    setGig,
    /**
     * Saves what is typed; with `post` it is posted, to be paid for.
     * @throws ApiError
     */
    store: async (post?: { quoteId: string | undefined }): Promise<Gig> => {
      if (post !== undefined && gig?.status === 'pending_payment' && onServer === typed) return gig
      const body = form.getValues()
      const sent = JSON.stringify(body)
      try {
        return saved(await send(body, post), sent)
      } catch (error) {
        if (!lostAnswer(error as ApiError)) isSent.current = start.isSent
        throw error
      }
    },
  }
}
