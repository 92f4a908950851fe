import * as z from 'zod/mini'
import { persisted } from '@/lib/persisted.ts'
import { storageKeys } from './device-storage.ts'

const isText = (id: unknown): id is string => typeof id === 'string'

/**
 * Ids of the workers to invite when a Gig is paid (docs/product/republish.md), stored because payment leaves the page: an empty list when the
 * employer selected no worker. Each entry has the id of its employer, and that of the Gig or the device's own key of a Gig that is not saved yet.
 */
export const invitedTeams = persisted<readonly string[]>({
  ...storageKeys.gigTeam,
  schema: z.pipe(
    z.array(z.unknown()),
    z.transform((ids) => ids.filter(isText)),
  ),
})
