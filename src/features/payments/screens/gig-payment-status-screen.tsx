import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { WalletIllustration } from '@/shared/illustrations/wallet-illustration.tsx'
import { paths } from '@/shared/paths.ts'
import { PaymentStatus, type PaymentStatusProps } from '../parts/payment-status.tsx'

/** The status page of a payment for a Gig (docs/product/payment-status.md). */
export function GigPaymentStatusScreen({ PayGig }: Pick<PaymentStatusProps, 'PayGig'>) {
  return (
    <PaymentStatus
      PayGig={PayGig}
      illustration={<WalletIllustration />}
      back={
        <ButtonLink variant="active" href={paths.gigs}>
          Go to Gigs Management
        </ButtonLink>
      }
    />
  )
}
