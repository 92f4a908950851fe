import { useApi } from '@/api/client/api-context.ts'
import { queryToEdit, useApiQuery, useRead } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import type { CompanyProfile } from '@/api/contract/schemas/company.ts'
import { combineQueries, mapQuery, optionalQuery } from '@/shared/query-view/combine-queries.ts'
import type { QueryLike } from '@/shared/query-view/query-view.tsx'
import { useFirstData, useUpToDate } from '@/shared/query-view/use-form-read.ts'

/** What the form of the business starts from. */
interface Start {
  /** What is stored; undefined when the server has no business. */
  readonly business: CompanyProfile | undefined
  /** The employer's own email; empty when it could not be read. */
  readonly accountEmail: string
}

/** Reads what the form of the business starts from, once. */
export function useBusinessToEdit(): QueryLike<Start> {
  const api = useApi()
  const stored = useRead(queryToEdit(api, company.getCompanyProfile, {}))
  const business = useUpToDate<CompanyProfile | null>(
    stored.error?.kind === 'notFound' ? { ...stored, data: null, error: null } : stored,
  )
  const profile = optionalQuery(useApiQuery(company.getProfile, {}))
  return useFirstData(
    mapQuery(combineQueries({ business, profile }), (read) => ({
      business: read.business ?? undefined,
      accountEmail: read.profile?.email ?? '',
    })),
  )
}
