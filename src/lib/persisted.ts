import * as z from 'zod/mini'
import { now } from './clock.ts'

/**
 * When the entries of a key are removed, whatever their lifetime:
 * - `session`: when the session ends, by log-out or because the server ended it
 * - `employer`: at log-out; they stay when the server ended the session, so that the employer logs in again and continues
 * - `device`: never
 */
export type StorageScope = 'session' | 'employer' | 'device'

/** A key of this browser's storage. */
export interface StorageKey {
  /** The ids of an entry follow it, each after a colon. */
  readonly key: string
  readonly scope: StorageScope
  /** `tab`: the session storage, which each tab has for itself; by default the local storage. */
  readonly area?: 'browser' | 'tab'
}

interface PersistedSettings<Value> extends StorageKey {
  /** Accepts what this version stores. */
  readonly schema: z.ZodMiniType<Value>
  /** Version of the stored format, 0 by default. Version 0 is stored as it is, a later one with its number. */
  readonly version?: number
  /** Converts what an earlier version has stored. */
  readonly migrate?: (stored: unknown, version: number) => unknown
  /** When a value expires, in ms since 1970; by default never. */
  readonly expiresAt?: (value: Value) => number
}

/** One value in this browser's storage. Storage that is blocked or full is treated as empty and throws no error. */
export interface PersistedEntry<Value> {
  /** The stored value; undefined when there is none, it has expired, or it does not fit the schema. */
  read: () => Value | undefined
  /** @returns false when the value could not be stored */
  write: (value: Value) => boolean
  remove: () => void
}

/** The values stored under one key. */
export interface Persisted<Value> {
  /** The entry of these ids, such as those of an employer and a Gig. */
  at: (...ids: readonly string[]) => PersistedEntry<Value>
  /** The entries whose ids begin with these, each with the rest of its ids. */
  list: (...ids: readonly string[]) => { readonly id: string; readonly value: Value }[]
  /** Removes every entry that has expired, and where entries expire also those that cannot be read. */
  removeExpired: () => void
}

const versioned = z.object({ version: z.number(), value: z.unknown() })

/** Declares what is stored under a key. Every value that this product stores in the browser is declared by it; docs/decisions/0025 has the exceptions. */
export function persisted<Value>(settings: PersistedSettings<Value>): Persisted<Value> {
  const { key, area, schema, version = 0, migrate, expiresAt } = settings

  const parse = (text: string): Value | undefined => {
    const stored = parseJson(text)
    const entry = versioned.safeParse(stored).data ?? { version: 0, value: stored }
    const value = entry.version === version ? entry.value : migrate?.(entry.value, entry.version)
    return schema.safeParse(value).data
  }
  const readName = (name: string) =>
    withStorage(area, (storage) => {
      const text = storage.getItem(name)
      if (text === null) return undefined
      const value = parse(text)
      if (expiresAt === undefined || (value !== undefined && expiresAt(value) > now().getTime())) return value
      storage.removeItem(name)
      return undefined
    })
  const names = (prefix: string) =>
    withStorage(area, (storage) => Object.keys(storage).filter((name) => name.startsWith(prefix))) ?? []

  return {
    at: (...ids) => {
      const name = [key, ...ids].join(':')
      return {
        read: () => readName(name),
        write: (value) =>
          withStorage(area, (storage) => {
            storage.setItem(name, JSON.stringify(version === 0 ? value : { version, value }))
            return true
          }) ?? false,
        remove: () => void withStorage(area, (storage) => storage.removeItem(name)),
      }
    },
    list: (...ids) => {
      const prefix = `${[key, ...ids].join(':')}:`
      return names(prefix).flatMap((name) => {
        const value = readName(name)
        return value === undefined ? [] : [{ id: name.slice(prefix.length), value }]
      })
    },
    removeExpired: () => names(`${key}:`).forEach(readName),
  }
}

/** Removes the entries of these keys that have one of the scopes. */
export function clearScopes(keys: readonly StorageKey[], scopes: readonly StorageScope[]): void {
  for (const { key, scope, area } of keys) {
    if (!scopes.includes(scope)) continue
    withStorage(area, (storage) => {
      for (const name of Object.keys(storage)) {
        if (name === key || name.startsWith(`${key}:`)) storage.removeItem(name)
      }
    })
  }
}

/** Calls back with the storage; undefined where it is blocked or full. */
function withStorage<Result>(area: StorageKey['area'], work: (storage: Storage) => Result): Result | undefined {
  try {
    // Where storage is blocked, reading the property itself throws.
    return work(area === 'tab' ? sessionStorage : localStorage)
  } catch {
    return undefined
  }
}

/** Earlier releases stored a text as it is, without quotes. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
