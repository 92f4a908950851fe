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

/** Wider than a space, and gone where the action begins a line of its own. */
const gap = '\u00A0 '

export type NoticeProps = PassThrough & {
  /** One or two sentences. They say it all; the icon only helps to find them. */
  children: ReactNode
  tone?: NoticeTone
  size?: NoticeSize
  /** In place of the tone's own icon. It takes 16 px. */
  icon?: ReactElement | undefined
  /** One standalone `Link` after the words. What needs a button is an `Alert`. */
  action?: ReactElement | undefined
  /** `status` where it comes up later and may be said politely. Left out: it is part of the page. */
  role?: 'status' | undefined
}

/** A quiet note beside what it is about: no box, no button. What must be seen before anything else around it is an `Alert`. */
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
