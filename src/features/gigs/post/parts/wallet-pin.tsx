import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { PinDialog } from '@/domain/pin-dialog/pin-dialog.tsx'
import { useSharedDialogs } from '@/domain/shared-dialogs.ts'
import { formatNaira } from '@/lib/money.ts'
import type { GigPayment } from '../data/use-gig-payment.ts'

/** Asks for the PIN of a payment from the wallet. It stays mounted while the payment methods are hidden because an outcome is unknown. */
export function WalletPin({ payment }: { payment: GigPayment }) {
  const { startForgotPin } = useSharedDialogs()
  const wallet = useApiQuery(dashboard.getWallet, {})
  const { pin } = payment
  if (pin === undefined) return null
  const total = formatNaira(pin.totalKobo)
  return (
    <PinDialog
      open
      title="Pay for this Gig"
      description={`Pay ${total} from your wallet for this Gig.`}
      confirmLabel={`Pay ${total}`}
      lockedUntil={wallet.data?.pinLockedUntil}
      onConfirm={(digits) => payment.payFromWallet(pin, digits)}
      onCheckStatus={payment.lookUp}
      onForgotPin={() => {
        payment.closePin()
        startForgotPin()
      }}
      onClose={payment.closePin}
    />
  )
}
