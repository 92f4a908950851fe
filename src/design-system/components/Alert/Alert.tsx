import { cva } from 'class-variance-authority'
import { type ReactElement, type ReactNode } from 'react'
import { AlertTriangleIcon } from '../../icons/AlertTriangleIcon.tsx'
import { CheckCircleIcon } from '../../icons/CheckCircleIcon.tsx'
import { InfoIcon } from '../../icons/InfoIcon.tsx'
import { XCircleIcon } from '../../icons/XCircleIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Alert.css.ts'

export const alertTones = ['info', 'success', 'warning', 'danger'] as const
export type AlertTone = (typeof alertTones)[number]

const alertClass = cva<{ tone: Record<AlertTone, string>; beside: Record<'action' | 'nothing', string> }>(
  styles.alert,
  {
    variants: { tone: styles.tones, beside: { action: styles.besideAction, nothing: '' } },
  },
)

const icons = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: AlertTriangleIcon,
  danger: XCircleIcon,
} as const satisfies Record<AlertTone, unknown>

interface Dismissible {
  /** Called when the reader dismisses the alert. The caller removes the alert and moves focus to the element after it. */
  onDismiss: () => void
  /** Names the button that dismisses it. */
  dismissLabel?: string
}

interface Permanent {
  onDismiss?: undefined
  dismissLabel?: never
}

export type AlertProps = PassThrough &
  (Dismissible | Permanent) & {
    /** What it is about: information, a success, something to watch, or a problem. */
    tone?: AlertTone
    /** What happened, in a few words. */
    title?: string | undefined
    /** Details, and what to do next. */
    children?: ReactNode
    /** One button or link. */
    action?: ReactElement | undefined
    /**
     * `alert` where it appears after an action of the reader and must be announced immediately, `status` where the announcement may
     * wait. Without a role it is part of the page.
     */
    role?: 'alert' | 'status'
  }

/** A message that stays in its place on the page. A message that disappears by itself is a `toast`. */
export function Alert({
  tone = 'info',
  title,
  children,
  action,
  role,
  onDismiss,
  dismissLabel = 'Dismiss',
  ...rest
}: AlertProps) {
  const Icon = icons[tone]
  return (
    <div
      {...rest}
      data-component="Alert"
      role={role}
      className={alertClass({ tone, beside: action === undefined ? 'nothing' : 'action' })}
    >
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.body}>
        <div className={styles.textColumn}>
          {title === undefined ? null : <p className={styles.title}>{title}</p>}
          {children === undefined ? null : <div className={styles.text}>{children}</div>}
        </div>
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss === undefined ? null : (
        <span className={styles.dismiss}>
          <IconButton label={dismissLabel} icon={<XIcon />} size="sm" onClick={onDismiss} />
        </span>
      )}
    </div>
  )
}
