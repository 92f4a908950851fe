import { useApiQuery } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { QueryView } from '@/domain/query-view/query-view.tsx'
import { ContactSupport } from '@/domain/ticket-dialog/contact-support.tsx'
import { BusinessFacts, BusinessFactsSkeleton } from '../parts/business-facts.tsx'

/** The business profile as workers see it (docs/product/business-profile.md). Until it can be edited here, support changes it. */
export function CreateBusinessProfileScreen() {
  const business = useApiQuery(company.getCompanyProfile, {})
  return (
    <>
      <PageHeader title="Create business profile" description="Workers see your business name and logo on every Gig." />
      <Card>
        <Stack space={6}>
          <QueryView query={business} things="your business profile" skeleton={<BusinessFactsSkeleton />}>
            {(facts) => <BusinessFacts business={facts} />}
          </QueryView>
          <Stack space={3}>
            <Text tone="muted">To fill in or change your business profile, write to support. We do it for you.</Text>
            <Inline>
              <ContactSupport topic="account" subject="Change my business profile" />
            </Inline>
          </Stack>
        </Stack>
      </Card>
    </>
  )
}
