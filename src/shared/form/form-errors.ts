import type { FieldErrors } from 'react-hook-form'

/** What react-hook-form stores of one field's error. */
interface StoredError {
  readonly message: string
  readonly type: unknown
}

/** The stored errors by the path of their field; that of a whole list under '.root'. */
function storedErrors(errors: unknown, path: string): ReadonlyMap<string, StoredError> {
  const found = new Map<string, StoredError>()
  const walk = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return
    if ('message' in value && typeof value.message === 'string') {
      found.set(at, { message: value.message, type: 'type' in value ? value.type : undefined })
    } else for (const [key, inner] of Object.entries(value)) walk(inner, at === '' ? key : `${at}.${key}`)
  }
  walk(errors, path)
  return found
}

/**
 * The messages of react-hook-form's nested errors by the path of their field; that of a whole list under '.root'.
 * @param path where in the form these errors are, if not at its root
 */
export function shownErrors(errors: object | undefined, path = ''): ReadonlyMap<string, string> {
  return new Map([...storedErrors(errors, path)].map(([at, { message }]) => [at, message]))
}

const outermost = (path: string) => path.split('.')[0]

/**
 * The fields with an error to check again once a field has changed: the field itself, and others, because a rule can involve several fields.
 * What the server said about a field stays until that field, or another entry of its list, changes: no rule here could say it again.
 */
export function errorsToRecheck(errors: FieldErrors, changed: string): string[] {
  const stored = [...storedErrors(errors, '')]
  return stored.flatMap(([path, { type }]) =>
    type === 'server' && outermost(path) !== outermost(changed) ? [] : [path],
  )
}

/** The id of the field with this path in the form with this id; the error of a whole list, under '.root', is that of the list. */
export const formFieldId = (formId: string, path: string) =>
  `${formId}-${path.replace(/\.root$/, '').replaceAll('.', '-')}`
