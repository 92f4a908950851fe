import { createContext, use } from 'react'
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  useFormContext,
  useFormState,
} from 'react-hook-form'
import { errorsToRecheck, formFieldId } from './form-errors.ts'

/** The id of the form around a field. */
export const FormIdContext = createContext('')

/** The new value of a field, or the event of a control that holds it, as react-hook-form reads either. */
export type FieldChange<Value> = Value | { target: { value: Value } }

/**
 * One field of the form around it: the props of a field of the design system, whose `onChange` takes the new value or the event of the control. It is
 * validated on blur, then on each change, and with it every field that shows an error.
 */
export function useAppField<Values extends FieldValues, Path extends FieldPath<Values> = FieldPath<Values>>(
  path: Path,
) {
  // react-hook-form mutates the errors in place, which memoized readers would miss.
  'use no memo'
  const formId = use(FormIdContext)
  const { control, trigger } = useFormContext<Values>()
  const { errors } = useFormState({ control })
  const { field, fieldState } = useController<Values, Path>({ name: path, control })
  return {
    id: formFieldId(formId, path),
    value: field.value,
    message: fieldState.error?.message,
    onBlur: () => field.onBlur(),
    onChange: (change: FieldChange<FieldPathValue<Values, Path>>) => {
      field.onChange(change)
      const invalid = errorsToRecheck(errors, path)
      if (invalid.length > 0) void trigger(invalid as FieldPath<Values>[])
    },
  }
}
