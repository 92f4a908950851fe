import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { PlansIllustration } from '@/shared/illustrations/plans-illustration.tsx'
import { paths } from '@/shared/paths.ts'
import { PaymentStatus, type PaymentStatusProps } from '../parts/payment-status.tsx'

/** The status page of a payment for a plan (docs/product/payment-status.md). */
export function PlanPaymentStatusScreen({ PayGig }: Pick<PaymentStatusProps, 'PayGig'>) {
  return (
    <PaymentStatus
      PayGig={PayGig}
      illustration={<PlansIllustration />}
      back={
        <ButtonLink variant="active" href={paths.billing()}>
          Go to Billing and subscription
        </ButtonLink>
      }
    />
  )
}
