import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useSession } from '@/api/client/use-session.ts'
import { now } from '@/lib/clock.ts'
import { persisted } from '@/lib/persisted.ts'
import { storageKeys } from './device-storage.ts'

const lifeMs = 7 * 24 * 60 * 60 * 1000

const typedTexts = persisted({
  ...storageKeys.typedText,
  schema: z.object({ text: z.string(), changedAt: z.number() }),
  expiresAt: ({ changedAt }) => changedAt + lifeMs,
})

/** What a text is for; the id of what it is about follows it. A choice that stands beside a text is kept as one of its own. */
export type TextPurpose =
  | 'absence'
  | 'approval'
  | 'cancelled-hire'
  | 'dispute'
  | 'dispute-topic'
  | 'hire'
  | 'invitation'
  | 'invitation-gig'
  | 'message'
  | 'private-note'
  | 'private-note-base'
  | 'rating'
  | 'rating-again'
  | 'rating-stars'
  | 'rating-tags'

/** A text that was typed and that the server does not have yet, kept on this device for a week (docs/product/rules.md#edge-data). */
export interface TypedText {
  read: () => string | undefined
  write: (text: string) => void
  remove: () => void
}

/**
 * The text that the employer of the session typed for a purpose about one thing. Texts that have expired are removed from this device.
 * @param id what the text is about; another thing has another text
 */
export function useTypedText(purpose: TextPurpose, id: string): TypedText {
  const employerId = useSession(({ user }) => user?.employerId) ?? ''
  useEffect(() => typedTexts.removeExpired(), [])
  const entry = typedTexts.at(employerId, purpose, id)
  return {
    read: () => entry.read()?.text,
    write: (text) => void entry.write({ text, changedAt: now().getTime() }),
    remove: entry.remove,
  }
}
