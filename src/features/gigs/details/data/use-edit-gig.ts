import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { answeredFailure, unlessUnanswered } from '@/api/client/form-failure.ts'
import { useApi } from '@/api/client/api-context.ts'
import { queryToEdit, useApiMutation, useRead } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { isSameWork, sessionsReason } from '@/rules/gig-editing.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { FormRefusal } from '@/shared/form/form-refusal.ts'
import { countsOnce } from '@/shared/form/unanswered.ts'
import { useAppForm } from '@/shared/form/use-app-form.ts'
import { gigFailure } from '../../post/data/gig-failure.ts'
import { gigResolver } from '../../post/data/gig-resolver.ts'
import type { GigForm } from '../../post/model/gig-fields.ts'
import { draftFields, formOf, formPath } from '../../post/model/gig-form.ts'
import { gigFormId, inPageOrder } from '../../post/model/steps.ts'
import { changedFields, concernsWorkers } from '../model/gig-changes.ts'

/** The Gig with its locked fields, read again each time the form opens, because another device may have changed it. */
export function useGigToEdit(id: string) {
  const api = useApi()
  return useRead(queryToEdit(api, gigs.getToEdit, { params: { id } }))
}

/**
 * Changes a posted Gig: only changed fields are sent, after the employer was asked whether hired workers are told of them.
 * @param gig the Gig as it was when the form was opened
 * @param backHref where to go once it is saved
 */
export function useEditGig(gig: Gig, backHref: string) {
  const navigate = useNavigate()
  const [{ initial, before }] = useState(() => {
    const values = formOf(gig)
    return { initial: values, before: draftFields(values) }
  })
  const [isAsking, setAsking] = useState(false)
  /** Whether hired workers are told, once the employer has answered. */
  const tellWorkers = useRef<boolean>(undefined)
  const update = useApiMutation(gigs.update, { success: 'Gig updated', failure: answeredFailure })
  const form = useAppForm<GigForm>({
    id: gigFormId,
    rules: gigResolver(before),
    initial,
    order: inPageOrder,
    send: async (values) => {
      const changes = changedFields(before, draftFields(values))
      if (Object.keys(changes).length === 0) return
      if (gig.payment.paidKobo > 0 && !isSameWork(gig.sessions, values.sessions)) {
        throw new FormRefusal({ fields: { [formPath('sessions')]: sessionsReason }, text: sessionsReason })
      }
      if (gig.workersHired > 0 && concernsWorkers(changes) && tellWorkers.current === undefined) {
        setAsking(true)
        throw new FormRefusal()
      }
      await update.mutateAsync({
        params: { id: gig.id },
        body: { ...changes, ...(tellWorkers.current && { tellWorkers: true }) },
      })
    },
    readFailure: unlessUnanswered(countsOnce, gigFailure),
    onSaved: () => navigate(backHref),
  })

  return {
    form,
    /** The employer is asked whether to tell the hired workers. */
    isAsking,
    /** Saves with the employer's answer. */
    answer: async (isTold: boolean) => {
      // Closed first: a dialog that closes returns the focus to the page, where a refused field takes it afterwards.
      setAsking(false)
      tellWorkers.current = isTold
      await form.submit()
      tellWorkers.current = undefined
    },
    dismiss: () => setAsking(false),
  }
}
