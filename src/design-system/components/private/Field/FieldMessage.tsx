import { cva } from 'class-variance-authority'
import { type ReactNode } from 'react'
import { AlertCircleIcon } from '../../../icons/AlertCircleIcon.tsx'
import { CheckCircleIcon } from '../../../icons/CheckCircleIcon.tsx'
import { InfoIcon } from '../../../icons/InfoIcon.tsx'
import * as styles from './Field.css.ts'

export const fieldTones = ['danger', 'success', 'neutral'] as const
export type FieldTone = (typeof fieldTones)[number]

const messageClass = cva<{ tone: Record<FieldTone, string> }>(styles.message, {
  variants: { tone: styles.messageTones },
})

const lineClass = cva<{ reserve: { true: string }; hasEnd: { true: string } }>(undefined, {
  variants: { reserve: { true: styles.messageSpace }, hasEnd: { true: styles.besideEnd } },
})

const icons = { danger: AlertCircleIcon, success: CheckCircleIcon, neutral: InfoIcon } as const satisfies Record<
  FieldTone,
  unknown
>

interface FieldMessageProps {
  id: string
  tone: FieldTone
  message: ReactNode
  /** Reserves the line while there is no message. */
  reserve: boolean
  /** Shown at the end of the same line. */
  end?: ReactNode
}

/** The line below a control. The live region is in the page before its message, so that screen readers announce the message. */
export function FieldMessage({ id, tone, message, reserve, end }: FieldMessageProps) {
  const Icon = icons[tone]
  const hasEnd = hasContent(end)
  const line = (
    <div id={id} aria-live="polite" data-part="Message" className={lineClass({ reserve, hasEnd }) || undefined}>
      {hasContent(message) ? (
        <p className={messageClass({ tone })}>
          <Icon size="sm" />
          <span>{message}</span>
        </p>
      ) : null}
    </div>
  )
  if (!hasEnd) return line
  return (
    <div className={styles.messageLine}>
      {line}
      {end}
    </div>
  )
}

/** False for values that React renders as nothing, so that `condition && 'text'` can be passed as a message. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}
