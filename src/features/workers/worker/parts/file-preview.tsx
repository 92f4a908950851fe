import { useEffect, useState } from 'react'
import type { TaskFile } from '@/api/contract/schemas/submitted-task.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { SkeletonBlock } from '@/design-system/components/Skeleton/index.ts'
import type { PreviewKind } from '../model/task-files.ts'
import * as styles from './file-preview.css.ts'

interface FilePreviewProps {
  file: TaskFile
  /** A sound has its player in its row. */
  kind: Exclude<PreviewKind, 'audio'>
}

const previews = { image: ImagePreview, pdf: PdfPreview, video: VideoPreview } as const

/** A file within the page, loaded because the employer asked for it. */
export function FilePreview({ file, kind }: FilePreviewProps) {
  const Preview = previews[kind]
  return <Preview file={file} />
}

function Broken({ file }: { file: TaskFile }) {
  return <Notice tone="warning">{`${file.name} cannot be shown here. Open it in a new tab.`}</Notice>
}

/** A picture cannot run anything, whatever the file contains. */
function ImagePreview({ file }: { file: TaskFile }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <Broken file={file} />
  return <img className={styles.image} src={file.url} alt={file.name} onError={() => setBroken(true)} />
}

/** A video plays immediately: it was asked for. */
function VideoPreview({ file }: { file: TaskFile }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <Broken file={file} />
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- workers hand in videos without captions; the file's name says which it is
    <video
      className={styles.image}
      src={file.url}
      controls
      autoPlay
      playsInline
      aria-label={file.name}
      onError={() => setBroken(true)}
    />
  )
}

async function readBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  // oxlint-disable-next-line no-restricted-globals -- a worker's file is no call of the API
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The file was answered with ${response.status}`)
  return response.arrayBuffer()
}

/**
 * A PDF, in the browser's viewer. The bytes are displayed as PDF whatever type the server names, so that nothing in the file can run as a page of
 * this origin. An iframe with `sandbox` would show nothing: Chromium has no viewer inside of it.
 */
function PdfPreview({ file }: { file: TaskFile }) {
  const [address, setAddress] = useState<string>()
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    let made: string | undefined
    const load = async () => {
      try {
        const bytes = await readBytes(file.url, leaving.signal)
        if (leaving.signal.aborted) return
        made = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
        setAddress(made)
      } catch {
        if (!leaving.signal.aborted) setBroken(true)
      }
    }
    void load()
    return () => {
      leaving.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [file.url])
  if (isBroken) return <Broken file={file} />
  if (address === undefined) return <SkeletonBlock shape="card" />
  // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium shows no PDF in a sandbox; the bytes are displayed as PDF only
  return <iframe className={styles.page} src={address} title={file.name} />
}
