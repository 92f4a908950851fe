import type { FieldPath } from 'react-hook-form'
import * as z from 'zod/mini'

interface Picture {
  url?: string | null | undefined
}

const paths = (schema: z.ZodMiniObject): string[] =>
  Object.entries(schema.shape).flatMap(([name, part]) =>
    part instanceof z.ZodMiniObject ? paths(part).map((path) => `${name}.${path}`) : [name],
  )

/** The paths of a form's fields in the order of its schema; of a group those of its parts. */
export const pathsOf = <Schema extends z.ZodMiniObject>(schema: Schema) =>
  paths(schema) as FieldPath<z.output<Schema>>[]

/** A form filled with what is stored: `image` as its address, every missing text empty, a group with all its parts. */
export function formOfStored<Schema extends z.ZodMiniObject>(schema: Schema, stored: object = {}): z.output<Schema> {
  const values = stored as Readonly<Record<string, unknown>>
  const entries = Object.entries(schema.shape).map(([name, part]) => {
    if (name === 'image') return [name, (values[name] as Picture | null | undefined)?.url ?? null]
    if (part instanceof z.ZodMiniObject) return [name, formOfStored(part, (values[name] as object | null) ?? {})]
    return [name, values[name] ?? '']
  })
  return Object.fromEntries(entries) as z.output<Schema>
}

/** The body that changes what differs from the stored values, a group as a whole. */
export function changesOf<Form extends { image: string | null }>(values: Form, stored: Form) {
  const { image, ...fields } = values
  const changed = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof Form]),
    ),
  ) as Partial<Omit<Form, 'image'>>
  return { ...changed, ...(image !== stored.image && { image: image === null ? null : { url: image } }) }
}
