import { type FormFailure, formFailure } from '@/api/client/form-failure.ts'
import { formPath } from '../model/gig-form.ts'

/** What the form of a Gig shows of a failed call: as `formFailure`, with the paths of the form. */
export function gigFailure(error: unknown): FormFailure | undefined {
  const failure = formFailure(error)
  if (failure === undefined) return undefined
  const fields = Object.entries(failure.fields).map(([path, message]) => [formPath(path), message])
  return { ...failure, fields: Object.fromEntries(fields) }
}
