import type { ReactNode } from 'react'
import type { CompanyProfile } from '@/api/contract/schemas/company.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'

/** The fields of a business, by their labels on the page. */
const facts: Readonly<Record<string, (business: CompanyProfile) => ReactNode>> = {
  'Business name': ({ companyName }) => companyName,
  Industry: ({ industry }) => industry,
  About: ({ about }) => about,
  Phone: ({ phone }) => phone,
  Email: ({ email }) => email,
  Website: ({ website }) => website,
  Address: ({ address }) => [address?.street, address?.city, address?.state].filter(Boolean).join(', '),
  'CAC number': ({ rcNumber }) => rcNumber,
  TIN: ({ tin }) => tin,
}

/** The fields of the business, also the missing ones. */
export function BusinessFacts({ business }: { business: CompanyProfile }) {
  return <Rows>{(read) => read(business)}</Rows>
}

/** The skeleton of the same rows while the business is read. */
export function BusinessFactsSkeleton() {
  return <Rows>{() => <SkeletonText width="medium" />}</Rows>
}

function Rows({ children }: { children: (read: (business: CompanyProfile) => ReactNode) => ReactNode }) {
  return (
    <DescriptionList layout="rows">
      {Object.entries(facts).map(([term, read]) => (
        <DescriptionItem key={term} term={term}>
          {children(read)}
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}
