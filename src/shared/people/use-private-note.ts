import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { registerForm } from '@/shared/form/unsaved-changes.ts'
import { personName } from '@/shared/people-looks.ts'
import { useTypedText } from '@/shared/typed-text.ts'
import { changeCachedApplicant } from './applicant-cache.ts'

/** How long after the last key a private note is saved, in ms (docs/product/worker-profile.md). */
export const noteDelayMs = 1000

/** Most characters of a private note (docs/product/messages.md). */
export const noteLimit = 500

type NoteState = 'unchanged' | 'typing' | 'saving' | 'saved' | 'failed'

/** The last save of each applicant's note that has no answer yet, also of a page that was left. It resolves with whether it was saved. */
const saves = new Map<string, Promise<boolean>>()

/**
 * The employer's private note about an applicant, which saves itself a second after typing and when the applicant is left. A text that could not be
 * saved stays on this device until it was saved, and a toast names the person where they were left meanwhile. Give the caller a `key` for each
 * applicant.
 */
export function usePrivateNote(applicant: Applicant) {
  const api = useApi()
  const unsaved = useTypedText('private-note', applicant.id)
  const [text, setText] = useState(() => unsaved.read() ?? applicant.privateNote ?? '')
  const [state, setState] = useState<NoteState>(() => {
    if (saves.has(applicant.id)) return 'saving'
    return unsaved.read() === undefined ? 'unchanged' : 'failed'
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsent = useRef<string>(undefined)
  const isLeft = useRef(false)
  const wasTyped = useRef(false)
  const save = useApiMutation(gigPeople.updateNote, {
    success: false,
    failure: false,
    optimistic: (cache, { body }) => changeCachedApplicant(cache, api, applicant, { privateNote: body.privateNote }),
  })

  const sayNotSaved = () =>
    toast.error(`The private note about ${personName(applicant.worker)} was not saved.`, {
      id: `note-${applicant.id}`,
      description: 'Open the profile to try again.',
    })
  const sendAfter = async (before: Promise<unknown> | undefined, privateNote: string) => {
    await before
    try {
      await save.mutateAsync({
        params: { id: applicant.gigId, applicantId: applicant.id },
        body: { privateNote: privateNote.trim() },
      })
      // What was typed meanwhile is not saved yet.
      if (unsaved.read() === privateNote) unsaved.remove()
      return true
    } catch {
      if (isLeft.current) sayNotSaved()
      return false
    }
  }
  const send = async () => {
    clearTimeout(timer.current)
    const privateNote = unsent.current
    if (privateNote === undefined) return
    unsent.current = undefined
    setState('saving')
    // Two calls under way could be stored in the other order.
    const call = sendAfter(saves.get(applicant.id), privateNote)
    saves.set(applicant.id, call)
    const isSaved = await call
    if (saves.get(applicant.id) !== call) return
    saves.delete(applicant.id)
    // What was typed meanwhile is sent by its own timer.
    if (unsent.current === undefined) setState(isSaved ? 'saved' : 'failed')
  }

  const isTooLong = text.length > noteLimit
  const isUnsaved = isTooLong || state === 'typing' || state === 'saving' || state === 'failed'
  const leave = useEffectEvent(() => {
    if (unsent.current !== undefined) void send()
    if (wasTyped.current && (isTooLong || state === 'failed')) sayNotSaved()
  })
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      leave()
    }
  }, [])
  useEffect(() => {
    void saves.get(applicant.id)?.then((isSaved) => {
      if (unsent.current === undefined) setState(isSaved ? 'saved' : 'failed')
    })
  }, [applicant.id])
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const removeForm = registerForm(() => true)
    window.addEventListener('beforeunload', warn)
    return () => {
      removeForm()
      window.removeEventListener('beforeunload', warn)
    }
  }, [isUnsaved])

  return {
    text,
    /** Of a text that is too long, the message at the field says that it is not saved. */
    state: isTooLong ? 'typing' : state,
    isTooLong,
    change: (next: string) => {
      setText(next)
      setState('typing')
      wasTyped.current = true
      unsaved.write(next)
      // The last text that was short enough is still sent by its timer.
      if (next.length > noteLimit) return
      clearTimeout(timer.current)
      unsent.current = next
      timer.current = setTimeout(() => void send(), noteDelayMs)
    },
    /** Saves without waiting what was typed: the field is left. */
    saveNow: () => void send(),
    /** Saves again what could not be saved. */
    retry: () => {
      unsent.current = text
      void send()
    },
  }
}
