import { type ReactNode } from 'react'
import * as styles from './Field.css.ts'
import { FieldMessage, hasContent } from './FieldMessage.tsx'
import { FieldDescription, LabelText } from './FieldText.tsx'
import { type LooseFieldProps } from './field-props.ts'
import { useField } from './use-field.ts'

/** The attributes that the control inside a field must have. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface Props extends LooseFieldProps {
  component: string
  /** Marks the control as invalid without a message, because another part of the field shows the problem. */
  invalid?: boolean
  /** Shown at the end of the message's line, such as a count. */
  messageEnd?: ReactNode
  /** For a control that is not native and that a `<label>` cannot focus: moves focus into it. */
  onLabelPress?: (() => void) | undefined
  children: (control: ControlAttributes, labelId: string) => ReactNode
}

/** Label, description and message of one control, tied to it by id. Several controls under one name are a `FieldGroup`. */
export function Field({ component, invalid, messageEnd, onLabelPress, children, ...fieldProps }: Props) {
  const {
    label,
    labelHidden = false,
    labelEnd,
    description,
    message,
    tone = 'danger',
    required,
    optional,
    markLabel,
    reserveMessageSpace = true,
  } = fieldProps
  const field = useField(fieldProps, invalid)
  const control: ControlAttributes = {
    id: field.controlId,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid,
    'aria-required': field.required,
  }
  const text = <LabelText label={label} required={required} optional={optional} markLabel={markLabel} />
  return (
    <div data-component={component} className={styles.field}>
      <div data-field-label className={labelHidden ? styles.hidden : styles.head}>
        {onLabelPress === undefined ? (
          <label id={field.labelId} htmlFor={field.controlId} className={styles.label}>
            {text}
          </label>
        ) : (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what a label does for the pointer; the control itself is what is reached by keyboard
          <span id={field.labelId} className={styles.label} onClick={onLabelPress}>
            {text}
          </span>
        )}
        {hasContent(labelEnd) ? <span className={styles.labelEnd}>{labelEnd}</span> : null}
      </div>
      <FieldDescription id={field.descriptionId}>{description}</FieldDescription>
      {children(control, field.labelId)}
      <FieldMessage id={field.messageId} tone={tone} message={message} reserve={reserveMessageSpace} end={messageEnd} />
    </div>
  )
}
