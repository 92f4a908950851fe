import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

const literals = /^'[^']*'(?: \| '[^']*')*$/

/** The type behind `X | undefined`, which the compiler's exactness makes us write and which is no choice of its own. */
function readType(raw: string, required: boolean): SBType | undefined {
  if (raw === 'boolean' || raw === 'string' || raw === 'number') return { name: raw, required, raw }
  if (literals.test(raw)) {
    return { name: 'enum', value: raw.split(' | ').map((literal) => literal.slice(1, -1)), required, raw }
  }
  if (raw.includes('=>')) return { name: 'function', required, raw }
  return undefined
}

const quoted = (options: readonly unknown[]): string =>
  options.map((option) => (typeof option === 'string' ? `'${option}'` : String(option))).join(' | ')

function clarify(argType: StrictInputType, initial: unknown): StrictInputType {
  const { type, options } = argType
  const raw = type?.raw
    ?.replace(/ \| undefined$/, '')
    .replace(/^\((.*)\)$/s, (whole, inner: string) => (inner.includes('=>') ? inner : whole))
  const summary = options !== undefined && options.length > 0 ? quoted(options) : (raw ?? argType.table?.type?.summary)
  const read = raw === undefined ? undefined : readType(raw, type?.required ?? false)
  // Words are props of type ReactNode; a story that passes text lets it be edited as text.
  const textType: SBType | undefined =
    type?.name === 'other' && typeof initial === 'string' && options === undefined
      ? { name: 'string', required: type.required ?? false }
      : undefined
  const clear = textType ?? read ?? type
  return {
    ...argType,
    ...(clear !== undefined && { type: clear }),
    table: { ...argType.table, ...(summary !== undefined && { type: { summary } }) },
  }
}

/** Makes the props of a component readable: the values that may be chosen instead of 'union', and the control that fits them. */
export const clarifyArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, clarify(argType, initialArgs[name])]))
