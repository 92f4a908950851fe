import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState } from 'react'
import { useFormState, type FieldValues, type Resolver } from 'react-hook-form'
import type { FormFailure } from '@/api/client/form-failure.ts'
import { shownErrors } from './form-errors.ts'
import { FormRefusal } from './form-refusal.ts'
import { type FieldOrder, useFormFields } from './use-form-fields.ts'
import { type KeptText, useKeepsText, useKeptValues } from './use-kept-text.ts'

/** The rules of the whole form: the contract's schema, or a resolver where the contract's rules need more than the values, such as the time. */
type FormRules<Values extends FieldValues> =
  { schema: Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0] } | { rules: Resolver<Values> }

type AppFormSettings<Values extends FieldValues> = FormRules<Values> & {
  /** The id of the form, where its fields need ids that are known outside of it. */
  id?: string
  initial: Values
  /** The fields that are kept on this device while they are typed and chosen, and that the form starts with; their owner removes them once the server has them. */
  keeps?: readonly KeptText<Values>[]
  /** The fields in the order of the page, for the list of errors and the first invalid field. */
  order: FieldOrder<Values>
  /** Sends the valid values; rejects when they were not accepted, with a `FormRefusal` when they were not sent. */
  send: (values: Values) => Promise<unknown>
  /** Reads what `send` rejected with; undefined when nothing is to be shown. */
  readFailure: (error: unknown) => FormFailure | undefined
  /** Runs after a successful `send`, when leaving the page loses nothing any more; returns the promise of a navigation. */
  onSaved?: () => unknown
}

/** A failure, and what is shown of it beside the errors of the fields. */
interface ShownFailure {
  readonly of: FormFailure
  readonly problem: string | undefined
}

/**
 * A form with the contract's rules (docs/product/messages.md). A field is validated on blur, then on each change; the server's errors appear at
 * their fields, and any other failure as `problem`. While one submission is under way, another does nothing.
 */
export function useAppForm<Values extends FieldValues>({
  id,
  initial,
  keeps = [],
  order,
  send,
  readFailure,
  onSaved,
  ...rules
}: AppFormSettings<Values>) {
  // react-hook-form mutates the errors in place, which memoized readers would miss.
  'use no memo'
  const fields = useFormFields<Values>({
    id,
    rules: resolverOf(rules),
    initial: useKeptValues(initial, keeps),
    order,
  })
  const { form } = fields
  useKeepsText(form, initial, keeps)
  const { isDirty } = useFormState({ control: form.control })
  const [failure, setFailure] = useState<ShownFailure>()
  const [isSending, setSending] = useState(false)
  const lock = useRef(false)
  const isSaved = useRef(false)

  const showFailure = (next: FormFailure | undefined) => {
    if (next === undefined) return
    setFailure({ of: next, problem: fields.show(next).problem })
  }

  const sendValues = async (values: Values) => {
    setSending(true)
    setFailure(undefined)
    const typed = () => JSON.stringify(form.getValues())
    const typedBefore = typed()
    try {
      await send(values)
      isSaved.current = true
      // A page that is left must not be submitted again while the next one loads.
      await onSaved?.()
      // What was typed while the values were on their way stays, and is not saved yet.
      form.reset(values, { keepValues: typed() !== typedBefore })
      isSaved.current = false
    } catch (error) {
      showFailure(error instanceof FormRefusal ? error.failure : readFailure(error))
    } finally {
      setSending(false)
    }
  }

  const submit = async () => {
    // Taken before the rules run: where they are loaded first, a second press would otherwise send beside the first.
    if (lock.current) return
    lock.current = true
    let invalid: readonly string[] = []
    try {
      await form.handleSubmit(sendValues, (found) => {
        invalid = [...shownErrors(found).keys()]
      })()
    } finally {
      lock.current = false
    }
    // Only now react-hook-form has stored the errors: the list of them takes the focus when it appears, and the field takes it after that.
    if (invalid.length > 0) fields.refuse(invalid)
  }

  return {
    ...fields,
    problem: failure?.problem,
    /** The server's id of the request that `problem` is about; undefined where the server did not fail. */
    failedRequestId: failure?.of.requestId,
    /** The title of `problem` where no answer came, and the server may have accepted the values. */
    unknownTitle: failure?.of.unknownTitle,
    isSending,
    /** A field differs from its initial value. */
    isChanged: isDirty,
    /** Whether leaving now loses changes; answered immediately, without waiting for the next render. */
    wouldLose: () => isDirty && !isSaved.current,
    submit,
  }
}

function resolverOf<Values extends FieldValues>(rules: FormRules<Values>): Resolver<Values> {
  return 'rules' in rules ? rules.rules : (standardSchemaResolver(rules.schema) as unknown as Resolver<Values>)
}

/** What `useAppForm` returns, without the type of its values. */
export type AppFormState = Omit<ReturnType<typeof useAppForm>, 'form' | 'check'>
