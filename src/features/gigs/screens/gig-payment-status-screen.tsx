import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { WalletIllustration } from '@/design-system/illustrations/WalletIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { paths } from '@/domain/paths.ts'

/** The state of a payment for a Gig (product pages, 5.6). Without a reference there is none. */
export function GigPaymentStatusScreen() {
  return (
    <EmptyPage
      title="Payment status"
      emptyTitle="No payment to show"
      illustration={<WalletIllustration />}
      action={
        <ButtonLink variant="active" href={paths.gigs}>
          Go to Gigs Management
        </ButtonLink>
      }
    >
      Open this page from a payment to see whether it went through.
    </EmptyPage>
  )
}
