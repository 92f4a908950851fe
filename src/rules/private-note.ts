import type { BodyOf } from '../api/contract/endpoint.ts'
import type { gigPeople } from '../api/contract/endpoints/gig-people.ts'
import { cleanLines } from '../api/contract/schemas/text.ts'

/** Why a private note is refused that would overwrite another one. */
export const noteChanged = 'This note was changed in the meantime.'

/**
 * Whether a save would overwrite a note that its writer has not seen. The same text is stored already when its answer was lost.
 * @param stored the note as it is now; null without one
 */
export function overwritesNote(
  stored: string | null | undefined,
  { privateNote, replaces }: BodyOf<typeof gigPeople.updateNote>,
): boolean {
  const current = cleanLines(stored ?? '')
  return replaces !== undefined && current !== replaces && current !== privateNote
}
