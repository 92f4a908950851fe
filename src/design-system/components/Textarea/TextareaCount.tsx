import { useAnnouncement } from '../../lib/announcer.ts'
import * as styles from './Textarea.css.ts'

/** The share of the limit from which the count is announced while typing. */
const nearlyFull = 0.1

interface TextareaCountProps {
  id: string
  remaining: number
  limit: number
  label: string
  /** Whether the reader has typed, so that the count may be announced. */
  spoken: boolean
}

/** The number of remaining characters. Near and over the limit it is announced when typing pauses, not at each key. */
export function TextareaCount({ id, remaining, limit, label, spoken }: TextareaCountProps) {
  useAnnouncement(spoken && remaining <= limit * nearlyFull ? label : undefined)
  return (
    <p id={id} className={styles.count} data-part="Count" data-over={remaining < 0}>
      {label}
    </p>
  )
}
