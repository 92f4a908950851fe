import { type FieldProps } from './Field.tsx'

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
    reserveMessageSpace,
    id,
    'aria-describedby': describedBy,
    ...control
  } = props
  return {
    field: { label, labelHidden, labelEnd, description, message, tone, required, optional, reserveMessageSpace, id, describedBy },
    control,
  }
}
