import { useAnnouncement } from '../../lib/announcer.ts'
import * as styles from './Textarea.css.ts'

/** The share of the limit from which the count is also said while typing. */
const nearlyFull = 0.1

interface TextareaCountProps {
  id: string
  left: number
  limit: number
  label: string
  /** Somebody has typed: the count may be read out. */
  spoken: boolean
}

/** How many characters are left. Near and over the limit it is read out when typing pauses, never at each key. */
export function TextareaCount({ id, left, limit, label, spoken }: TextareaCountProps) {
  useAnnouncement(spoken && left <= limit * nearlyFull ? label : undefined)
  return (
    <p id={id} className={styles.count} data-part="Count" data-over={left < 0}>
      {label}
    </p>
  )
}
