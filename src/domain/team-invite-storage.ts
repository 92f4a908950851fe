/** Who is to be asked to apply as soon as a Gig is paid for (docs/product/republish.md). Kept on this device, because paying leads away from the page. */

const storageKey = (employerId: string, gigKey: string) => `marquee-gig-team:${employerId}:${gigKey}`

/** @param gigKey the Gig's id, or what the device calls a Gig that nobody has saved yet */
export function saveInvitedTeam(
  storage: Storage,
  employerId: string,
  gigKey: string,
  workerIds: readonly string[],
): void {
  try {
    storage.setItem(storageKey(employerId, gigKey), JSON.stringify(workerIds))
  } catch {
    // Where nothing is kept, workers are invited from the Gig's own page.
  }
}

export function removeInvitedTeam(storage: Storage, employerId: string, gigKey: string): void {
  try {
    storage.removeItem(storageKey(employerId, gigKey))
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}

/** Ids of the workers to ask; undefined where nothing was kept, which is not the same as nobody. */
export function readInvitedTeam(storage: Storage, employerId: string, gigKey: string): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey(employerId, gigKey)) ?? 'null')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined
  } catch {
    return undefined
  }
}
