import type { BodyOf } from '@/api/contract/endpoint.ts'
import type { company } from '@/api/contract/endpoints/company.ts'
import type { CompanyForm } from '@/api/contract/schemas/company-form.ts'
import type { CompanyProfile } from '@/api/contract/schemas/company.ts'

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
export const businessFields = [
  'image',
  'companyName',
  'industry',
  'about',
  'phone',
  'email',
  'website',
  'address.street',
  'address.city',
  'address.state',
  'rcNumber',
  'tin',
] as const

/** The form's values for a stored business; every missing text is empty. */
export function businessFormOf(business: CompanyProfile | undefined): CompanyForm {
  const { address } = business ?? {}
  return {
    image: business?.image?.url ?? null,
    companyName: business?.companyName ?? '',
    industry: business?.industry ?? '',
    about: business?.about ?? '',
    phone: business?.phone ?? '',
    email: business?.email ?? '',
    website: business?.website ?? '',
    address: { street: address?.street ?? '', city: address?.city ?? '', state: address?.state ?? '' },
    rcNumber: business?.rcNumber ?? '',
    tin: business?.tin ?? '',
  }
}

/** The fields that differ from what is stored. An address is sent whole. */
export function businessChanges(
  values: CompanyForm,
  business: CompanyProfile | undefined,
): BodyOf<typeof company.updateCompanyProfile> {
  const stored = businessFormOf(business)
  const { address, image, ...texts } = values
  const changed = Object.fromEntries(
    Object.entries(texts).filter(([name, value]) => value !== stored[name as keyof typeof texts]),
  )
  const isMoved = Object.entries(address).some(
    ([part, value]) => value !== stored.address[part as keyof typeof address],
  )
  return {
    ...changed,
    ...(image !== stored.image && { image: image === null ? null : { url: image } }),
    ...(isMoved && { address }),
  }
}
