import { type MouseEvent, type ReactNode, useId } from 'react'
import { useAnnouncement } from '../../lib/announcer.ts'
import { joinIds, type PassThrough } from '../../lib/pass-through.ts'
import * as choice from '../private/CheckControl/CheckControl.css.ts'
import { type ControlProps, FieldMessage, type FieldTone, hasContent } from '../private/Field/index.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './Switch.css.ts'

/** Before the label, as in a form, or at the end of the line, as in a list of settings. */
export const switchPositions = ['start', 'end'] as const
export type SwitchPosition = (typeof switchPositions)[number]

type NativeProps = ControlProps<'input', 'ref' | 'value' | 'checked' | 'defaultChecked' | 'onChange'>

export type SwitchProps = NativeProps &
  PassThrough & {
    /** The setting that is on or off. The label is the same in both states. */
    label: ReactNode
    /** A sentence below the label. */
    description?: ReactNode
    /** What is wrong, or what else to know; it is read out. */
    message?: ReactNode
    /** `danger` (the default) also marks the switch as invalid. */
    tone?: FieldTone
    /** The change is being saved: the switch keeps its focus and ignores presses. */
    saving?: boolean
    /** What is read out when saving takes longer than a moment. */
    savingLabel?: string
    /** Whether the switch stands before or after its label. */
    position?: SwitchPosition
    /** Reserves the line of the message. Off by default: most switches never have one. */
    reserveMessageSpace?: boolean
    id?: string | undefined
  }

/** A setting that is on or off and takes effect immediately. A choice that takes effect with its form is a `Checkbox`. */
export function Switch({
  label,
  description,
  message,
  tone = 'danger',
  saving = false,
  savingLabel = 'Saving',
  position = 'start',
  reserveMessageSpace = false,
  id,
  'aria-describedby': describedBy,
  ...input
}: SwitchProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  useAnnouncement(saving ? savingLabel : undefined)

  // Presses of the label and of the space bar reach the switch as clicks, too. Stopped on their way down, because React takes a
  // click that is only prevented for a change.
  const swallow = (event: MouseEvent) => {
    if (!saving) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div data-component="Switch" className={styles.root}>
      <div className={`${choice.row} ${styles.positions[position]}`}>
        <span className={`${choice.control} ${styles.controlPositions[position]}`}>
          <input
            {...input}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
            role="switch"
            id={controlId}
            className={`${styles.track} ${choice.touch}`}
            aria-disabled={saving || undefined}
            aria-busy={saving || undefined}
            aria-invalid={(hasContent(message) && tone === 'danger') || undefined}
            aria-describedby={joinIds(
              hasContent(message) && `${ownId}message`,
              hasContent(description) && `${ownId}description`,
              describedBy,
            )}
            onClickCapture={swallow}
          />
          <span className={styles.thumb} data-part="Thumb">
            <span className={styles.dot} />
            {saving ? (
              <span className={styles.saving}>
                <Spinner size="sm" />
              </span>
            ) : null}
          </span>
        </span>
        <label htmlFor={controlId} className={`${choice.label} ${styles.wordPositions[position]}`}>
          {label}
        </label>
        {hasContent(description) ? (
          <p id={`${ownId}description`} className={`${choice.description} ${styles.wordPositions[position]}`}>
            {description}
          </p>
        ) : null}
        <div className={`${choice.message} ${styles.wordPositions[position]}`}>
          <FieldMessage id={`${ownId}message`} tone={tone} message={message} reserve={reserveMessageSpace} />
        </div>
      </div>
    </div>
  )
}
