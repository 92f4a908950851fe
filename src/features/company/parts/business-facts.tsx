import type { CompanyProfile } from '@/api/contract/schemas/company.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'

/** Everything that is known of the business, and what is missing of it. */
export function BusinessFacts({ business: { companyName, industry, about, phone, email, website, address, rcNumber, tin } }: { business: CompanyProfile }) {
  const place = [address?.street, address?.city, address?.state].filter(Boolean).join(', ')
  return (
    <DescriptionList layout="rows">
      <DescriptionItem term="Business name">{companyName}</DescriptionItem>
      <DescriptionItem term="Industry">{industry}</DescriptionItem>
      <DescriptionItem term="About">{about}</DescriptionItem>
      <DescriptionItem term="Phone">{phone}</DescriptionItem>
      <DescriptionItem term="Email">{email}</DescriptionItem>
      <DescriptionItem term="Website">{website}</DescriptionItem>
      <DescriptionItem term="Address">{place}</DescriptionItem>
      <DescriptionItem term="CAC number">{rcNumber}</DescriptionItem>
      <DescriptionItem term="TIN">{tin}</DescriptionItem>
    </DescriptionList>
  )
}
