import { useApiMutation, useApiQuery } from '@/api/client/hooks.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import type { knownFailure } from '@/shared/payments/call-outcome.ts'

/** The groups of saved workers. The list of workers does not need them: it is shown when they cannot be read. */
export const useGroups = () => useApiQuery(workers.listGroups, {})

/** Makes a group, gives it another name, or changes its members; a refusal is shown by the dialog. */
export const useSaveGroup = (settings: { failure?: typeof knownFailure } = {}) =>
  useApiMutation(workers.saveGroup, { success: 'Group saved', ...settings })

/** Deletes a group; its workers stay saved. */
export const useDeleteGroup = () => useApiMutation(workers.deleteGroup, { success: 'Group deleted' })
