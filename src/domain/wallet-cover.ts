import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { time12 } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'
import { walletGate } from './wallet-gate.ts'

/** Whether the wallet can pay an amount at a moment, and what it says of itself: what it holds, or what keeps it from paying. */
export function walletCover(wallet: Wallet, amountKobo: number, at: Date): { covers: boolean; words: string } {
  const gate = walletGate(wallet, at)
  if (gate.kind === 'restricted') return { covers: false, words: 'Your wallet is under review. Contact support.' }
  if (gate.kind === 'not activated') return { covers: false, words: 'Activate your wallet to pay from it.' }
  if (gate.kind === 'pin locked') return { covers: false, words: `Your PIN is locked until ${time12(gate.until)}.` }
  const { availableKobo = 0 } = wallet
  const available = `${formatNaira(availableKobo)} available`
  return availableKobo >= amountKobo
    ? { covers: true, words: available }
    : { covers: false, words: `${available}, ${formatNaira(amountKobo - availableKobo)} missing` }
}
