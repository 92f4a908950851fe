import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAnnouncement } from '../../lib/announcer.ts'
import { formatBytes } from '../../lib/format-bytes.ts'
import { useLazyPart } from '../../lib/use-lazy-part.ts'
import { type FileKinds, runUpload, type UploadControl, whyRejected } from '../private/DropZone/index.ts'
import { type CropDialogProps } from './CropDialog.tsx'
import { type Crop } from './crop.ts'
import { type Cut, cutOut, nameFor, readPicture } from './picture.ts'
import { type ImageUploadLabels } from './labels.ts'

export interface ImageUploadControl extends UploadControl {
  /** The file name for the server, with the extension of its new type. */
  fileName: string
}

export interface UseImageUploadOptions {
  onChange: (event: { value: string | null }) => void
  upload: (image: Blob, control: ImageUploadControl) => Promise<string>
  describeFailure: ((error: unknown) => string) | undefined
  onBusyChange: ((event: { busy: boolean }) => void) | undefined
  accept: FileKinds
  maxSize: number
  minSide: number
  /** Replaces its built-in words, for another language. */
  labels: ImageUploadLabels
}

/** The crop and its progress. `address` is the server's address, once it is uploaded. */
export type Sending =
  | { cut: Cut; fileName: string; status: 'uploading'; share?: number | undefined }
  | { cut: Cut; fileName: string; status: 'failed'; reason: string }
  | { cut: Cut; fileName: string; status: 'done'; address: string }

const loadEditor = (): Promise<ComponentType<CropDialogProps>> =>
  import('./CropDialog.tsx').then((module) => module.CropDialog)

/** From a chosen file to its address: check, read, crop, upload. Every failure ends in a visible message. */
export function useImageUpload({
  onChange,
  upload,
  describeFailure,
  onBusyChange,
  accept,
  maxSize,
  minSide,
  labels,
}: UseImageUploadOptions) {
  const [problem, setProblem] = useState<string>()
  const [editing, setEditing] = useState<{ picture: ImageBitmap; file: File; turn: number }>()
  const [cropping, setCropping] = useState(false)
  const [sending, setSending] = useState<Sending>()
  const [announcement, setAnnouncement] = useState<string>()
  const cutting = useRef<AbortController>(undefined)
  const running = useRef<AbortController>(undefined)
  const reading = useRef(0)
  const editor = useLazyPart(loadEditor, cropping)

  // Unmounting stops the running transfer, and what would start the next one.
  useEffect(
    () => () => {
      cutting.current?.abort()
      running.current?.abort()
    },
    [],
  )
  const picture = editing?.picture
  useEffect(() => () => picture?.close(), [picture])

  const busy = sending?.status === 'uploading'
  const reportBusy = useEffectEvent((now: boolean) => onBusyChange?.({ busy: now }))
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current !== busy) reportBusy(busy)
    wasBusy.current = busy
  }, [busy])

  useAnnouncement(busy ? labels.uploading(undefined) : announcement)

  const stop = () => {
    running.current?.abort()
    running.current = undefined
  }

  const send = async (cut: Cut, fileName: string) => {
    stop()
    const controller = new AbortController()
    running.current = controller
    setAnnouncement(undefined)
    setSending({ cut, fileName, status: 'uploading' })
    const outcome = await runUpload(
      (control) => upload(cut.blob, { ...control, fileName }),
      controller.signal,
      (share) => setSending({ cut, fileName, status: 'uploading', share }),
    )
    if (outcome.status === 'aborted') return
    if (outcome.status === 'failed') {
      const reason = describeFailure?.(outcome.error) ?? labels.failed
      setSending({ cut, fileName, status: 'failed', reason })
      setAnnouncement(reason)
      return
    }
    setSending({ cut, fileName, status: 'done', address: outcome.result })
    setAnnouncement(labels.uploaded)
    onChange({ value: outcome.result })
  }

  const choose = async (files: readonly File[]) => {
    const [file] = files
    if (file === undefined) return
    reading.current += 1
    const turn = reading.current
    const rejected = whyRejected(file, { accept, maxSize }, labels)
    setProblem(rejected)
    if (rejected !== undefined) return
    const read = await readPicture(file).catch(() => undefined)
    // Another one was chosen meanwhile.
    if (turn !== reading.current) {
      read?.close()
      return
    }
    if (read === undefined) setProblem(labels.unreadable)
    else if (Math.min(read.width, read.height) < minSide) {
      read.close()
      setProblem(labels.tooSmall(minSide))
    } else {
      // The picture of the crop that is still cut out is closed for this one.
      cutting.current?.abort()
      setEditing({ picture: read, file, turn })
      setCropping(true)
    }
  }

  const use = async (crop: Crop) => {
    setCropping(false)
    if (editing === undefined) return
    cutting.current?.abort()
    const controller = new AbortController()
    cutting.current = controller
    const cut = await cutOut(editing.picture, crop, editing.file.type).catch(() => undefined)
    editing.picture.close()
    // The field is gone, its picture was removed, or another one was chosen meanwhile.
    if (controller.signal.aborted) return
    if (cut === undefined) setProblem(labels.unreadable)
    else await send(cut, nameFor(editing.file.name, cut.blob.type))
  }

  return {
    problem: editor.failed ? labels.unavailable : problem,
    editor: editor.part,
    editing,
    cropping,
    sending,
    maxSizeText: formatBytes(maxSize),
    choose: (files: readonly File[]) => void choose(files),
    use: (crop: Crop) => void use(crop),
    cancel: () => {
      setCropping(false)
      // It holds tens of megabytes.
      picture?.close()
    },
    retry: () => {
      if (sending?.status === 'failed') void send(sending.cut, sending.fileName)
    },
    remove: () => {
      cutting.current?.abort()
      stop()
      setSending(undefined)
      setProblem(undefined)
      setAnnouncement(labels.removed)
      onChange({ value: null })
    },
  }
}
