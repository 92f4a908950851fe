import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../envelope.ts'
import { favoritesQuery, workerGroup, workerGroupBody, workerList, workerProfile } from '../schemas/worker.ts'

/** Workers, and those whom the employer saved (spec S7-20 to S7-22). */
export const workers = {
  get: endpoint({
    id: 'workers.get',
    method: 'GET',
    path: '/worker/{id}/get-worker',
    summary: 'Read the profile of one worker',
    response: workerProfile,
    reads: ['worker'],
    example: { params: { id: 'wrk_1' } },
  }),
  listFavorites: endpoint({
    id: 'workers.listFavorites',
    method: 'GET',
    path: '/worker/get-favorites',
    summary: 'List saved workers, the latest saved first',
    query: favoritesQuery,
    response: workerList,
    reads: ['favorite'],
    example: { query: { limit: 50, skip: 0 } },
  }),
  addFavorite: endpoint({
    id: 'workers.addFavorite',
    method: 'PUT',
    path: '/worker/{workerId}/add-to-favorite',
    summary: 'Save a worker; one who is saved stays saved',
    response: workerProfile,
    writes: ['favorite', 'worker'],
    origin: 'added',
    example: { params: { workerId: 'wrk_1' } },
  }),
  removeFavorite: endpoint({
    id: 'workers.removeFavorite',
    method: 'PUT',
    path: '/worker/{workerId}/remove-from-favorite',
    summary: 'Remove a worker from the saved ones and from all groups',
    response: workerProfile,
    writes: ['favorite', 'worker', 'worker-group'],
    example: { params: { workerId: 'wrk_2' } },
  }),
  listGroups: endpoint({
    id: 'workers.listGroups',
    method: 'GET',
    path: '/worker/get-groups',
    summary: 'List the groups of saved workers, by name',
    response: z.array(workerGroup),
    reads: ['worker-group'],
    origin: 'added',
    example: {},
  }),
  saveGroup: endpoint({
    id: 'workers.saveGroup',
    method: 'PUT',
    path: '/worker/save-group',
    summary: 'Make a group of saved workers, or change one',
    body: workerGroupBody,
    response: workerGroup,
    errors: ['TOO_MANY_SAVED'],
    writes: ['worker-group', 'favorite'],
    origin: 'added',
    example: { body: { name: 'Lagos photographers', workerIds: ['wrk_2'] } },
  }),
  deleteGroup: endpoint({
    id: 'workers.deleteGroup',
    method: 'DELETE',
    path: '/worker/{groupId}/delete-group',
    summary: 'Delete a group; its workers stay saved',
    response: nothing,
    writes: ['worker-group', 'favorite'],
    origin: 'added',
    example: { params: { groupId: 'wgr_1' } },
  }),
}
