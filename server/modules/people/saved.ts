import type { BodyOf, Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { workers } from '../../../src/api/contract/endpoints/workers.ts'
import {
  favoritesPageSize,
  groupNameTaken,
  tooManyMembers,
  type WorkerGroup,
  type WorkerProfile,
} from '../../../src/api/contract/schemas/worker.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { snapshot } from '../../platform/db/snapshot.ts'
import { later, minute } from '../../platform/clock/time.ts'
import { fieldRefusal, orNotFound, Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import type { Deps } from '../../ports/deps.ts'
import { selectExistingWorkers, selectFavorites } from './repository.ts'
import {
  countGroups,
  deleteFavorite,
  deleteMembers,
  deleteRemovalsBefore,
  insertFavorite,
  insertGroup,
  insertMembers,
  lockSaved,
  removeGroup,
  renameGroup,
  restoreFavorite,
  saveRemoval,
  selectGroup,
  selectGroupByName,
  selectGroups,
  selectSaved,
  takeRemoval,
} from './saved-repository.ts'
import { serializeProfiles } from './serializer.ts'

/** How many groups an employer may have. */
export const maxGroups = 50

/** How long a removal can be undone, in milliseconds. */
export const undoPeriod = 24 * 60 * minute

/** Reads the profile of a worker; phone and email are there only after hiring. @throws {Refusal} NOT_FOUND */
export const readWorker = ({ db }: Deps, employerId: string, id: string): Promise<WorkerProfile> =>
  db.transaction((tx) => profileOf(tx, employerId, id), snapshot)

/** @throws {Refusal} NOT_FOUND */
async function profileOf(tx: Transaction, employerId: string, id: string): Promise<WorkerProfile> {
  const [profile] = await serializeProfiles(tx, employerId, [id])
  return orNotFound(profile, 'Worker not found')
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

/**
 * Saves a worker; one who is saved stays as saved. With `restore` it undoes the latest removal of the last day: the worker has the place in the
 * list and the groups of before. Groups that were deleted or filled meanwhile are left out; without such a removal it is a save like any other.
 * @throws {Refusal} NOT_FOUND
 */
export const saveWorker = (
  { db, now }: Deps,
  employerId: string,
  workerId: string,
  { restore }: QueryOf<typeof workers.addFavorite> = {},
): Promise<WorkerProfile> =>
  db.transaction(async (tx) => {
    if (restore !== undefined) await restoreWorker(tx, employerId, workerId, now())
    const existing = await selectExistingWorkers(tx, [workerId])
    if (existing.has(workerId)) await insertFavorite(tx, { employerId, workerId, createdAt: now() })
    return profileOf(tx, employerId, workerId)
  })

/** Undoes the latest removal of a worker, if there is one that can be undone. */
async function restoreWorker(tx: Transaction, employerId: string, workerId: string, at: Date) {
  await lockSaved(tx, employerId)
  await deleteRemovalsBefore(tx, employerId, later(at, -undoPeriod))
  const removal = await takeRemoval(tx, employerId, workerId)
  if (removal === undefined) return
  await restoreFavorite(tx, { employerId, workerId, createdAt: removal.savedAt })
  for (const group of await selectGroups(tx, employerId)) {
    const hasRoom = group.workerIds.length < favoritesPageSize
    if (hasRoom && removal.groupIds.includes(group.id)) await insertMembers(tx, group.id, [workerId])
  }
}

/**
 * Removes a worker from the saved ones and from all groups, and keeps for a day what that took away; one who is not saved stays so.
 * @throws {Refusal} NOT_FOUND
 */
export const unsaveWorker = ({ db, now }: Deps, employerId: string, workerId: string): Promise<WorkerProfile> =>
  db.transaction(async (tx) => {
    await lockSaved(tx, employerId)
    await deleteRemovalsBefore(tx, employerId, later(now(), -undoPeriod))
    const removed = await deleteFavorite(tx, employerId, workerId)
    if (removed !== undefined) await saveRemoval(tx, { employerId, workerId, removedAt: now(), ...removed })
    return profileOf(tx, employerId, workerId)
  })

/** The groups of saved workers, by name. */
export const listGroups = ({ db }: Deps, employerId: string): Promise<WorkerGroup[]> => selectGroups(db, employerId)

/**
 * Makes a group of saved workers, or changes the one with this id by what was sent: its name, who joins and who leaves. What another device has
 * changed meanwhile stays. Workers who are not saved, because another device removed them, are left out. A new group of a name that exists joins
 * that one: the answer to the first call may have been lost.
 * @throws {Refusal} NOT_FOUND for an unknown group; TOO_MANY_SAVED; VALIDATION_FAILED for a name that another group has, or more than 50 workers
 */
export const saveGroup = (
  { db, now }: Deps,
  employerId: string,
  { id, name, workerIds = [], addWorkerIds = workerIds, removeWorkerIds = [] }: BodyOf<typeof workers.saveGroup>,
): Promise<WorkerGroup> =>
  db.transaction(async (tx) => {
    await lockSaved(tx, employerId)
    const namesake = name === undefined ? undefined : await selectGroupByName(tx, employerId, name)
    const groupId = id ?? namesake?.id ?? newId('wgr')
    if (namesake !== undefined && namesake.id !== groupId) {
      throw fieldRefusal('name', groupNameTaken)
    }
    if (id === undefined && namesake === undefined) {
      if ((await countGroups(tx, employerId)) >= maxGroups) throw new Refusal('TOO_MANY_SAVED')
      await insertGroup(tx, { id: groupId, employerId, name: name ?? '', createdAt: now() })
    } else if (id !== undefined && name !== undefined) {
      await renameGroup(tx, employerId, id, name)
    }
    orNotFound(await selectGroup(tx, employerId, groupId), groupNotFound)
    await deleteMembers(tx, groupId, removeWorkerIds)
    await insertMembers(tx, groupId, [...(await selectFavorites(tx, employerId, addWorkerIds))])
    const group = orNotFound(await selectGroup(tx, employerId, groupId), groupNotFound)
    if (group.workerIds.length > favoritesPageSize) {
      throw fieldRefusal('addWorkerIds', tooManyMembers)
    }
    return group
  })

/** Deletes a group; its workers stay saved. @throws {Refusal} NOT_FOUND */
export const deleteGroup = ({ db }: Deps, employerId: string, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockSaved(tx, employerId)
    if (!(await removeGroup(tx, employerId, id))) throw new Refusal('NOT_FOUND', groupNotFound)
  })

const groupNotFound = 'Group not found'
