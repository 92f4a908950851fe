import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { PinDialog } from '@/shared/pin-dialog/pin-dialog.tsx'
import { formatNaira } from '@/lib/money.ts'
import type { usePostGig } from '../data/use-post-gig.ts'

/** Asks for the PIN of a payment from the wallet. It stays mounted while the payment methods are hidden because an outcome is unknown. */
export function WalletPin({ posting }: { posting: ReturnType<typeof usePostGig> }) {
  const wallet = useApiQuery(dashboard.getWallet, {})
  const { priceForPin, closePin } = posting
  if (priceForPin === undefined) return null
  const total = formatNaira(priceForPin.totalKobo)
  return (
    <PinDialog
      open
      title="Pay for this Gig"
      description={`Pay ${total} from your wallet for this Gig.`}
      confirmLabel={`Pay ${total}`}
      pinLock={wallet.data}
      onConfirm={(digits) => posting.payFromWallet(priceForPin, digits)}
      onCheckStatus={posting.payment.lookUp}
      onClose={closePin}
    />
  )
}
