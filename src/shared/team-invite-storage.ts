/** Workers to invite when a Gig is paid (docs/product/republish.md). Stored on this device, because payment leaves the page. */

import { devicePrefixes } from './device-storage.ts'

const storageKey = (employerId: string, gigKey: string) => `${devicePrefixes.gigTeam}${employerId}:${gigKey}`

/** @param gigKey the Gig's id, or the device's own key of a Gig that is not saved yet */
export function saveInvitedTeam(
  storage: Storage,
  employerId: string,
  gigKey: string,
  workerIds: readonly string[],
): void {
  try {
    storage.setItem(storageKey(employerId, gigKey), JSON.stringify(workerIds))
  } catch {
    // Storage is blocked or full: the team is not invited, and the employer republishes the Gig as public.
  }
}

export function removeInvitedTeam(storage: Storage, employerId: string, gigKey: string): void {
  try {
    storage.removeItem(storageKey(employerId, gigKey))
  } catch {
    // Blocked storage holds no team.
  }
}

/** Ids of the workers to invite; undefined when nothing is stored, an empty list when the employer selected no worker. */
export function readInvitedTeam(storage: Storage, employerId: string, gigKey: string): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey(employerId, gigKey)) ?? 'null')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined
  } catch {
    return undefined
  }
}
