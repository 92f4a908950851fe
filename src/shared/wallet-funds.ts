import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { formatNaira } from '@/lib/money.ts'
import { pinLockMessage } from './pin-lock.ts'
import { walletGate } from './wallet-gate.ts'

/** Whether the wallet can pay an amount at a moment, with the available balance or the reason it cannot pay as message. */
export function checkWalletFunds(
  wallet: Wallet,
  amountKobo: number,
  at: Date,
): { isSufficient: boolean; message: string } {
  const gate = walletGate(wallet, at)
  if (gate.kind === 'restricted') {
    return { isSufficient: false, message: 'Your wallet is under review. Contact support.' }
  }
  if (gate.kind === 'not activated') return { isSufficient: false, message: 'Activate your wallet to pay from it.' }
  if (gate.kind === 'pin locked') {
    return { isSufficient: false, message: pinLockMessage(gate.lock) }
  }
  const { availableKobo = 0 } = wallet
  const available = `${formatNaira(availableKobo)} available`
  return availableKobo >= amountKobo
    ? { isSufficient: true, message: available }
    : { isSufficient: false, message: `${available}, ${formatNaira(amountKobo - availableKobo)} missing` }
}
