import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId, useRef, useState } from 'react'
import {
  useForm,
  useFormState,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form'
import { formFieldId, shownErrors } from './form-errors.ts'
import { FormRefusal } from './form-refusal.ts'

/** What is shown of a failure: messages by the path of their field, and the text for a failure that concerns no field. */
export interface FormFailure {
  readonly fields: Readonly<Record<string, string>>
  readonly text: string
}

interface AppFormSettings<Values extends FieldValues> {
  /** The rules of the whole form, from the contract. */
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0]
  initial: Values
  /** The paths of the fields in the order of the page, for the list of errors and the first invalid field. */
  order: readonly FieldPath<Values>[]
  /** Sends the valid values; rejects when they were not accepted, with a `FormRefusal` when they were not sent. */
  send: (values: Values) => Promise<unknown>
  /** Reads what `send` rejected with; undefined when nothing is to be shown. */
  readFailure: (error: unknown) => FormFailure | undefined
  /** Runs after a successful `send`, when leaving the page loses nothing any more; returns the promise of a navigation. */
  onSaved?: () => unknown
}

/** Fields that the last attempt refused, to be listed and focused. */
interface Attempt {
  readonly count: number
  readonly first: string | undefined
}

/**
 * A form with the contract's rules (docs/product/messages.md). A field is validated on blur, then on each change; the server's errors appear at
 * their fields, and any other failure as `problem`. While one submission is under way, another does nothing.
 */
export function useAppForm<Values extends FieldValues>({
  schema,
  initial,
  order,
  send,
  readFailure,
  onSaved,
}: AppFormSettings<Values>) {
  // react-hook-form mutates the errors in place, which memoized readers would miss.
  'use no memo'
  const id = useId()
  const form = useForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initial as DefaultValues<Values>,
    resolver: standardSchemaResolver(schema) as unknown as Resolver<Values>,
  })
  const { errors, isDirty } = useFormState({ control: form.control })
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, first: undefined })
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const lock = useRef(false)
  const isSaved = useRef(false)
  const messages = shownErrors(errors)
  // With no error left the attempt is over: the next error, of a field that is left, must not take the focus.
  if (attempt.first !== undefined && messages.size === 0) setAttempt({ ...attempt, first: undefined })
  const refuse = (paths: readonly string[]) =>
    setAttempt(({ count }) => ({ count: count + 1, first: order.find((path) => paths.includes(path)) }))

  const showFailure = (failure: FormFailure | undefined) => {
    if (failure === undefined) return
    const fieldOf = (refused: string) => order.find((path) => refused === path || refused.startsWith(`${path}.`))
    const refused: string[] = []
    for (const [path, message] of Object.entries(failure.fields)) {
      const field = fieldOf(path)
      if (field === undefined) continue
      form.setError(field, { type: 'server', message })
      refused.push(field)
    }
    if (refused.length > 0) refuse(refused)
    // A refused value that no field of the page shows must not be left unsaid.
    if (refused.length < Object.keys(failure.fields).length || refused.length === 0) setProblem(failure.text)
  }

  const sendValues = async (values: Values) => {
    lock.current = true
    setSending(true)
    setProblem(undefined)
    try {
      await send(values)
      isSaved.current = true
      // A page that is left must not be submitted again while the next one loads.
      await onSaved?.()
      form.reset(values)
      isSaved.current = false
    } catch (error) {
      showFailure(error instanceof FormRefusal ? error.failure : readFailure(error))
    } finally {
      lock.current = false
      setSending(false)
    }
  }

  const submit = async () => {
    if (lock.current) return
    let invalid: readonly string[] = []
    await form.handleSubmit(sendValues, (found) => {
      invalid = [...shownErrors(found).keys()]
    })()
    // Only now react-hook-form has stored the errors: the list of them takes the focus when it appears, and the field takes it after that.
    if (invalid.length > 0) refuse(invalid)
  }

  return {
    /** The id of the form element, for a submit button outside of it, as in the footer of a dialog. */
    id,
    form,
    attempt,
    /** Errors are listed above the fields; a list for a single field would only repeat its message. */
    hasErrorList: order.length > 1,
    problem,
    isSending,
    /** A field differs from its initial value. */
    isChanged: isDirty,
    /** Whether leaving now loses changes; answered immediately, without waiting for the next render. */
    wouldLose: () => isDirty && !isSaved.current,
    /** The messages that are shown now, in the order of the page. */
    errors: order.flatMap((path) => {
      const message = messages.get(path)
      return message === undefined ? [] : [{ id: formFieldId(id, path), message }]
    }),
    submit,
  }
}

/** What `useAppForm` returns, without the type of its values. */
export type AppFormState = Omit<ReturnType<typeof useAppForm>, 'form'>
