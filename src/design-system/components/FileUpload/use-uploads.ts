import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useAnnouncement } from '../../lib/announcer.ts'
import {
  type FileRules,
  runUpload,
  type UploadControl,
  type UploadOutcome,
  whyRejected,
} from '../private/DropZone/index.ts'
import { dueUploads, isPending, type StoredFile, type Upload, uploadsReducer } from './uploads.ts'
import { type FileUploadLabels } from './labels.ts'

/** The number of concurrent transfers: more would slow each other down on a phone's network. */
const atOnce = 2

export interface UseUploadsOptions {
  value: readonly StoredFile[]
  onChange: (event: { value: readonly StoredFile[] }) => void
  upload: (file: File, control: UploadControl) => Promise<StoredFile>
  describeFailure: ((error: unknown) => string) | undefined
  onBusyChange: ((event: { busy: boolean }) => void) | undefined
  rules: FileRules & { maxFiles: number | undefined }
  /** Replaces its built-in words, for another language. */
  labels: FileUploadLabels
}

let lastId = 0

/** Checks files, uploads them two at a time, and passes the uploaded files on. Every failure is shown. */
export function useUploads({
  value,
  onChange,
  upload,
  describeFailure,
  onBusyChange,
  rules,
  labels,
}: UseUploadsOptions) {
  const [uploads, dispatch] = useReducer(uploadsReducer, [])
  const [arrived, setArrived] = useState(0)
  const [announcement, setAnnouncement] = useState<string>()
  const running = useRef(new Map<string, AbortController>())
  // Two uploads may end before the form has rendered the first, so each must read the latest value.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])

  const change = (next: readonly StoredFile[]) => {
    latest.current = next
    onChange({ value: next })
  }

  const settle = useEffectEvent((id: string, outcome: UploadOutcome<StoredFile>) => {
    running.current.delete(id)
    if (outcome.status === 'aborted') return
    if (outcome.status === 'failed') {
      dispatch({ type: 'failed', id, reason: describeFailure?.(outcome.error) ?? labels.failed })
      return
    }
    dispatch({ type: 'gone', id })
    setArrived((count) => count + 1)
    change([...latest.current, outcome.result])
  })

  const send = useEffectEvent(async ({ id, file }: Upload) => {
    const controller = new AbortController()
    running.current.set(id, controller)
    dispatch({ type: 'started', id })
    const outcome = await runUpload(
      (control) => upload(file, control),
      controller.signal,
      (share) => dispatch({ type: 'progressed', id, share }),
    )
    settle(id, outcome)
  })

  useEffect(() => {
    for (const due of dueUploads(uploads, atOnce)) if (!running.current.has(due.id)) void send(due)
  }, [uploads])

  // Unmounting stops running transfers.
  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
      controllers.clear()
    }
  }, [])

  const pending = uploads.filter(isPending).length
  const busy = pending > 0
  const tellBusy = useEffectEvent((now: boolean) => onBusyChange?.({ busy: now }))
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current !== busy) tellBusy(busy)
    wasBusy.current = busy
  }, [busy])

  const countOf = (status: Upload['status']) => uploads.filter((other) => other.status === status).length
  const summary = labels.summary({ pending, done: arrived, failed: countOf('failed'), rejected: countOf('rejected') })
  useAnnouncement([announcement, summary].filter(Boolean).join('. ') || undefined)

  const add = (files: readonly File[]) => {
    let freeSlots =
      (rules.maxFiles ?? Number.POSITIVE_INFINITY) -
      value.length -
      uploads.filter((other) => other.status !== 'rejected').length
    const existingKeys = new Set(
      [...value, ...uploads.map((other) => other.file)].map((file) => `${file.name} ${file.size}`),
    )
    const added = files.map((file): Upload => {
      lastId += 1
      const key = `${file.name} ${file.size}`
      const duplicate = existingKeys.has(key) ? labels.duplicate : undefined
      const reason =
        whyRejected(file, rules, labels) ??
        duplicate ??
        (freeSlots <= 0 ? labels.tooMany(rules.maxFiles ?? 0) : undefined)
      if (reason === undefined) {
        freeSlots -= 1
        existingKeys.add(key)
      }
      return { id: `upload-${lastId}`, file, status: reason === undefined ? 'waiting' : 'rejected', reason }
    })
    setAnnouncement(undefined)
    // Earlier rejections are removed; only those of the new files are shown.
    for (const old of uploads) if (old.status === 'rejected') dispatch({ type: 'gone', id: old.id })
    dispatch({ type: 'added', uploads: added })
  }

  return {
    uploads,
    add,
    retry: (id: string) => {
      setAnnouncement(undefined)
      dispatch({ type: 'retried', id })
    },
    drop: ({ id, file }: Upload) => {
      running.current.get(id)?.abort()
      running.current.delete(id)
      dispatch({ type: 'gone', id })
      setAnnouncement(labels.removed(file.name))
    },
    removeStored: ({ id, name }: StoredFile) => {
      change(latest.current.filter((stored) => stored.id !== id))
      setAnnouncement(labels.removed(name))
    },
  }
}
