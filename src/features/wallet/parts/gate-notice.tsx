import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { WalletIllustration } from '@/shared/illustrations/wallet-illustration.tsx'
import { pinLockMessage } from '@/shared/pin-lock.ts'
import { useSharedDialogs } from '@/shared/shared-dialogs.ts'
import { paths } from '@/shared/paths.ts'
import { ContactSupport } from '@/shared/ticket-dialog/contact-support.tsx'
import { WriteButton } from '@/shared/write-button.tsx'
import type { WalletGate } from '@/shared/wallet-gate.ts'

/** Replaces the balances and actions. */
export function ActivateWallet() {
  return (
    <Card>
      <EmptyState
        title="Activate your wallet"
        illustration={<WalletIllustration />}
        action={
          <ButtonLink variant="active" href={paths.activateWallet}>
            Activate wallet
          </ButtonLink>
        }
      >
        Add a bank account and a PIN to fund, pay and withdraw.
      </EmptyState>
    </Card>
  )
}

/** Why money cannot be moved, above the content that can still be read. */
export function GateNotice({ gate }: { gate: WalletGate }) {
  const { startForgotPin } = useSharedDialogs()
  if (gate.kind === 'restricted') {
    return (
      <Alert tone="warning" action={<ContactSupport size="sm" topic="account" subject="My wallet is under review" />}>
        Your wallet is under review. Contact support.
      </Alert>
    )
  }
  if (gate.kind !== 'pin locked') return null
  return (
    <Alert
      tone="warning"
      action={
        <WriteButton size="sm" variant="outline" onClick={startForgotPin}>
          Reset PIN
        </WriteButton>
      }
    >
      {pinLockMessage(gate.lock)}
    </Alert>
  )
}
