import { AlertCircleIcon } from '../../icons/AlertCircleIcon.tsx'
import { CheckCircleIcon } from '../../icons/CheckCircleIcon.tsx'
import { Button } from '../Button/index.ts'
import { Progress } from '../Progress/index.ts'
import * as styles from './ImageUpload.css.ts'
import { type Sending } from './use-image-upload.ts'
import { type ImageUploadLabels } from './labels.ts'

interface ImageStatusProps {
  state: string
  /** Undefined for a picture that was stored before. */
  sending: Sending | undefined
  disabled: boolean
  /** Replaces its built-in words, for another language. */
  labels: ImageUploadLabels
  onRetry: () => void
  onRemove: () => void
}

/** The progress of the upload, and the actions for the picture. */
export function ImageStatus({ state, sending, disabled, labels, onRetry, onRemove }: ImageStatusProps) {
  return (
    <div className={styles.status} data-state={state}>
      {sending === undefined ? null : (
        <p className={styles.textColumn}>
          {sending.status === 'done' ? <CheckCircleIcon size="sm" /> : null}
          {sending.status === 'failed' ? <AlertCircleIcon size="sm" /> : null}
          <span>{textOf(sending, labels)}</span>
        </p>
      )}
      {sending?.status === 'uploading' ? (
        <div className={styles.bar}>
          <Progress label={labels.uploading(undefined)} value={(sending.share ?? 0) * 100} />
        </div>
      ) : null}
      <div className={styles.actions}>
        {sending?.status === 'failed' ? (
          <Button size="sm" variant="outline" disabled={disabled} onClick={onRetry}>
            {labels.retry}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" tone="neutral" disabled={disabled} onClick={onRemove}>
          {labels.remove}
        </Button>
      </div>
    </div>
  )
}

function textOf(sending: Sending, labels: ImageUploadLabels): string {
  if (sending.status === 'uploading') return labels.uploading(sending.share)
  return sending.status === 'failed' ? sending.reason : labels.uploaded
}
