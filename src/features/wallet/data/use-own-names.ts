import { useApiQuery } from '@/api/client/hooks.ts'
import { useSession } from '@/api/client/use-session.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import type { OwnNames } from '../model/account-name.ts'

/** The names that the bank account is expected to have: of the business and of its person; empty while they are not known. */
export function useOwnNames(): OwnNames {
  const business = useApiQuery(company.getCompanyProfile, {}).data?.companyName ?? ''
  const firstName = useSession((session) => session.user?.firstName) ?? ''
  const lastName = useApiQuery(company.getProfile, {}).data?.lastName ?? ''
  return { business, person: [firstName, lastName] }
}
