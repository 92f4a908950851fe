import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import type { ApiError } from '@/api/client/api-error.ts'
import { failureText, generalFailure } from '@/api/client/failure-text.ts'
import { queryFor, useApiMutation } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { checkGig, type GigDraft } from '@/api/contract/schemas/gig-fields.ts'
import { sessionsReason } from '@/api/contract/schemas/gig-terms.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { useGigForm } from '../../post/data/use-gig-form.ts'
import { draftFields, formErrors, formOf, formPath } from '../../post/model/gig-form.ts'
import { now } from '@/lib/clock.ts'
import { changedFields, isSameWork, concernsWorkers } from '../model/gig-changes.ts'

interface Attempt {
  count: number
  paths: readonly string[]
}

/** The Gig with its locked fields, read again each time the form opens, because another device may have changed it. */
export function useGigToEdit(id: string) {
  const api = useApi()
  return useQuery({ ...queryFor(api, gigs.getToEdit, { params: { id } }), refetchOnMount: 'always' })
}

/**
 * Changes a posted Gig: errors are shown at their fields, and only changed fields are sent.
 * @param gig the Gig as it was when the form was opened
 * @param backHref where to go once it is saved
 */
export function useEditGig(gig: Gig, backHref: string) {
  const navigate = useNavigate()
  const [start] = useState(() => {
    const initial = formOf(gig)
    return { initial, before: draftFields(initial) }
  })
  const { form, values, show } = useGigForm(start.initial, start.before)
  const [attempt, setAttempt] = useState<Attempt>()
  const [pendingChanges, setPendingChanges] = useState<GigDraft>()
  const [problem, setProblem] = useState<string>()
  const isSaved = useRef(false)
  const update = useApiMutation(gigs.update, { success: 'Gig updated' })
  const changes = changedFields(start.before, draftFields(values))
  const isChanged = Object.keys(changes).length > 0

  const showErrors = (errors: Readonly<Record<string, string>>) => {
    show(errors)
    setAttempt((before) => ({ count: (before?.count ?? 0) + 1, paths: Object.keys(errors) }))
  }

  const failed = (error: ApiError) => {
    if (error.kind === 'cancelled' || error.endedSession) return
    const fields = Object.entries(error.errors).flatMap(([path, [message]]) =>
      message === undefined ? [] : [[formPath(path), message] as const],
    )
    if (fields.length > 0) showErrors(Object.fromEntries(fields))
    else setProblem(failureText(error, generalFailure))
  }

  const send = async (body: GigDraft, notifyWorkers: boolean) => {
    setProblem(undefined)
    try {
      await update.mutateAsync({
        params: { id: gig.id },
        body: { ...body, ...(notifyWorkers && { tellWorkers: notifyWorkers }) },
      })
      isSaved.current = true
      void navigate(backHref)
    } catch (error) {
      failed(error as ApiError)
    } finally {
      setPendingChanges(undefined)
    }
  }

  return {
    form,
    attempt,
    problem,
    /** A field differs from the Gig as it was opened. */
    isChanged,
    /** Whether leaving now loses changes; answered immediately, without waiting for the next render. */
    wouldLose: () => isChanged && !isSaved.current,
    isSaving: update.isPending,
    /** How many hired workers would be notified, while the employer is asked whether to notify them. */
    isConfirming: pendingChanges !== undefined,
    save: () => {
      if (!isChanged) return void navigate(backHref)
      const errors = formErrors(values, now(), start.before)
      const { gig: validGig } = checkGig(draftFields(values), now(), start.before)
      if (Object.keys(errors).length > 0) showErrors(errors)
      else if (gig.payment.paidKobo > 0 && validGig !== undefined && !isSameWork(gig.sessions, validGig.sessions)) {
        showErrors({ sessions: sessionsReason })
      } else if (gig.workersHired > 0 && concernsWorkers(changes)) setPendingChanges(changes)
      else void send(changes, false)
    },
    confirm: (notifyWorkers: boolean) => void send(pendingChanges ?? changes, notifyWorkers),
    dismiss: () => setPendingChanges(undefined),
  }
}
