import { useEffect } from 'react'
import { useEmployerId } from '@/api/client/use-session.ts'
import { storageKeys } from './device-storage.ts'
import { keptTexts, type TypedText } from './kept-for-a-week.ts'

const typedTexts = keptTexts(storageKeys.typedText)

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

/**
 * The text that the employer of the session typed for a purpose about one thing. Texts that have expired are removed from this device.
 * @param id what the text is about; another thing has another text
 */
export function useTypedText(purpose: TextPurpose, id: string): TypedText {
  const employerId = useEmployerId()
  useEffect(() => typedTexts.removeExpired(), [])
  return typedTexts.at(employerId, purpose, id)
}
