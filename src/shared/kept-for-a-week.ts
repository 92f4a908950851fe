import * as z from 'zod/mini'
import { now } from '@/lib/clock.ts'
import { type Persisted, persisted, type StorageKey } from '@/lib/persisted.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000

/**
 * What was typed or chosen and the server does not have yet: it stays on this device for a week after its last change (docs/product/rules.md#edge-data).
 * @param changedAt when a value was changed last, in ms since 1970
 */
export const keptForAWeek = <Value>(
  settings: Omit<Parameters<typeof persisted<Value>>[0], 'expiresAt'>,
  changedAt: (value: Value) => number,
): Persisted<Value> => persisted<Value>({ ...settings, expiresAt: (value) => changedAt(value) + weekMs })

/** A text that was typed and that the server does not have yet, kept on this device for a week. */
export interface TypedText {
  read: () => string | undefined
  write: (text: string) => void
  remove: () => void
}

/** The texts that are kept under a key, each by its ids: the employer's is the first. */
export function keptTexts(key: StorageKey) {
  const texts = keptForAWeek(
    { ...key, schema: z.object({ text: z.string(), changedAt: z.number() }) },
    ({ changedAt }) => changedAt,
  )
  return {
    at: (...ids: readonly string[]): TypedText => {
      const entry = texts.at(...ids)
      return {
        read: () => entry.read()?.text,
        write: (text) => void entry.write({ text, changedAt: now().getTime() }),
        remove: entry.remove,
      }
    },
    removeExpired: texts.removeExpired,
  }
}
