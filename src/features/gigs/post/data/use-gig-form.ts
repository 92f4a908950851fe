import { type FieldErrors, type FieldPath, type Resolver, set, useForm, useWatch } from 'react-hook-form'
import type { GigDraft } from '@/api/contract/schemas/gig-fields.ts'
import { now } from '@/lib/clock.ts'
import { formErrors, type GigForm } from '../model/gig-form.ts'

/** Where react-hook-form stores the error of a whole list. */
const errorPath = (path: string) => (path === 'sessions' || path === 'deliverables' ? `${path}.root` : path)

/** The contract's rules as a resolver of react-hook-form. */
const rulesFor =
  (before: GigDraft | undefined): Resolver<GigForm> =>
  (values) => {
    const messages = Object.entries(formErrors(values, now(), before))
    if (messages.length === 0) return { values, errors: {} }
    const errors: FieldErrors<GigForm> = {}
    for (const [path, message] of messages) set(errors, errorPath(path), { type: 'rule', message })
    return { values: {}, errors }
  }

/**
 * The form of a Gig, with the given initial values.
 * @param before a posted Gig that is changed: its unchanged times may lie in the past
 */
export function useGigForm(initial: GigForm, before?: GigDraft) {
  // react-hook-form mutates the errors in place, which memoized readers would miss.
  'use no memo'
  const form = useForm<GigForm>({ mode: 'onTouched', defaultValues: initial, resolver: rulesFor(before) })
  const values = useWatch({ control: form.control }) as GigForm
  return {
    form,
    /** The present values. */
    values,
    /** Shows the server's errors at single fields. */
    show: (errors: Readonly<Record<string, string>>) => {
      for (const [path, message] of Object.entries(errors)) {
        form.setError(errorPath(path) as FieldPath<GigForm>, { type: 'server', message })
      }
    },
  }
}
