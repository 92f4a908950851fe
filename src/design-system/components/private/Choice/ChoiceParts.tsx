import { type ReactNode } from 'react'
import * as styles from './ChoicePopup.css.ts'
import { type Section } from './options.ts'

/** The lines of one group under its heading, or lines without one. */
export function ChoiceSection({ id, section, children }: { id: string; section: Section; children: ReactNode[] }) {
  if (children.length === 0) return null
  const { label } = section
  const first = section.rows[0]
  if (label === undefined) {
    return first?.row.kind === 'add' ? (
      <div role="presentation" className={styles.addSection}>
        {children}
      </div>
    ) : (
      children
    )
  }
  const labelId = `${id}-group-${first?.index ?? 0}`
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} role="presentation" className={styles.groupLabel} dir="auto">
        {label}
      </div>
      {children}
    </div>
  )
}

/** A note shown instead of options, or above them. */
export function ChoiceNote({ icon, tone, children }: { icon: ReactNode; tone?: string; children: string }) {
  return (
    <p className={tone === undefined ? styles.note : `${styles.note} ${tone}`}>
      {icon === null ? null : <span className={styles.noteIcon}>{icon}</span>}
      <span>{children}</span>
    </p>
  )
}
