import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { WalletIllustration } from '@/design-system/illustrations/WalletIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { paths } from '@/domain/paths.ts'

/** Where a wallet is opened with a bank account and a PIN (product pages, 5.3). */
export function ActivateWalletScreen() {
  return (
    <EmptyPage
      title="Activate wallet"
      description="Add a bank account and a PIN to fund, pay and withdraw."
      emptyTitle="Your wallet is not active"
      illustration={<WalletIllustration />}
      action={
        <ButtonLink variant="active" href={paths.wallet}>
          Go to Wallet and Payments
        </ButtonLink>
      }
    >
      Your bank account and the state of your PIN will appear here.
    </EmptyPage>
  )
}
