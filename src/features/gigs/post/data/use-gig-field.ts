import { type FieldPath, type FieldPathValue, useController, useFormContext, useFormState } from 'react-hook-form'
import { shownErrors } from '@/domain/form/form-errors.ts'
import type { GigForm } from '../model/gig-form.ts'
import { fieldId } from '../model/steps.ts'

/**
 * One field of the Gig's form: the props of a field of the design system. It is validated on blur, then on each change; errors of other
 * fields are validated again with it, because some rules involve two fields.
 */
export function useGigField<Path extends FieldPath<GigForm>>(path: Path) {
  // react-hook-form mutates the errors in place, which memoized readers would miss.
  'use no memo'
  const form = useFormContext<GigForm>()
  const { errors } = useFormState({ control: form.control })
  const { field, fieldState } = useController<GigForm, Path>({ name: path, control: form.control })
  return {
    id: fieldId(path),
    value: field.value,
    message: fieldState.error?.message,
    onBlur: () => field.onBlur(),
    onChange: (value: FieldPathValue<GigForm, Path>) => {
      field.onChange(value)
      const invalid = [...shownErrors(errors).keys()]
      if (invalid.length > 0) void form.trigger(invalid as FieldPath<GigForm>[])
    },
  }
}
