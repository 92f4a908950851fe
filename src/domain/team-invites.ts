/** Who is to be asked to apply as soon as a Gig is paid for (product pages, 5.13). Kept on this device, because paying leads away from the page. */

const keyOf = (employerId: string, gigId: string) => `marquee-gig-team:${employerId}:${gigId}`

export function keepTeam(storage: Storage, employerId: string, gigId: string, workerIds: readonly string[]): void {
  try {
    if (workerIds.length > 0) storage.setItem(keyOf(employerId, gigId), JSON.stringify(workerIds))
    else storage.removeItem(keyOf(employerId, gigId))
  } catch {
    // Where nothing is kept, workers are invited from the Gig's own page.
  }
}

/** Ids of the workers to ask; none for a Gig without a team. */
export function readTeam(storage: Storage, employerId: string, gigId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(employerId, gigId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
