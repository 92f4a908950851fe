import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, hasNoAnswer } from '@/api/client/api-error.ts'
import { useApi } from '@/api/client/api-context.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { longestPrivateNote } from '@/api/contract/limits.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { registerForm } from '@/shared/form/unsaved-changes.ts'
import { personName } from '@/shared/people-looks.ts'
import { useTypedText } from '@/shared/typed-text.ts'
import { useIsOnline } from '@/shared/use-is-online.ts'
import { changeCachedApplicant } from './applicant-cache.ts'
import { useSentNote } from './sent-note.ts'

/** How long after the last key a private note is saved, in ms (docs/product/worker-profile.md). */
export const noteDelayMs = 1000

type SaveResult = 'saved' | 'failed' | 'conflict'
type NoteState = 'unchanged' | 'typing' | 'saving' | SaveResult

/** The last save of each applicant's note that has no answer yet, also of a page that was left. */
const saves = new Map<string, Promise<SaveResult>>()

/** The note that the text of this tab was written over, for each applicant: another tab of this device has another one. */
const bases = new Map<string, string>()

/**
 * The employer's private note about an applicant, which saves itself a second after typing and when the applicant is left. A text that could not be
 * saved is sent again when the connection is back, and stays on this device until it was saved; a toast names the person where they were left
 * meanwhile. Where the note was changed on another device or in another tab, both texts stay, and the employer chooses. Give the caller a `key` for
 * each applicant.
 */
export function usePrivateNote(applicant: Applicant) {
  const api = useApi()
  const unsaved = useTypedText('private-note', applicant.id)
  const unsavedBase = useTypedText('private-note-base', applicant.id)
  const sent = useSentNote(applicant.id)
  const stored = applicant.privateNote ?? ''
  const [typed, setTyped] = useState(() => unsaved.read() ?? stored)
  const [state, setState] = useState<NoteState>(() => {
    if (saves.has(applicant.id)) return 'saving'
    return unsaved.read() === undefined ? 'unchanged' : 'failed'
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsent = useRef<string>(undefined)
  const latest = useRef(typed)
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
  /** What the text of this tab was written over. */
  const base = () => bases.get(applicant.id) ?? unsavedBase.read() ?? stored
  const setBase = (note: string) => {
    bases.set(applicant.id, note)
    sent.remove()
  }
  const store = async (privateNote: string) => {
    const lost = sent.read()
    sent.write(privateNote)
    try {
      await save.mutateAsync({
        params: { id: applicant.gigId, applicantId: applicant.id },
        body: { privateNote, replaces: base() },
      })
      setBase(privateNote)
    } catch (error) {
      // A refused save has changed nothing, so the server may still have the one before.
      if (!(error instanceof ApiError && hasNoAnswer(error))) {
        if (lost === undefined) sent.remove()
        else sent.write(lost)
      }
      throw error
    }
  }
  const forget = () => {
    unsaved.remove()
    unsavedBase.remove()
  }
  const sendAfter = async (before: Promise<unknown> | undefined, typedNote: string): Promise<SaveResult> => {
    await before
    const privateNote = typedNote.trim()
    try {
      // The server takes the same note twice, so it is known then what this one is written over.
      const lost = sent.read()
      if (lost !== undefined && lost !== privateNote) await store(lost)
      await store(privateNote)
      const kept = unsaved.read()
      if (kept === typedNote) forget()
      // What was typed meanwhile is not saved yet; a text of another tab was written over something else.
      else if (kept === latest.current) unsavedBase.write(privateNote)
      return 'saved'
    } catch (error) {
      if (isLeft.current) sayNotSaved()
      return error instanceof ApiError && error.code === 'CONFLICT' ? 'conflict' : 'failed'
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
    const result = await call
    if (saves.get(applicant.id) !== call) return
    saves.delete(applicant.id)
    // What was typed meanwhile is sent by its own timer.
    if (unsent.current === undefined) setState(result)
  }

  const resend = () => {
    unsent.current = typed
    void send()
  }

  // Until something is typed the field follows what other devices save.
  const text = state === 'unchanged' ? stored : typed
  const isTooLong = text.length > longestPrivateNote
  const isUnsaved = isTooLong || (state !== 'unchanged' && state !== 'saved')
  const leave = useEffectEvent(() => {
    if (unsent.current !== undefined) void send()
    if (wasTyped.current && (isTooLong || state === 'failed' || state === 'conflict')) sayNotSaved()
  })
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      leave()
    }
  }, [])
  const isOnline = useIsOnline()
  const resendOnline = useEffectEvent(() => {
    if (wasTyped.current && state === 'failed' && !isTooLong) resend()
  })
  useEffect(() => {
    if (isOnline) resendOnline()
  }, [isOnline])
  useEffect(() => {
    void saves.get(applicant.id)?.then((result) => {
      if (unsent.current === undefined) setState(result)
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
      if (state === 'unchanged') setBase(stored)
      setTyped(next)
      setState('typing')
      wasTyped.current = true
      latest.current = next
      unsaved.write(next)
      unsavedBase.write(base())
      // The last text that was short enough is still sent by its timer.
      if (next.length > longestPrivateNote) return
      clearTimeout(timer.current)
      unsent.current = next
      timer.current = setTimeout(() => void send(), noteDelayMs)
    },
    /** Saves without waiting what was typed: the field is left. */
    saveNow: () => void send(),
    /** Saves again what could not be saved. */
    retry: resend,
    /** In a conflict: the note that another device or tab has saved; undefined until it was read. */
    other: state === 'conflict' && stored !== base() ? stored : undefined,
    /** Ends a conflict by the text of this field. */
    keepTyped: () => {
      setBase(stored)
      resend()
    },
    /** Ends a conflict by the other note. */
    takeOther: () => {
      // Another tab's text is that tab's.
      if (unsaved.read() === typed) forget()
      bases.delete(applicant.id)
      sent.remove()
      setState('unchanged')
    },
  }
}
