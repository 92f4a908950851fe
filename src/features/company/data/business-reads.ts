import { queryFor, readToEdit } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'

/** The reads of the form of the business. */
export const businessReads = ({ api, openedAt }: ScreenLocation) => [
  readToEdit(api, company.getCompanyProfile, {}, openedAt),
  queryFor(api, company.getProfile, {}),
]
