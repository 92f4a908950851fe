import { type ReactNode } from 'react'
import { type PassThrough } from '../../../lib/pass-through.ts'
import * as styles from './Field.css.ts'
import { FieldMessage, hasContent } from './FieldMessage.tsx'
import { FieldDescription, LabelText } from './FieldText.tsx'
import { type LooseFieldProps } from './field-props.ts'
import { useField } from './use-field.ts'

/** The attributes that each control of a group needs, because a plain group cannot have them. */
export interface GroupState {
  invalid: true | undefined
  required: true | undefined
}

type Props = LooseFieldProps &
  Omit<PassThrough, 'aria-describedby'> & {
    component: string
    /** `radiogroup` supports `aria-required` and `aria-invalid`; a plain `group` does not, so its controls have them. */
    role?: 'group' | 'radiogroup'
    disabled?: boolean | undefined
    /** The id of the control to which a press on the label leads. */
    labelFor?: string
    children: (state: GroupState) => ReactNode
  }

/** Label, description and message of several controls that are one answer: a fieldset with its legend. */
export function FieldGroup({ component, role = 'group', disabled, labelFor, children, ...props }: Props) {
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
    id,
    describedBy,
    ...rest
  } = props
  const field = useField({ label, description, message, tone, required, describedBy, id })
  const says = role === 'radiogroup' ? { role, 'aria-invalid': field.invalid, 'aria-required': field.required } : {}
  const labelText = <LabelText label={label} required={required} optional={optional} markLabel={markLabel} />
  return (
    <fieldset
      {...rest}
      {...says}
      id={id}
      data-component={component}
      className={styles.group}
      disabled={disabled}
      aria-labelledby={field.labelId}
      aria-describedby={field.describedBy}
    >
      {/* The legend's box may contain a link; the group is named by the text alone. */}
      <legend data-field-label className={labelHidden ? styles.hidden : styles.legend}>
        <span className={styles.legendLine}>
          {labelFor === undefined ? (
            <span id={field.labelId} className={styles.label}>
              {labelText}
            </span>
          ) : (
            <label id={field.labelId} htmlFor={labelFor} className={styles.label}>
              {labelText}
            </label>
          )}
          {hasContent(labelEnd) ? <span className={styles.labelEnd}>{labelEnd}</span> : null}
        </span>
      </legend>
      <FieldDescription id={field.descriptionId}>{description}</FieldDescription>
      {children({ invalid: field.invalid, required: field.required })}
      <FieldMessage id={field.messageId} tone={tone} message={message} reserve={reserveMessageSpace} />
    </fieldset>
  )
}
