import * as z from 'zod/mini'
import { now } from '@/lib/clock.ts'
import { persisted } from '@/lib/persisted.ts'
import { storageKeys } from './device-storage.ts'

const lifeMs = 7 * 24 * 60 * 60 * 1000

const typedTexts = persisted({
  ...storageKeys.typedText,
  schema: z.object({ text: z.string(), changedAt: z.number() }),
  expiresAt: ({ changedAt }) => changedAt + lifeMs,
})

/** What a text is for; the id of what it is about follows it. */
export type TextPurpose = 'private-note'

/** A text that was typed and that the server does not have yet, kept on this device for a week (docs/product/rules.md#edge-data). */
export interface TypedText {
  read: () => string | undefined
  write: (text: string) => void
  remove: () => void
}

/** The text that an employer typed for a purpose about one thing. */
export function typedText(employerId: string, purpose: TextPurpose, id: string): TypedText {
  const entry = typedTexts.at(employerId, purpose, id)
  return {
    read: () => entry.read()?.text,
    write: (text) => void entry.write({ text, changedAt: now().getTime() }),
    remove: entry.remove,
  }
}
