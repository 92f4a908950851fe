import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'

/** A worker who was removed here, and after whom they stood; null at the beginning of the list, undefined for one who was not on this page. */
export interface Removed {
  worker: WorkerProfile
  after: string | null | undefined
  /** When the list that had them was read, in ms since 1970. */
  readAt: number
  /** The removal was undone here. */
  isTakenBack: boolean
}

/**
 * The page as it is shown: who was removed stays in place, until the list is left (docs/product/rules.md#dialogs-and-toasts). The server no longer
 * lists them.
 */
export function withRemoved(rows: readonly WorkerProfile[], removed: readonly Removed[]): WorkerProfile[] {
  const shown = [...rows]
  for (const { worker, after } of removed) {
    if (after === undefined || shown.some(({ id }) => id === worker.id)) continue
    const place = after === null ? 0 : shown.findIndex(({ id }) => id === after) + 1
    shown.splice(after !== null && place === 0 ? shown.length : place, 0, worker)
  }
  return shown
}

/** Whether a worker counts as saved: never removed here, saved again here, or listed again by a later answer, as after 'Undo' in the toast or a failure. */
export function isSaved(
  worker: Pick<WorkerProfile, 'id'>,
  removed: readonly Removed[],
  list: { rows: readonly WorkerProfile[]; readAt: number },
): boolean {
  const entry = removed.find((other) => other.worker.id === worker.id)
  if (entry === undefined || entry.isTakenBack) return true
  return list.readAt > entry.readAt && list.rows.some(({ id }) => id === worker.id)
}
