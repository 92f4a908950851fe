import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import type { GigDraft } from '@/api/contract/schemas/gig-fields.ts'
import { now } from '@/lib/clock.ts'
import type { GigForm } from '../model/gig-fields.ts'
import { formErrors } from '../model/gig-form.ts'

/**
 * The contract's rules of a Gig as a resolver of react-hook-form.
 * @param before a posted Gig that is changed: its unchanged times may lie in the past
 */
export const gigResolver =
  (before?: GigDraft): Resolver<GigForm> =>
  (values) => {
    const messages = Object.entries(formErrors(values, now(), before))
    if (messages.length === 0) return { values, errors: {} }
    const errors: FieldErrors<GigForm> = {}
    for (const [path, message] of messages) set(errors, path, { type: 'rule', message })
    return { values: {}, errors }
  }
