import { type ReactNode } from 'react'
import { type FieldTone } from './FieldMessage.tsx'

interface FieldTextProps {
  /** The field's name. Always there; `labelHidden` only takes it out of sight. */
  label: ReactNode
  labelHidden?: boolean | undefined
  /** Help that is needed before typing. */
  description?: ReactNode
  /** What is wrong and what to do, or a confirmation; see `tone`. */
  message?: ReactNode
  /** `danger` (the default) also marks the control as invalid. */
  tone?: FieldTone | undefined
  /** Keeps the line of the message free, so that a message moves nothing. On by default. */
  reserveMessageSpace?: boolean | undefined
  /** Stands at the end of the label's line: a link such as 'Forgot password?'. */
  labelEnd?: ReactNode
  /** The control's id; made up when left out. */
  id?: string | undefined
  /** The words of the mark after the label; '(required)' or '(optional)' when left out. */
  markLabel?: string | undefined
}

/**
 * `required` is said to assistive technology; `'marked'` also shows '(required)', for a form in which most fields are optional. Where
 * nearly all are required, mark the others as `optional`, which shows '(optional)'.
 */
type Necessity =
  | { required?: boolean | 'marked' | undefined; optional?: undefined }
  | { required?: undefined; optional?: boolean | undefined }

/** What every field says about itself, whatever its control. */
export type FieldProps = FieldTextProps & Necessity

/** The same after it was taken apart: which of the two it is can no longer be seen by the compiler. */
export interface LooseFieldProps extends FieldTextProps {
  required?: boolean | 'marked' | undefined
  optional?: boolean | undefined
  /** Ids that describe the control besides the field's own description and message. */
  describedBy?: string | undefined
}

/** Parts what a field says about itself from what belongs to its control. */
export function splitFieldProps<Props extends FieldProps & { 'aria-describedby'?: string | undefined }>(props: Props) {
  const {
    label,
    labelHidden,
    labelEnd,
    description,
    message,
    tone,
    required,
    optional,
    markLabel,
    reserveMessageSpace,
    id,
    'aria-describedby': describedBy,
    ...control
  } = props
  return {
    field: {
      label,
      labelHidden,
      labelEnd,
      description,
      message,
      tone,
      required,
      optional,
      markLabel,
      reserveMessageSpace,
      id,
      describedBy,
    },
    control,
  }
}
