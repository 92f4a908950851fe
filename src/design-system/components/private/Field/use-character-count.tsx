import { type ReactNode, useId, useState } from 'react'
import { useAnnouncement } from '../../../lib/announcer.ts'
import * as styles from './Field.css.ts'

/** The share of the limit from which the count is announced while typing. */
const nearlyFull = 0.1

/** What a text field with a limit is given. */
export interface CharacterLimit {
  /**
   * The most characters (UTF-16 units, as validators count them). Shows the remaining number; typing beyond it is possible, so
   * that a long text can be pasted and shortened.
   */
  limit?: number
  /** The label of the count; `remaining` is negative over the limit. */
  countLabel?: (count: { remaining: number }) => string
}

interface Counted {
  /** The id of the count, which describes the control; false without a limit. */
  countId: string | false
  isOver: boolean
  /** The count, for the end of the message's line. */
  count: ReactNode
  /** A ref of the control. */
  measure: (control: { value: string } | null) => void
  /** To be called with the text at each change. */
  onType: (text: string) => void
}

function remainingLabel({ remaining }: { remaining: number }): string {
  const amount = Math.abs(remaining)
  return `${amount.toLocaleString('en')} ${amount === 1 ? 'character' : 'characters'} ${remaining < 0 ? 'too many' : 'left'}`
}

/** The count of the characters that a text field still takes. */
export function useCharacterCount(
  value: unknown,
  limit: number | undefined,
  countLabel: NonNullable<CharacterLimit['countLabel']> = remainingLabel,
): Counted {
  const [uncontrolledLength, setUncontrolledLength] = useState(0)
  const [typed, setTyped] = useState(false)
  const id = `${useId()}count`
  const length = value === undefined ? uncontrolledLength : String(value).length
  const remaining = (limit ?? Number.POSITIVE_INFINITY) - length
  return {
    countId: limit !== undefined && id,
    isOver: remaining < 0,
    count:
      limit === undefined ? null : (
        <CharacterCount id={id} remaining={remaining} limit={limit} label={countLabel({ remaining })} spoken={typed} />
      ),
    // Called after the form's own ref, which may just have set a text: a form reset notifies its fields in no other way.
    measure: (control) => {
      if (control !== null && limit !== undefined) setUncontrolledLength(control.value.length)
    },
    onType: (text) => {
      if (limit === undefined) return
      setUncontrolledLength(text.length)
      setTyped(true)
    },
  }
}

interface CharacterCountProps {
  id: string
  remaining: number
  limit: number
  label: string
  /** Whether the reader has typed, so that the count may be announced. */
  spoken: boolean
}

/** The number of remaining characters. Near and over the limit it is announced when typing pauses, not at each key. */
function CharacterCount({ id, remaining, limit, label, spoken }: CharacterCountProps) {
  useAnnouncement(spoken && remaining <= limit * nearlyFull ? label : undefined)
  return (
    <p id={id} className={styles.count} data-part="Count" data-over={remaining < 0}>
      {label}
    </p>
  )
}
