import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { TypedText } from '../kept-for-a-week.ts'

/** A field of a form that is kept on this device: its text, or its choices, of which none contains a space. */
export interface KeptText<Values extends FieldValues> {
  readonly path: FieldPath<Values> & keyof Values
  /** The form's owner removes it once the server has what was typed. */
  readonly text: TypedText
}

/** The values that a form starts with: what was typed and chosen before in the place of the initial values. */
export function useKeptValues<Values extends FieldValues>(initial: Values, kept: readonly KeptText<Values>[]): Values {
  const [found] = useState(() =>
    kept.flatMap(({ path, text }) => {
      const value = text.read()
      return value === undefined ? [] : [[path, Array.isArray(initial[path]) ? value.split(' ') : value] as const]
    }),
  )
  return found.length === 0 ? initial : { ...initial, ...Object.fromEntries(found) }
}

/** Keeps each change of the fields on this device. A value that is empty, or the one the form itself begins with, is not kept. */
export function useKeepsText<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initial: Values,
  kept: readonly KeptText<Values>[],
): void {
  const valueOf = (path: FieldPath<Values>) => {
    const value: unknown = form.getValues(path)
    return Array.isArray(value) ? value.join(' ') : String(value ?? '')
  }
  const readAll = useEffectEvent(() => new Map<string, string>(kept.map(({ path }) => [path, valueOf(path)])))
  const keep = useEffectEvent((name: string | undefined, last: Map<string, string>) => {
    const field = kept.find(({ path }) => path === name)
    if (field === undefined) return
    const value = valueOf(field.path)
    // Leaving the field, or a reset of the form after it was sent, types nothing.
    if (value === last.get(field.path)) return
    last.set(field.path, value)
    if (value.trim() === '' || value === initial[field.path]) field.text.remove()
    else field.text.write(value)
  })
  useEffect(() => {
    const last = readAll()
    return form.subscribe({ formState: { values: true }, callback: ({ name }) => keep(name, last) })
  }, [form])
}
