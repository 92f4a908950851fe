import { deleteGroup, listGroups, listSaved, readWorker, saveGroup, saveWorker, unsaveWorker } from './saved.ts'
import type { Handlers } from '../../ports/handlers.ts'

export const workers: Handlers['workers'] = {
  get: async ({ deps, employerId, params }) => ({ data: await readWorker(deps, employerId, params.id) }),

  listFavorites: async ({ deps, employerId, query }) => ({ data: await listSaved(deps, employerId, query) }),

  addFavorite: async ({ deps, employerId, params, query }) => ({
    message: 'Saved to My Workers',
    data: await saveWorker(deps, employerId, params.workerId, query),
  }),

  removeFavorite: async ({ deps, employerId, params }) => ({
    message: 'Removed from My Workers',
    data: await unsaveWorker(deps, employerId, params.workerId),
  }),

  listGroups: async ({ deps, employerId }) => ({ data: await listGroups(deps, employerId) }),

  saveGroup: async ({ deps, employerId, body }) => ({
    message: 'Group saved',
    data: await saveGroup(deps, employerId, body),
  }),

  deleteGroup: async ({ deps, employerId, params }) => {
    await deleteGroup(deps, employerId, params.groupId)
    return { message: 'Group deleted', data: null }
  },
}
