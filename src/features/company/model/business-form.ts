import { companyForm, type CompanyForm } from '@/api/contract/schemas/company-form.ts'
import type { CompanyProfile } from '@/api/contract/schemas/company.ts'
import { changesOf, formOfStored, pathsOf } from '@/shared/form/stored-form.ts'

/** The lines of business that employers choose from; workers see the name. */
const industries = [
  'Advertising and media',
  'Corporate events',
  'Education',
  'Fashion and beauty',
  'Film and television',
  'Hospitality and restaurants',
  'Live events',
  'Music and entertainment',
  'Religious organisation',
  'Retail',
  'Technology',
  'Weddings',
  'Other',
] as const

/** The choices of the industry, with a stored one that is not among them. */
export function industryOptions(stored: string) {
  const names: readonly string[] = industries
  return (stored === '' || names.includes(stored) ? names : [stored, ...names]).map((name) => ({
    value: name,
    label: name,
  }))
}

/** The fields in the order of the page. */
export const businessFields = pathsOf(companyForm)

/** The form's values for a stored business; every missing text is empty. */
export const businessFormOf = (business: CompanyProfile | undefined) => formOfStored(companyForm, business)

/** The fields that differ from what is stored. An address is sent whole. */
export const businessChanges = (values: CompanyForm, business: CompanyProfile | undefined) =>
  changesOf(values, businessFormOf(business))
