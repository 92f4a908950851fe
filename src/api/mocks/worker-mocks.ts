import { favoritesPageSize, groupNameTaken, tooManyMembers, type WorkerProfile } from '../contract/schemas/worker.ts'
import { MockRefusal } from './mock-refusal.ts'
import { aProfileOf } from './people-factories.ts'
import { employerOf, type MockState } from './state.ts'
import type { World } from './world.ts'
import type { Mocks } from './world-handlers.ts'

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A worker's profile, made from where the world knows the worker: its profiles, applicants or hired places. */
function profileOf(world: World, id: string): WorkerProfile {
  const found =
    world.profiles.find((profile) => profile.id === id) ??
    [...world.workerGigs, ...world.applicants].find(({ workerId }) => workerId === id)?.worker
  if (found === undefined) throw new MockRefusal('NOT_FOUND', { message: 'Worker not found' })
  return { ...aProfileOf(found), isFavorite: world.favorites.includes(id) }
}

/** Marks a worker as saved or not wherever the world has one. */
function mark(world: World, id: string, isFavorite: boolean): WorkerProfile {
  const profile = profileOf(world, id)
  world.favorites = isFavorite
    ? [...(world.favorites.includes(id) ? [] : [id]), ...world.favorites]
    : world.favorites.filter((saved) => saved !== id)
  const marked = <Row extends World['applicants'][number] | World['workerGigs'][number]>(row: Row): Row =>
    row.workerId === id ? { ...row, worker: { ...row.worker, isFavorite } } : row
  world.applicants = world.applicants.map(marked)
  world.workerGigs = world.workerGigs.map(marked)
  return { ...profile, isFavorite }
}

/** Undoes the latest removal of a worker, if there was one. */
function restore(world: World, id: string) {
  const { [id]: removed, ...others } = world.removedFavorites
  if (removed === undefined) return
  world.removedFavorites = others
  world.favorites = world.favorites.filter((saved) => saved !== id).toSpliced(removed.position, 0, id)
  world.groups = world.groups.map((group) =>
    removed.groupIds.includes(group.id) && group.workerIds.length < favoritesPageSize
      ? { ...group, workerIds: [...new Set([...group.workerIds, id])] }
      : group,
  )
}

/** Mocks of workers and of those whom the employer saved. */
export function workerMocks(state: MockState): Mocks['workers'] {
  return {
    get: ({ employerId, params }) => ({ data: profileOf(employerOf(state, employerId), params.id) }),
    listFavorites: ({ employerId, query: { limit, skip, searchWord, location, interest, rating, group } }) => {
      const world = employerOf(state, employerId)
      const members = group === undefined ? undefined : (world.groups.find(({ id }) => id === group)?.workerIds ?? [])
      const all = world.favorites
        .filter((id) => members === undefined || members.includes(id))
        .map((id) => profileOf(world, id))
        .filter((worker) => {
          const texts = [`${worker.firstName} ${worker.lastName}`, worker.title ?? '', ...worker.skills]
          const places = [worker.location?.city ?? '', worker.location?.state ?? '']
          return (
            (searchWord === undefined || texts.some((text) => plain(text).includes(plain(searchWord)))) &&
            (location === undefined || places.some((place) => plain(place) === plain(location))) &&
            (interest === undefined || worker.skills.some((skill) => plain(skill) === plain(interest))) &&
            (rating === undefined || (worker.rating ?? 0) >= rating)
          )
        })
      return { data: { workers: all.slice(skip, skip + limit), totalWorker: all.length } }
    },
    addFavorite: ({ employerId, params, query }) => {
      const world = employerOf(state, employerId)
      if (query.restore !== undefined) restore(world, params.workerId)
      return { message: 'Saved to My Workers', data: mark(world, params.workerId, true) }
    },
    removeFavorite: ({ employerId, params }) => {
      const world = employerOf(state, employerId)
      const position = world.favorites.indexOf(params.workerId)
      const groupIds = world.groups.filter(({ workerIds }) => workerIds.includes(params.workerId)).map(({ id }) => id)
      if (position !== -1) {
        world.removedFavorites = { ...world.removedFavorites, [params.workerId]: { position, groupIds } }
      }
      world.groups = world.groups.map((group) => ({
        ...group,
        workerIds: group.workerIds.filter((id) => id !== params.workerId),
      }))
      return { message: 'Removed from My Workers', data: mark(world, params.workerId, false) }
    },
    listGroups: ({ employerId }) => ({
      data: employerOf(state, employerId).groups.toSorted((a, b) => a.name.localeCompare(b.name)),
    }),
    saveGroup: ({ employerId, body: { id, name, workerIds = [], addWorkerIds = workerIds, removeWorkerIds = [] } }) => {
      const world = employerOf(state, employerId)
      const joining = addWorkerIds.filter((workerId) => world.favorites.includes(workerId))
      const namesake = world.groups.find((group) => group.name.toLocaleLowerCase() === name?.toLocaleLowerCase())
      if (id !== undefined && namesake !== undefined && namesake.id !== id) {
        throw new MockRefusal('VALIDATION_FAILED', { message: groupNameTaken, errors: { name: groupNameTaken } })
      }
      if (id === undefined && namesake === undefined) {
        if (world.groups.length >= 50) throw new MockRefusal('TOO_MANY_SAVED')
        const made = { id: `wgr_${world.groups.length + 1}`, name: name ?? '', workerIds: joining }
        world.groups = [...world.groups, made]
        return { message: 'Group saved', data: made }
      }
      const found = namesake ?? world.groups.find((group) => group.id === id)
      if (found === undefined) throw groupNotFound()
      const staying = found.workerIds.filter((workerId) => !removeWorkerIds.includes(workerId))
      const members = [...new Set([...staying, ...joining])]
      if (members.length > favoritesPageSize) {
        throw new MockRefusal('VALIDATION_FAILED', {
          message: tooManyMembers,
          errors: { addWorkerIds: tooManyMembers },
        })
      }
      const changed = { id: found.id, name: (id === undefined ? undefined : name) ?? found.name, workerIds: members }
      world.groups = world.groups.map((group) => (group.id === found.id ? changed : group))
      return { message: 'Group saved', data: changed }
    },
    deleteGroup: ({ employerId, params }) => {
      const world = employerOf(state, employerId)
      if (!world.groups.some(({ id }) => id === params.groupId)) throw groupNotFound()
      world.groups = world.groups.filter(({ id }) => id !== params.groupId)
      return { message: 'Group deleted', data: null }
    },
  }
}

const groupNotFound = () => new MockRefusal('NOT_FOUND', { message: 'Group not found' })
