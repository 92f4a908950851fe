import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { queryToEdit, useApiQuery } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import type { CompanyProfile } from '@/api/contract/schemas/company.ts'
import { formQuery } from '@/shared/query-view/combine-queries.ts'

/** What the form of the business starts from. */
interface Start {
  /** What is stored; undefined when the server has no business. */
  readonly business: CompanyProfile | undefined
  /** The employer's own email; empty when it could not be read. */
  readonly accountEmail: string
}

/**
 * Reads what the form of the business starts from, once: a later read, or its failure, must not replace what is typed.
 */
export function useBusinessToEdit() {
  const api = useApi()
  const query = useQuery(queryToEdit(api, company.getCompanyProfile, {}))
  const profile = useApiQuery(company.getProfile, {})
  const [start, setStart] = useState<Start>()
  const isRead = !query.isFetching && (query.isSuccess || query.error?.kind === 'notFound')
  if (start === undefined && isRead && !profile.isPending) {
    setStart({ business: query.isSuccess ? query.data : undefined, accountEmail: profile.data?.email ?? '' })
  }
  return formQuery(query.error?.kind === 'notFound' ? { ...query, error: null } : query, start)
}
