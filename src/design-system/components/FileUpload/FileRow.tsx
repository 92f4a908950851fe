import { type ReactElement, type ReactNode } from 'react'
import { AlertCircleIcon } from '../../icons/AlertCircleIcon.tsx'
import { CheckCircleIcon } from '../../icons/CheckCircleIcon.tsx'
import { ClockIcon } from '../../icons/ClockIcon.tsx'
import { FileIcon } from '../../icons/FileIcon.tsx'
import { FileTextIcon } from '../../icons/FileTextIcon.tsx'
import { ImageIcon } from '../../icons/ImageIcon.tsx'
import { MusicIcon } from '../../icons/MusicIcon.tsx'
import { VideoIcon } from '../../icons/VideoIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { formatBytes } from '../../lib/format-bytes.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Progress } from '../Progress/index.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './FileUpload.css.ts'
import { type Upload } from './uploads.ts'
import { type FileUploadLabels } from './labels.ts'

const kinds: readonly { fits: RegExp; icon: ReactElement }[] = [
  { fits: /^image\//, icon: <ImageIcon /> },
  { fits: /^audio\//, icon: <MusicIcon /> },
  { fits: /^video\//, icon: <VideoIcon /> },
  { fits: /^text\/|pdf|word|document|sheet|excel|presentation/, icon: <FileTextIcon /> },
]

interface FileRowProps {
  name: string
  size: number
  type: string | undefined
  state: Upload['status'] | 'done'
  share?: number | undefined
  reason?: string | undefined
  disabled: boolean
  /** Replaces its built-in words, for another language. */
  labels: FileUploadLabels
  onRetry?: () => void
  onRemove: () => void
}

/** One file: its name, its progress, and its actions. */
export function FileRow({
  name,
  size,
  type = '',
  state,
  share,
  reason,
  disabled,
  labels,
  onRetry,
  onRemove,
}: FileRowProps) {
  return (
    <li className={styles.row} data-part="File" data-state={state}>
      <span className={styles.tile}>{kinds.find(({ fits }) => fits.test(type))?.icon ?? <FileIcon />}</span>
      <span className={styles.textColumn}>
        <span className={styles.name} title={name} dir="auto">
          {name}
        </span>
        <span className={styles.facts}>
          <span>{formatBytes(size)}</span>
          <State state={state} share={share} reason={reason} labels={labels} />
        </span>
      </span>
      <span className={styles.actions}>
        {state === 'failed' ? (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            aria-label={labels.retryFile(name)}
            disabled={disabled}
            onClick={onRetry}
          >
            {labels.retry}
          </Button>
        ) : null}
        <IconButton size="sm" label={labels.remove(name)} icon={<XIcon />} disabled={disabled} onClick={onRemove} />
      </span>
      {state === 'waiting' || state === 'uploading' ? (
        <div className={styles.progress}>
          <Progress label={labels.progress(name)} value={(share ?? 0) * 100} />
        </div>
      ) : null}
    </li>
  )
}

function State({ state, share, reason, labels }: Pick<FileRowProps, 'state' | 'share' | 'reason' | 'labels'>) {
  const stateTexts: Readonly<Record<FileRowProps['state'], [icon: ReactNode, text: string]>> = {
    waiting: [<ClockIcon key="icon" size="sm" />, labels.waiting],
    uploading: [<Spinner key="icon" size="sm" />, labels.uploading(share)],
    done: [<CheckCircleIcon key="icon" size="sm" />, labels.uploaded],
    failed: [<AlertCircleIcon key="icon" size="sm" />, reason ?? labels.failed],
    rejected: [<AlertCircleIcon key="icon" size="sm" />, reason ?? labels.failed],
  }
  const [icon, text] = stateTexts[state]
  return (
    <span className={styles.state}>
      {icon}
      <span>{text}</span>
    </span>
  )
}
