import { ChevronDownIcon } from '../../../icons/ChevronDownIcon.tsx'
import { LockIcon } from '../../../icons/LockIcon.tsx'
import { XIcon } from '../../../icons/XIcon.tsx'
import { Spinner } from '../../Spinner/index.ts'
import * as styles from './ChoiceField.css.ts'
import { type ChoiceLabels } from './labels.ts'

interface ChoiceEndsProps {
  inputId: string
  labelId: string
  open: boolean
  disabled: boolean
  readOnly: boolean
  loading: boolean
  /** Undefined where there is nothing to clear. */
  onClear: (() => void) | undefined
  onToggle: () => void
  labels: ChoiceLabels
}

/**
 * The buttons at the end of the field: clear, and the button that opens the list. The keyboard opens the list from the input, so
 * Tab skips the second.
 */
export function ChoiceEnds({
  inputId,
  labelId,
  open,
  disabled,
  readOnly,
  loading,
  onClear,
  onToggle,
  labels,
}: ChoiceEndsProps) {
  if (readOnly) return <LockIcon size="sm" />
  const openId = `${inputId}-open`
  const clearId = `${inputId}-clear`
  return (
    <span className={styles.ends}>
      {loading ? <Spinner size="sm" /> : null}
      {onClear === undefined ? null : (
        <button
          id={clearId}
          type="button"
          className={styles.button}
          data-part="Clear"
          aria-label={labels.clear}
          aria-labelledby={`${clearId} ${labelId}`}
          onClick={onClear}
        >
          <XIcon size="sm" />
        </button>
      )}
      <button
        id={openId}
        type="button"
        className={styles.button}
        data-part="Open"
        aria-label={labels.open}
        aria-labelledby={`${openId} ${labelId}`}
        aria-expanded={open}
        tabIndex={-1}
        disabled={disabled}
        // The input keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggle}
      >
        <ChevronDownIcon size="sm" />
      </button>
    </span>
  )
}
