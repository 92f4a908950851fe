import { type ReactNode } from 'react'
import * as styles from './Field.css.ts'
import { hasContent } from './FieldMessage.tsx'
import { type LooseFieldProps } from './field-props.ts'

/** The label and the mark behind it. */
export function LabelText({
  label,
  required,
  optional = false,
  markLabel,
}: Pick<LooseFieldProps, 'label' | 'required' | 'optional' | 'markLabel'>) {
  const mark = optional ? (markLabel ?? '(optional)') : required === 'marked' ? (markLabel ?? '(required)') : undefined
  if (mark === undefined) return label
  return (
    <>
      {label} <span className={styles.mark}>{mark}</span>
    </>
  )
}

/** Help that is needed before typing; nothing where there is none. */
export function FieldDescription({ id, children }: { id: string; children: ReactNode }) {
  if (!hasContent(children)) return null
  return (
    <p id={id} className={styles.description}>
      {children}
    </p>
  )
}
