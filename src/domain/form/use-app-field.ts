import { createContext, use } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, useController, useFormContext } from 'react-hook-form'
import { formFieldId } from './form-errors.ts'

/** The id of the form around a field. */
export const FormIdContext = createContext('')

/** One field of the `AppForm` around it: the props of a field of the design system, whose `onChange` takes the new value. */
export function useAppField<Values extends FieldValues, Path extends FieldPath<Values> = FieldPath<Values>>(
  path: Path,
) {
  // react-hook-form mutates the errors in place, which memoized readers would miss.
  'use no memo'
  const formId = use(FormIdContext)
  const { control } = useFormContext<Values>()
  const { field, fieldState } = useController<Values, Path>({ name: path, control })
  return {
    id: formFieldId(formId, path),
    value: field.value,
    message: fieldState.error?.message,
    onBlur: () => field.onBlur(),
    onChange: (value: FieldPathValue<Values, Path>) => field.onChange(value),
  }
}
