import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { PlansIllustration } from '@/design-system/illustrations/PlansIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { paths } from '@/domain/paths.ts'

/** The state of a payment for a plan (product pages, 5.6). Without a reference there is none. */
export function PlanPaymentStatusScreen() {
  return (
    <EmptyPage
      title="Payment status"
      emptyTitle="No payment to show"
      illustration={<PlansIllustration />}
      action={
        <ButtonLink variant="active" href={paths.billing()}>
          Go to Billing and subscription
        </ButtonLink>
      }
    >
      Open this page from a payment to see whether it went through.
    </EmptyPage>
  )
}
