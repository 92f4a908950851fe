import { useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { paths } from '@/domain/paths.ts'
import { QueryView } from '@/domain/query-view/query-view.tsx'
import { wrapInCard } from '@/domain/query-view/wrap-in-card.tsx'
import { BusinessForm } from '../parts/business-form.tsx'
import { BusinessFormSkeleton } from '../parts/business-form-skeleton.tsx'

/** The business profile, which a Gig needs before it is paid (docs/product/business-profile.md). Saving leads to the wallet while it is not active. */
export function CreateBusinessProfileScreen() {
  const business = useApiQuery(company.getCompanyProfile, {})
  const profile = useApiQuery(company.getProfile, {})
  const wallet = useApiQuery(dashboard.getWallet, {})
  const [isRead, setRead] = useState(false)
  // The form does not start from cached data: it would send outdated values over those saved since.
  const isFresh = business.data !== undefined && !business.isFetching && business.error === null
  if (!isRead && isFresh && !profile.isPending) setRead(true)
  const accountEmail = profile.data?.email ?? ''
  const isActivated = wallet.data !== undefined && wallet.data.status !== 'not_activated'
  const nextHref = isActivated ? paths.dashboard : paths.activateWallet
  return (
    <>
      <PageHeader title="Create business profile" description="Workers see your business name and logo on every Gig." />
      {business.error?.kind === 'notFound' ? (
        <BusinessForm business={undefined} accountEmail={accountEmail} nextHref={nextHref} skipHref={paths.dashboard} />
      ) : (
        <QueryView
          query={isRead ? business : { ...business, data: undefined }}
          things="your business profile"
          skeleton={<BusinessFormSkeleton />}
          failureFrame={wrapInCard}
        >
          {(stored) => (
            <BusinessForm
              business={stored}
              accountEmail={accountEmail}
              nextHref={nextHref}
              skipHref={paths.dashboard}
            />
          )}
        </QueryView>
      )}
    </>
  )
}
