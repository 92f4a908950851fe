import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { queryToEdit } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import type { Profile } from '@/api/contract/schemas/company.ts'
import { formQuery } from '@/shared/query-view/combine-queries.ts'

/**
 * Reads what the form of the person starts from, once: a later read, or its failure, must not replace what is typed. What another
 * device has changed is shown in the rest of the dashboard, too.
 */
export function useProfileToEdit() {
  const api = useApi()
  const query = useQuery(queryToEdit(api, company.getProfile, {}))
  const [start, setStart] = useState<Profile>()
  if (start === undefined && query.isSuccess && !query.isFetching) setStart(query.data)
  useEffect(() => {
    if (start === undefined) return
    const { firstName, lastName, image } = start
    api.session.changeUser({ firstName, lastName, imageUrl: image?.url ?? null })
  }, [api, start])
  return formQuery(query, start)
}
