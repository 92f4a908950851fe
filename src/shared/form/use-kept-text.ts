import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import type { TypedText } from '../typed-text.ts'

/** A field of a form whose text is kept on this device. */
export interface KeptText<Values extends FieldValues> {
  readonly path: FieldPath<Values> & keyof Values
  /** The form's owner removes it once the server has what was typed. */
  readonly text: TypedText
}

/** The values that a form starts with: what was typed before in the place of the initial text. */
export function useKeptValues<Values extends FieldValues>(initial: Values, kept: KeptText<Values> | undefined): Values {
  const [text] = useState(() => kept?.text.read())
  return kept === undefined || text === undefined ? initial : { ...initial, [kept.path]: text }
}

/** Keeps each change of the field on this device. A text that is empty, or the one the form itself begins with, is not kept. */
export function useKeepsText<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initial: Values,
  kept: KeptText<Values> | undefined,
): void {
  const keep = useEffectEvent((text: FieldPathValue<Values, FieldPath<Values>>) => {
    if (typeof text !== 'string' || text.trim() === '' || text === initial[kept?.path ?? '']) kept?.text.remove()
    else kept?.text.write(text)
  })
  const path = kept?.path
  useEffect(() => {
    if (path === undefined) return
    let last = form.getValues(path)
    return form.subscribe({
      name: path,
      formState: { values: true },
      callback: ({ name }) => {
        const text = form.getValues(path)
        // Leaving the field, or a reset of the form after it was sent, types nothing.
        if (name !== path || text === last) return
        last = text
        keep(text)
      },
    })
  }, [form, path])
}
