import { useApiMutation } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { OnboardingStatus } from '@/api/contract/schemas/wallet.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { checklist, setupButtonIds } from '../model/checklist.ts'

/** Shows a hidden checklist again; present while a step is open (docs/product/home.md). */
export function FinishSetup({ status }: { status: OnboardingStatus }) {
  const show = useApiMutation(dashboard.updateNewUserStatus, { success: false })
  if (status.isNewUser || !checklist(status).next) return null
  return (
    <Button
      id={setupButtonIds.show}
      variant="ghost"
      loading={show.isPending}
      onClick={() => show.mutate({ body: { isNewUser: true } })}
    >
      Finish setup
    </Button>
  )
}
