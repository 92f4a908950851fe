import { useAnnouncement } from '../../lib/announcer.ts'
import * as styles from './Textarea.css.ts'

/** The share of the limit from which the count is announced while typing. */
const nearlyFull = 0.1

interface TextareaCountProps {
  id: string
  left: number
  limit: number
  label: string
  /** Whether the reader has typed, so that the count may be announced. */
  spoken: boolean
}

/** The number of remaining characters. Near and over the limit it is announced when typing pauses, not at each key. */
export function TextareaCount({ id, left, limit, label, spoken }: TextareaCountProps) {
  useAnnouncement(spoken && left <= limit * nearlyFull ? label : undefined)
  return (
    <p id={id} className={styles.count} data-part="Count" data-over={left < 0}>
      {label}
    </p>
  )
}
