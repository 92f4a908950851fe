import * as z from 'zod/mini'

/** An object schema whose every key has a default or is optional, so that an empty address is valid. */
export type SearchSchema = z.ZodMiniObject

/**
 * Reads a screen's state (tab, filter, page) from the address. A key that is missing or invalid takes its default
 * independently of the others, so that a broken link opens the screen instead of failing. A key given several times is read as a list where
 * the schema wants one.
 */
export function readSearch<S extends SearchSchema>(schema: S, search: URLSearchParams): z.output<S> {
  const entries = Object.entries(schema.shape as Record<string, z.ZodMiniType>).map(([key, field]) => {
    const all = search.getAll(key)
    const candidates: readonly unknown[] = [
      ...(all.length === 1 ? all : []),
      ...(all.length > 0 ? [all] : []),
      undefined,
    ]
    const read = candidates.map((candidate) => field.safeParse(candidate)).find((result) => result.success)
    return [key, read?.data] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as z.output<S>
}

/**
 * Writes a screen's state to an address. Defaults and empty values are left out, so that equal states have equal addresses;
 * keys the schema does not know stay as they are in `current`.
 */
export function writeSearch<S extends SearchSchema>(
  schema: S,
  state: Partial<z.output<S>>,
  current = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(current)
  const defaults = readSearch(schema, new URLSearchParams()) as Record<string, unknown>
  for (const key of Object.keys(schema.shape)) {
    next.delete(key)
    const value = (state as Record<string, unknown>)[key]
    if (JSON.stringify(value) === JSON.stringify(defaults[key])) continue
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') next.append(key, String(item))
    }
  }
  next.sort()
  return next
}

/** The address of a screen in a state; its path may have a query already. */
export function searchHref<S extends SearchSchema>(schema: S, path: string, state: Partial<z.output<S>>): string {
  const query = writeSearch(schema, state).toString()
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** The page of a list in an address, from 1. @param last the last one that the server takes */
export const pageNumber = (last = 50_000) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(last)), 1)

/** Whether an address sets one of some parameters, such as the filters of a list. @param names the parameters, as keys */
export const setsAny = <Names extends Readonly<Record<string, undefined>>>(
  names: Names,
  search: Readonly<Partial<Record<keyof Names, unknown>>>,
): boolean => Object.keys(names).some((name) => search[name] !== undefined)
