import { useEffect, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { queryToEdit, useRead } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { useFirstData, useUpToDate } from '@/shared/query-view/use-form-read.ts'

/**
 * Reads what the form of the person starts from, once. What another device has changed is shown in the rest of the dashboard, too.
 */
export function useProfileToEdit() {
  const api = useApi()
  const [employerId] = useState(() => api.session.store.getState().user?.employerId)
  const query = useFirstData(useUpToDate(useRead(queryToEdit(api, company.getProfile, {}))))
  const { data: start } = query
  useEffect(() => {
    if (start === undefined) return
    const { firstName, lastName, image } = start
    api.session.changeUser(employerId, { firstName, lastName, imageUrl: image?.url ?? null })
  }, [api, employerId, start])
  return query
}
