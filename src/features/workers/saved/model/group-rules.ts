import { longestGroupName, tooLong } from '@/api/contract/limits.ts'
import { favoritesPageSize, groupNameTaken, type WorkerGroup } from '@/api/contract/schemas/worker.ts'

/** The most workers of a group. */
export const mostMembers = favoritesPageSize

/** The members with these ones more, each once, in the order in which they came. */
export const withMembers = ({ workerIds }: WorkerGroup, ids: readonly string[]) => [...new Set([...workerIds, ...ids])]

/** Why a name cannot be given to a group; undefined when it can. @param own the group that is renamed */
export function groupNameProblem(groups: readonly WorkerGroup[], name: string, own?: WorkerGroup): string | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return 'Name is required'
  if (trimmed.length > longestGroupName) return tooLong('Name', longestGroupName)
  const isTaken = groups.some(
    (group) => group.id !== own?.id && group.name.toLocaleLowerCase() === trimmed.toLocaleLowerCase(),
  )
  return isTaken ? groupNameTaken : undefined
}
