/** Who is to be asked to apply as soon as a Gig is paid for (docs/product/republish.md). Kept on this device, because paying leads away from the page. */

const keyOf = (employerId: string, of: string) => `marquee-gig-team:${employerId}:${of}`

/** @param of the Gig's id, or what the device calls a Gig that nobody has saved yet */
export function saveInvitedTeam(storage: Storage, employerId: string, of: string, workerIds: readonly string[]): void {
  try {
    storage.setItem(keyOf(employerId, of), JSON.stringify(workerIds))
  } catch {
    // Where nothing is kept, workers are invited from the Gig's own page.
  }
}

export function removeInvitedTeam(storage: Storage, employerId: string, of: string): void {
  try {
    storage.removeItem(keyOf(employerId, of))
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}

/** Ids of the workers to ask; undefined where nothing was kept, which is not the same as nobody. */
export function readInvitedTeam(storage: Storage, employerId: string, of: string): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(employerId, of)) ?? 'null')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : undefined
  } catch {
    return undefined
  }
}
