import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { WalletIllustration } from '@/design-system/illustrations/WalletIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { paths } from '@/domain/paths.ts'

/** Balances, transactions and the withdrawal account (product pages, 5.4). */
export function WalletScreen() {
  return (
    <EmptyPage
      title="Wallet and Payments"
      description="Your balance, what is held for Gigs, and every payment."
      emptyTitle="No transactions yet"
      illustration={<WalletIllustration />}
      action={
        <ButtonLink variant="active" href={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      }
    >
      Money you add, pay for Gigs or withdraw will appear here with its receipt.
    </EmptyPage>
  )
}
