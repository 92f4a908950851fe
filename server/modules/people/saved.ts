import type { BodyOf, Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { workers } from '../../../src/api/contract/endpoints/workers.ts'
import {
  favoritesPageSize,
  tooManyMembers,
  type WorkerGroup,
  type WorkerProfile,
} from '../../../src/api/contract/schemas/worker.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import type { Deps } from '../../ports/deps.ts'
import { selectExistingWorkers, selectFavorites } from './repository.ts'
import {
  countGroups,
  deleteFavorite,
  deleteMembers,
  insertFavorite,
  insertGroup,
  insertMembers,
  lockSaved,
  removeGroup,
  renameGroup,
  selectGroup,
  selectGroups,
  selectSaved,
} from './saved-repository.ts'
import { serializeProfiles } from './serializer.ts'

/** How many groups an employer may have. */
export const maxGroups = 50

const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** Reads the profile of a worker; phone and email are there only after hiring. @throws {Refusal} NOT_FOUND */
export const readWorker = ({ db }: Deps, employerId: string, id: string): Promise<WorkerProfile> =>
  db.transaction((tx) => profileOf(tx, employerId, id), snapshot)

/** @throws {Refusal} NOT_FOUND */
async function profileOf(tx: Transaction, employerId: string, id: string): Promise<WorkerProfile> {
  const [profile] = await serializeProfiles(tx, employerId, [id])
  if (profile === undefined) throw new Refusal('NOT_FOUND', 'Worker not found')
  return profile
}

/** A page of the saved workers that match, the latest saved first (spec S7-21). */
export const listSaved = (
  { db }: Deps,
  employerId: string,
  query: QueryOf<typeof workers.listFavorites>,
): Promise<Output<typeof workers.listFavorites>> =>
  db.transaction(async (tx) => {
    const { ids, total } = await selectSaved(tx, employerId, query)
    return { workers: await serializeProfiles(tx, employerId, ids), totalWorker: total }
  }, snapshot)

/** Saves a worker; one who is saved stays as saved. @throws {Refusal} NOT_FOUND */
export const saveWorker = ({ db, now }: Deps, employerId: string, workerId: string): Promise<WorkerProfile> =>
  db.transaction(async (tx) => {
    const existing = await selectExistingWorkers(tx, [workerId])
    if (existing.has(workerId)) await insertFavorite(tx, { employerId, workerId, createdAt: now() })
    return profileOf(tx, employerId, workerId)
  })

/** Removes a worker from the saved ones and from all groups; one who is not saved stays so. @throws {Refusal} NOT_FOUND */
export const unsaveWorker = ({ db }: Deps, employerId: string, workerId: string): Promise<WorkerProfile> =>
  db.transaction(async (tx) => {
    await lockSaved(tx, employerId)
    await deleteFavorite(tx, employerId, workerId)
    return profileOf(tx, employerId, workerId)
  })

/** The groups of saved workers, by name. */
export const listGroups = ({ db }: Deps, employerId: string): Promise<WorkerGroup[]> => selectGroups(db, employerId)

/**
 * Makes a group of saved workers, or changes the one with this id by what was sent: its name, who joins and who leaves. What another device has
 * changed meanwhile stays. Workers who are not saved, because another device removed them, are left out.
 * @throws {Refusal} NOT_FOUND for an unknown group; TOO_MANY_SAVED; VALIDATION_FAILED for more than 50 workers
 */
export const saveGroup = (
  { db, now }: Deps,
  employerId: string,
  { id, name, workerIds = [], addWorkerIds = workerIds, removeWorkerIds = [] }: BodyOf<typeof workers.saveGroup>,
): Promise<WorkerGroup> =>
  db.transaction(async (tx) => {
    await lockSaved(tx, employerId)
    const groupId = id ?? newId('wgr')
    if (id === undefined) {
      if ((await countGroups(tx, employerId)) >= maxGroups) throw new Refusal('TOO_MANY_SAVED')
      await insertGroup(tx, { id: groupId, employerId, name: name ?? '', createdAt: now() })
    } else if (name !== undefined) {
      await renameGroup(tx, employerId, id, name)
    }
    if ((await selectGroup(tx, employerId, groupId)) === undefined) throw groupNotFound()
    await deleteMembers(tx, groupId, removeWorkerIds)
    await insertMembers(tx, groupId, [...(await selectFavorites(tx, employerId, addWorkerIds))])
    const group = await selectGroup(tx, employerId, groupId)
    if (group === undefined) throw groupNotFound()
    if (group.workerIds.length > favoritesPageSize) {
      throw new Refusal('VALIDATION_FAILED', tooManyMembers, { errors: { addWorkerIds: tooManyMembers } })
    }
    return group
  })

/** Deletes a group; its workers stay saved. @throws {Refusal} NOT_FOUND */
export const deleteGroup = ({ db }: Deps, employerId: string, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockSaved(tx, employerId)
    if (!(await removeGroup(tx, employerId, id))) throw groupNotFound()
  })

const groupNotFound = () => new Refusal('NOT_FOUND', 'Group not found')
