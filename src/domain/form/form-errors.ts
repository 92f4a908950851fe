import type { FieldErrors } from 'react-hook-form'

/** The messages of react-hook-form's nested errors by the path of their field; that of a whole list under '.root'. */
export function shownErrors(errors: FieldErrors): ReadonlyMap<string, string> {
  const messages = new Map<string, string>()
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    if ('message' in value && typeof value.message === 'string') messages.set(path, value.message)
    else for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`)
  }
  walk(errors, '')
  return messages
}

/** The id of the field with this path in the form with this id. */
export const formFieldId = (formId: string, path: string) => `${formId}-${path.replaceAll('.', '-')}`
