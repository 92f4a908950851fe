import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'

/** The chosen workers, in the order of choosing, also those on other pages. */
export type ChosenWorkers = ReadonlyMap<string, WorkerProfile>

/** What the list does with its workers. */
export interface ListActions {
  chosen: ChosenWorkers
  onChoose: (chosen: ChosenWorkers) => void
  isSaved: (worker: WorkerProfile) => boolean
  remove: (worker: WorkerProfile) => void
  takeBack: (worker: WorkerProfile) => void
  /** The address of a worker's profile in the panel. */
  hrefOf: (worker: WorkerProfile) => string
}

/** The chosen ones after one was ticked or unticked. */
export function toggled(chosen: ChosenWorkers, worker: WorkerProfile, on: boolean): ChosenWorkers {
  const next = new Map(chosen)
  if (on) next.set(worker.id, worker)
  else next.delete(worker.id)
  return next
}

/** The chosen ones by their ids; who is on this page is known by it, who is not was chosen before. */
export function chosenOf(
  ids: ReadonlySet<string>,
  before: ChosenWorkers,
  rows: readonly WorkerProfile[],
): ChosenWorkers {
  const workersById = new Map([...before, ...rows.map((row) => [row.id, row] as const)])
  return new Map(
    [...ids].flatMap((id) => (workersById.has(id) ? [[id, workersById.get(id)] as const] : [])).filter(isKnown),
  )
}

const isKnown = (entry: readonly [string, WorkerProfile | undefined]): entry is readonly [string, WorkerProfile] =>
  entry[1] !== undefined
