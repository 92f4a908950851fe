import { cva } from 'class-variance-authority'
import { type ReactElement, type ReactNode } from 'react'
import { AlertTriangleIcon } from '../../icons/AlertTriangleIcon.tsx'
import { CheckCircleIcon } from '../../icons/CheckCircleIcon.tsx'
import { InfoIcon } from '../../icons/InfoIcon.tsx'
import { XCircleIcon } from '../../icons/XCircleIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import * as styles from './Notice.css.ts'

export const noticeTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const
export type NoticeTone = (typeof noticeTones)[number]

/** `sm` below a value or a control, `md` among paragraphs. */
export const noticeSizes = ['sm', 'md'] as const
export type NoticeSize = (typeof noticeSizes)[number]

const icons = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: AlertTriangleIcon,
  danger: XCircleIcon,
} as const satisfies Record<NoticeTone, unknown>

const noticeClass = cva<{ size: Record<NoticeSize, string> }>(styles.notice, { variants: { size: styles.sizes } })

/** Wider than a space, and not rendered where the action wraps to its own line. */
const gap = '\u00A0 '

export type NoticeProps = PassThrough & {
  /** One or two sentences. They are complete without the icon. */
  children: ReactNode
  /** What it is about, by colour and icon. */
  tone?: NoticeTone
  /** The size of its text and space. */
  size?: NoticeSize
  /** In place of the tone's own icon. It takes 16 px. */
  icon?: ReactElement | undefined
  /** One standalone `Link` after the text. A message with a button is an `Alert`. */
  action?: ReactElement | undefined
  /** `status` where it appears later and is announced politely. Without it the notice is part of the page. */
  role?: 'status' | undefined
}

/** A quiet note beside its subject, without box or button. A message that must be seen first is an `Alert`. */
export function Notice({ children, tone = 'neutral', size = 'md', icon, action, ...rest }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div {...rest} data-component="Notice" className={noticeClass({ size })}>
      <span className={`${styles.sign} ${styles.signSizes[size]} ${styles.tones[tone]}`}>
        {icon ?? <Icon size="sm" />}
      </span>
      <div className={styles.textColumn}>
        {children}
        {action === undefined ? null : (
          <>
            {gap}
            {action}
          </>
        )}
      </div>
    </div>
  )
}
