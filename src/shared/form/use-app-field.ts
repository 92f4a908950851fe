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

/**
 * One field of the form around it: the props of a field of the design system, whose `onChange` takes the new value. It is validated on blur,
 * then on each change, and with it every field that shows an error.
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
    onChange: (value: FieldPathValue<Values, Path>) => {
      field.onChange(value)
      const invalid = errorsToRecheck(errors, path)
      if (invalid.length > 0) void trigger(invalid as FieldPath<Values>[])
    },
  }
}
