import { useFormContext, useFormState } from 'react-hook-form'
import type { FieldError } from '@/design-system/components/ErrorSummary/index.ts'
import { shownErrors } from '@/domain/form/form-errors.ts'
import type { GigForm } from '../model/gig-form.ts'
import { fieldId, inPageOrder } from '../model/steps.ts'

const ownField = (path: string) => path.replace(/\.root$/, '')

/** The present errors of the form, in the order of the page, for the list above it. */
export function useShownErrors(): readonly (FieldError & { readonly path: string })[] {
  // react-hook-form mutates the errors in place, which memoized readers would miss.
  'use no memo'
  const { control } = useFormContext<GigForm>()
  const { errors } = useFormState({ control })
  const messages = shownErrors(errors)
  return inPageOrder([...messages.keys()]).map((path) => ({
    path: ownField(path),
    id: fieldId(ownField(path)),
    message: messages.get(path) ?? '',
  }))
}
