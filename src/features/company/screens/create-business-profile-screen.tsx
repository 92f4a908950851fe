import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { paths } from '@/shared/paths.ts'
import { useReturnTo } from '@/shared/return-to.ts'
import { BusinessEditor } from '../parts/business-editor.tsx'

/** The business profile, which a Gig needs before it is paid (docs/product/business-profile.md). Saving leads back to the Gig that asked for it, otherwise to the wallet while it is not active. */
export function CreateBusinessProfileScreen() {
  const returnTo = useReturnTo()
  const wallet = useApiQuery(dashboard.getWallet, {})
  const next = wallet.data?.status === 'not_activated' ? paths.activateWallet : paths.dashboard
  return (
    <>
      <PageHeader title="Create business profile" description="Workers see your business name and logo on every Gig." />
      <BusinessEditor leadsTo={{ next: returnTo ?? next, skip: returnTo ?? paths.dashboard }} />
    </>
  )
}
