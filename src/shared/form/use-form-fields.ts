import { useId, useState } from 'react'
import {
  useForm,
  useFormState,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form'
import type { FormFailure } from '@/api/client/form-failure.ts'
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
  const refuse = (paths: readonly string[]) => {
    const [first] = inOrder(paths)
    setAttempt(({ count }) => ({ count: count + 1, first }))
    return first
  }

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
    /** Lists the errors and moves the focus to the first of these fields. @returns its path */
    refuse,
    /** The errors of a past attempt are no longer listed; they stay at their fields. */
    endAttempt: () => setAttempt(({ count }) => ({ count, first: undefined })),
    /**
     * Shows the messages of a failure at their fields, as a refused attempt.
     * @returns the path of the first of these fields, and the text for what no field says
     */
    show: ({ fields, text }: FormFailure): { first: string | undefined; problem: string | undefined } => {
      const shown = Object.entries(fields).flatMap(([path, message]) => {
        const field = fieldOf(path)
        if (field === undefined) return []
        form.setError(field as FieldPath<Values>, { type: 'server', message })
        return [field]
      })
      // A refused value that no field of the page shows must not be left unsaid.
      const isSaid = shown.length > 0 && shown.length === Object.keys(fields).length
      return { first: shown.length > 0 ? refuse(shown) : undefined, problem: isSaid ? undefined : text }
    },
    /**
     * Validates these fields; when one is invalid, as a refused attempt.
     * @returns the path of the first invalid one; undefined when all are valid
     */
    check: async (paths: readonly FieldPath<Values>[]): Promise<string | undefined> => {
      if (await form.trigger(paths)) return undefined
      return refuse(paths.flatMap((path) => [...shownErrors(form.getFieldState(path).error, path).keys()]))
    },
  }
}

/** What `useFormFields` returns, without the type of its values. */
export type FormFieldsState = Omit<ReturnType<typeof useFormFields>, 'form' | 'check'>
