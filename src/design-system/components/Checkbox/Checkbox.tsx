import { type ReactNode, type Ref, useId } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { MinusIcon } from '../../icons/MinusIcon.tsx'
import { mergeRefs } from '../../lib/merge-refs.ts'
import { joinIds, type PassThrough } from '../../lib/pass-through.ts'
import { type ControlProps, FieldMessage, type FieldTone, hasContent } from '../private/Field/index.ts'
import * as choice from '../private/CheckControl/CheckControl.css.ts'
import * as styles from './Checkbox.css.ts'

type NativeProps = ControlProps<'input', 'value' | 'checked' | 'defaultChecked' | 'onChange'>

export type CheckboxProps = NativeProps &
  PassThrough & {
    /** The text of the choice. It may contain links; pressing a link does not tick the box. */
    label: ReactNode
    /** A sentence below the label. */
    description?: ReactNode
    /** What is wrong, or what else to know; it is read out. */
    message?: ReactNode
    /** `danger` (the default) also marks the box as invalid. */
    tone?: FieldTone
    /** Neither on nor off: some of what it stands for is chosen. */
    mixed?: boolean
    required?: boolean | undefined
    /** Reserves the line of the message. Off by default: most boxes never have one. */
    reserveMessageSpace?: boolean
    id?: string | undefined
    ref?: Ref<HTMLInputElement>
  }

/**
 * One yes-or-no choice that takes effect with its form. A native checkbox: `register` of react-hook-form reads `checked` from the
 * input itself, forms reset it, and forced colours know it.
 */
export function Checkbox({
  label,
  description,
  message,
  tone = 'danger',
  mixed = false,
  required = false,
  reserveMessageSpace = false,
  id,
  ref,
  'aria-describedby': describedBy,
  ...input
}: CheckboxProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  // `indeterminate` has no attribute; it can only be set on the element.
  const showMixed = (element: HTMLInputElement | null) => {
    if (element !== null) element.indeterminate = mixed
  }
  return (
    <div data-component="Checkbox" className={styles.root}>
      <div className={choice.row}>
        <span className={choice.control}>
          <input
            {...input}
            ref={mergeRefs(showMixed, ref)}
            id={controlId}
            className={`${styles.input} ${choice.touch}`}
            type="checkbox"
            aria-required={required || undefined}
            aria-invalid={(hasContent(message) && tone === 'danger') || input['aria-invalid'] || undefined}
            aria-describedby={joinIds(
              hasContent(message) && `${ownId}message`,
              hasContent(description) && `${ownId}description`,
              describedBy,
            )}
          />
          <span className={`${styles.mark} ${styles.checkMark}`} aria-hidden>
            <CheckIcon size="sm" />
          </span>
          <span className={`${styles.mark} ${styles.mixedMark}`} aria-hidden>
            <MinusIcon size="sm" />
          </span>
        </span>
        <label htmlFor={controlId} className={choice.label}>
          {label}
        </label>
        {hasContent(description) ? (
          <p id={`${ownId}description`} className={choice.description}>
            {description}
          </p>
        ) : null}
        <div className={choice.message}>
          <FieldMessage id={`${ownId}message`} tone={tone} message={message} reserve={reserveMessageSpace} />
        </div>
      </div>
    </div>
  )
}
