import { useId } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import * as styles from './SegmentedControl.css.ts'

export interface SegmentOption<Value extends string> {
  value: Value
  /** One to three words, with a count where it helps: 'Pending 4'. */
  label: string
}

/** One segment is always chosen. */
interface RequiredChoice<Value extends string> {
  value: NoInfer<Value>
  onChange: (event: { value: NoInfer<Value> }) => void
  clearable?: never
}

/** None may be chosen: pressing the chosen one again clears the choice. */
interface ClearableChoice<Value extends string> {
  /** The chosen segment; null for none. */
  value: NoInfer<Value> | null
  onChange: (event: { value: NoInfer<Value> | null }) => void
  /** Whether pressing the chosen segment again clears the choice. */
  clearable: true
}

export type SegmentedControlProps<Value extends string> = PassThrough &
  (RequiredChoice<Value> | ClearableChoice<Value>) & {
    /** The name of the group. */
    label: string
    /** The segments in their order. */
    options: readonly SegmentOption<Value>[]
    disabled?: boolean
  }

/** Exactly one of a few short options, which takes effect immediately. Several at a time are filters: `Tag`. */
export function SegmentedControl<const Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, clearable: _clearable, disabled = false, ...rest } = props
  const name = useId()
  const press = (pressed: Value) => {
    if (props.clearable && pressed === value) props.onChange({ value: null })
    else onChange({ value: pressed })
  }
  return (
    <div {...rest} role="radiogroup" data-component="SegmentedControl" aria-label={label} className={styles.root}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} data-part="Segment">
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            readOnly
            // A change is not reported for the chosen one, which can be pressed while another choice is still on its way.
            onClick={() => press(option.value)}
          />
          <span className={styles.text} dir="auto" title={option.label}>
            {option.label}
          </span>
        </label>
      ))}
    </div>
  )
}
