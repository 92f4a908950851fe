import { type ReactNode, useId } from 'react'
import { joinIds } from '../../../lib/pass-through.ts'
import * as styles from './Field.css.ts'
import { FieldMessage, type FieldTone, hasContent } from './FieldMessage.tsx'

/** What every field says about itself, whatever its control. */
export interface FieldProps {
  /** The field's name. Always there; `labelHidden` only takes it out of sight. */
  label: ReactNode
  labelHidden?: boolean | undefined
  /** Help that is needed before typing. */
  description?: ReactNode
  /** What is wrong and what to do, or a confirmation; see `tone`. */
  message?: ReactNode
  /** `danger` (the default) also marks the control as invalid. */
  tone?: FieldTone | undefined
  /** Said to assistive technology. Where nearly all fields are required, mark the others as `optional` instead. */
  required?: boolean | undefined
  /** Shows '(optional)' after the label. */
  optional?: boolean | undefined
  /** Keeps the line of the message free, so that a message moves nothing. On by default. */
  reserveMessageSpace?: boolean | undefined
  /** Stands at the end of the label's line: a link such as 'Forgot password?'. */
  labelEnd?: ReactNode
  /** The control's id; made up when left out. */
  id?: string | undefined
}

/** What the control inside a field must carry. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface Props extends FieldProps {
  component: string
  /** Ids that describe the control besides the field's own description and message. */
  describedBy?: string | undefined
  children: (control: ControlAttributes, labelId: string) => ReactNode
}

/** Label, description and message of one control, tied to it by id. */
export function Field({
  component,
  label,
  labelHidden = false,
  labelEnd,
  description,
  message,
  tone = 'danger',
  required = false,
  optional = false,
  reserveMessageSpace = true,
  id,
  describedBy,
  children,
}: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  const labelId = `${ownId}label`
  const descriptionId = `${ownId}description`
  const messageId = `${ownId}message`
  const hasMessage = hasContent(message)
  const hasDescription = hasContent(description)
  const control: ControlAttributes = {
    id: controlId,
    'aria-describedby': joinIds(hasMessage && messageId, hasDescription && descriptionId, describedBy),
    'aria-invalid': (hasMessage && tone === 'danger') || undefined,
    'aria-required': required || undefined,
  }
  return (
    <div data-component={component} className={styles.field}>
      <div className={labelHidden ? styles.hidden : styles.head}>
        <label id={labelId} htmlFor={controlId} className={styles.label}>
          {label}
          {optional ? ' ' : null}
          {optional ? <span className={styles.optional}>(optional)</span> : null}
        </label>
        {labelEnd}
      </div>
      {hasDescription ? (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      ) : null}
      {children(control, labelId)}
      <FieldMessage id={messageId} tone={tone} message={message} reserve={reserveMessageSpace} />
    </div>
  )
}
