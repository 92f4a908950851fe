import { useEffect, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { ErrorSummary, focusField } from '@/design-system/components/ErrorSummary/index.ts'
import { formFieldId } from './form-errors.ts'
import { FormIdContext } from './use-app-field.ts'
import type { FormFieldsState } from './use-form-fields.ts'

interface FormFieldsProps<Values extends FieldValues> {
  fields: { readonly id: string; readonly form: UseFormReturn<Values> }
  children: ReactNode
}

/** Gives what is inside the fields of `useFormFields`, for `useAppField`. */
export function FormFields<Values extends FieldValues>({ fields, children }: FormFieldsProps<Values>) {
  return (
    <FormProvider {...fields.form}>
      <FormIdContext value={fields.id}>{children}</FormIdContext>
    </FormProvider>
  )
}

const everyField = () => true

interface FieldErrorListProps {
  fields: FormFieldsState
  /** Whether a field is on this page; by default all are. */
  includes?: (path: string) => boolean
  /** The level of the list's heading in the page. */
  level?: 2 | 3
}

/** The list of what the last attempt refused, with the focus in the first invalid field. */
export function FieldErrorList({ fields, includes = everyField, level = 2 }: FieldErrorListProps) {
  const { id, attempt, hasErrorList, endAttempt } = fields
  const { count } = attempt
  const errors = fields.errors.filter(({ path }) => includes(path))
  const first = attempt.first !== undefined && includes(attempt.first) ? attempt.first : undefined
  // After the effect of the list, which takes the focus when it appears.
  useEffect(() => {
    if (count > 0 && first !== undefined) focusField(formFieldId(id, first))
  }, [id, count, first])
  // With no error left the attempt is over: the next error, of a field that is left, must not take the focus.
  const isOver = first !== undefined && errors.length === 0
  useEffect(() => {
    if (isOver) endAttempt()
  }, [isOver, endAttempt])
  if (!hasErrorList || first === undefined) return null
  return <ErrorSummary key={count} errors={errors} level={level} />
}
