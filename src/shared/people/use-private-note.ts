import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { changeCachedApplicant } from './applicant-cache.ts'

/** How long after the last key a private note is saved, in ms (docs/product/worker-profile.md). */
export const noteDelayMs = 1000

/** Most characters of a private note (docs/product/messages.md). */
export const noteLimit = 500

type NoteState = 'unchanged' | 'typing' | 'saving' | 'saved' | 'failed'

/**
 * The employer's private note about an applicant, which saves itself a second after typing and when the applicant is left. A text that could not be
 * saved stays, also while other applicants are looked at, until it was saved. Give the caller a `key` for each applicant.
 */
export function usePrivateNote(applicant: Applicant) {
  const api = useApi()
  const client = useQueryClient()
  const unsavedKey = [...queryKeyStart(api, gigPeople.updateNote), applicant.id, 'unsaved']
  const [text, setText] = useState(() => client.getQueryData<string>(unsavedKey) ?? applicant.privateNote ?? '')
  const [state, setState] = useState<NoteState>(() =>
    client.getQueryData(unsavedKey) === undefined ? 'unchanged' : 'failed',
  )
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsent = useRef<string>(undefined)
  const save = useApiMutation(gigPeople.updateNote, {
    success: false,
    failure: false,
    optimistic: (cache, { body }) => changeCachedApplicant(cache, api, applicant, { privateNote: body.privateNote }),
  })

  const send = async () => {
    clearTimeout(timer.current)
    const privateNote = unsent.current
    if (privateNote === undefined) return
    unsent.current = undefined
    setState('saving')
    try {
      await save.mutateAsync({
        params: { id: applicant.gigId, applicantId: applicant.id },
        body: { privateNote: privateNote.trim() },
      })
      client.removeQueries({ queryKey: unsavedKey })
      if (unsent.current === undefined) setState('saved')
    } catch {
      client.setQueryData(unsavedKey, privateNote)
      // What was typed meanwhile is sent by its own timer.
      if (unsent.current === undefined) {
        unsent.current = privateNote
        setState('failed')
      }
    }
  }
  const flush = useEffectEvent(() => {
    if (timer.current !== undefined && unsent.current !== undefined) void send()
  })
  useEffect(() => () => flush(), [])

  return {
    text,
    state,
    isTooLong: text.length > noteLimit,
    change: (next: string) => {
      setText(next)
      setState('typing')
      clearTimeout(timer.current)
      unsent.current = next.length > noteLimit ? undefined : next
      if (next.length > noteLimit) return
      timer.current = setTimeout(() => void send(), noteDelayMs)
    },
    /** Saves without waiting: the field is left, or the last attempt has failed. */
    saveNow: () => {
      if (state === 'failed') unsent.current = text
      void send()
    },
  }
}
