import type { Wallet } from '@/api/contract/schemas/wallet.ts'

/** Condition that blocks movements of money (docs/product/rules.md#gates). */
export type WalletGate =
  { kind: 'open' } | { kind: 'not activated' } | { kind: 'restricted' } | { kind: 'pin locked'; until: string }

/** The gate of a wallet at a moment. An unknown status is treated as restricted: the wallet can be read, but no money moves. */
export function walletGate(
  { status, pinLockedUntil }: Pick<Wallet, 'status' | 'pinLockedUntil'>,
  now: Date,
): WalletGate {
  if (status === undefined || status === 'not_activated') return { kind: 'not activated' }
  if (status !== 'active') return { kind: 'restricted' }
  const isLocked = typeof pinLockedUntil === 'string' && Date.parse(pinLockedUntil) > now.getTime()
  return isLocked ? { kind: 'pin locked', until: pinLockedUntil } : { kind: 'open' }
}
