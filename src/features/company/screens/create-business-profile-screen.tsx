import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { paths } from '@/domain/paths.ts'
import { QueryView } from '@/domain/query-view/query-view.tsx'
import { wrapInCard } from '@/domain/query-view/wrap-in-card.tsx'
import { useBusinessToEdit } from '../data/use-business-to-edit.ts'
import { BusinessForm } from '../parts/business-form.tsx'
import { BusinessFormSkeleton } from '../parts/business-form-skeleton.tsx'

/** The business profile, which a Gig needs before it is paid (docs/product/business-profile.md). Saving leads to the wallet while it is not active. */
export function CreateBusinessProfileScreen() {
  const { query, start } = useBusinessToEdit()
  const wallet = useApiQuery(dashboard.getWallet, {})
  const nextHref = wallet.data?.status === 'not_activated' ? paths.activateWallet : paths.dashboard
  return (
    <>
      <PageHeader title="Create business profile" description="Workers see your business name and logo on every Gig." />
      {start === undefined ? (
        <QueryView
          query={{ ...query, data: undefined, error: query.error?.kind === 'notFound' ? null : query.error }}
          things="your business profile"
          skeleton={<BusinessFormSkeleton />}
          failureFrame={wrapInCard}
        >
          {() => null}
        </QueryView>
      ) : (
        <BusinessForm {...start} nextHref={nextHref} skipHref={paths.dashboard} />
      )}
    </>
  )
}
