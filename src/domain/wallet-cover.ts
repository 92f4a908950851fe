import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { time12 } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'

/** Whether the wallet can pay an amount, and what it says of itself: what it holds, or what keeps it from paying. */
export function walletCover({ status, availableKobo = 0, pinLockedUntil }: Wallet, amountKobo: number): { covers: boolean; words: string } {
  if (status === 'restricted') return { covers: false, words: 'Your wallet is under review. Contact support.' }
  if (status !== 'active') return { covers: false, words: 'Activate your wallet to pay from it.' }
  if (pinLockedUntil) return { covers: false, words: `Your PIN is locked until ${time12(pinLockedUntil)}.` }
  const available = `${formatNaira(availableKobo)} available`
  return availableKobo >= amountKobo ? { covers: true, words: available } : { covers: false, words: `${available}, ${formatNaira(amountKobo - availableKobo)} missing` }
}
