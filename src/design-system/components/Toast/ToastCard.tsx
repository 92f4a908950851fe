import { CheckCircleIcon } from '../../icons/CheckCircleIcon.tsx'
import { InfoIcon } from '../../icons/InfoIcon.tsx'
import { XCircleIcon } from '../../icons/XCircleIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Toast.css.ts'
import { type QueuedToast, type ToastTone } from './toast.ts'

const icons = { success: CheckCircleIcon, info: InfoIcon, danger: XCircleIcon } as const satisfies Record<
  ToastTone,
  unknown
>

type ToastCardProps = Omit<QueuedToast, 'id'> & { onDismiss: () => void }

/**
 * The content of one toast. Dark in both themes, so that it stands out from the page; its controls therefore use the dark theme.
 */
export function ToastCard({ tone, message, description, action, onDismiss }: ToastCardProps) {
  const Icon = icons[tone]
  return (
    <div data-component="Toast" data-tone={tone} className={styles.card}>
      <span className={styles.icons[tone]}>
        <Icon />
      </span>
      <div className={styles.textColumn} role={tone === 'danger' ? 'alert' : 'status'}>
        <p className={styles.message}>{message}</p>
        {description === undefined ? null : <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.controls} data-theme="dark">
        {action === undefined ? null : (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              action.onPress()
              onDismiss()
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton label="Dismiss" size="sm" icon={<XIcon />} onClick={onDismiss} />
      </div>
    </div>
  )
}
