import { useId, useState } from 'react'
import {
  useForm,
  useFormState,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form'
import type { FieldError } from '@/design-system/components/ErrorSummary/index.ts'
import { formFieldId, shownErrors } from './form-errors.ts'

/** The fields in the order of the page, or a function that sorts paths of fields so and leaves out those of no field. */
export type FieldOrder<Values extends FieldValues> =
  readonly FieldPath<Values>[] | ((paths: readonly string[]) => readonly string[])

interface FormFieldsSettings<Values extends FieldValues> {
  /** The id of the form, where its fields need ids that are known outside of it. */
  id?: string | undefined
  rules: Resolver<Values>
  initial: Values
  order: FieldOrder<Values>
}

/** Fields that the last attempt refused, to be listed and focused. */
interface Attempt {
  readonly count: number
  readonly first: string | undefined
}

/** An error of a form, with the path of its field. */
export type ShownError = FieldError & { readonly path: string }

/**
 * The fields of a form and their errors (docs/product/messages.md). A field is validated on blur, then on each change. `useAppForm` adds
 * the submission; a form without one of its own, as one with a step per page, uses this directly.
 */
export function useFormFields<Values extends FieldValues>({
  id: ownId,
  rules,
  initial,
  order,
}: FormFieldsSettings<Values>) {
  // react-hook-form mutates the errors in place, which memoized readers would miss.
  'use no memo'
  const generatedId = useId()
  const id = ownId ?? generatedId
  const form = useForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initial as DefaultValues<Values>,
    resolver: rules,
  })
  const { errors } = useFormState({ control: form.control })
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, first: undefined })
  const messages = shownErrors(errors)
  const inOrder = (paths: readonly string[]): readonly string[] =>
    typeof order === 'function' ? order(paths) : order.filter((path) => paths.includes(path))
  const fieldOf = (refused: string) =>
    typeof order === 'function'
      ? order([refused])[0]
      : order.find((path) => refused === path || refused.startsWith(`${path}.`))
  const endAttempt = () => setAttempt(({ count }) => ({ count, first: undefined }))
  // With no error left the attempt is over: the next error, of a field that is left, must not take the focus.
  if (attempt.first !== undefined && messages.size === 0) endAttempt()
  const refuse = (paths: readonly string[]) =>
    setAttempt(({ count }) => ({ count: count + 1, first: inOrder(paths)[0] }))

  return {
    /** The id of the form element, for a submit button outside of it, as in the footer of a dialog. */
    id,
    form,
    attempt,
    /** Errors are listed above the fields; a list for a single field would only repeat its message. */
    hasErrorList: typeof order === 'function' || order.length > 1,
    /** The messages that are shown now, in the order of the page. */
    errors: inOrder([...messages.keys()]).map((path): ShownError => ({
      path,
      id: formFieldId(id, path),
      message: messages.get(path) ?? '',
    })),
    /** The path of the field that shows a refused path; undefined without one. */
    fieldOf,
    /** Lists the errors and moves the focus to the first of these fields. */
    refuse,
    /** The errors of a past attempt are no longer listed; they stay at their fields. */
    endAttempt,
    /**
     * Shows messages of the server, by path, at their fields, as a refused attempt.
     * @returns the paths that have a field, in the order of the page
     */
    show: (refused: Readonly<Record<string, string>>): readonly string[] => {
      const paths = Object.entries(refused).flatMap(([path, message]) => {
        const field = fieldOf(path)
        if (field === undefined) return []
        form.setError(field as FieldPath<Values>, { type: 'server', message })
        return [field]
      })
      if (paths.length > 0) refuse(paths)
      return inOrder(paths)
    },
    /** Validates these fields; when one is invalid, as a refused attempt. */
    check: async (paths: readonly FieldPath<Values>[]): Promise<boolean> => {
      const isValid = await form.trigger(paths)
      const errorsAt = (path: FieldPath<Values>) => shownErrors(form.getFieldState(path).error, path)
      if (!isValid) refuse(paths.flatMap((path) => [...errorsAt(path).keys()]))
      return isValid
    },
  }
}

/** What `useFormFields` returns, without the type of its values. */
export type FormFieldsState = Omit<ReturnType<typeof useFormFields>, 'form' | 'check'>
