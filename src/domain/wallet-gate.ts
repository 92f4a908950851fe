import type { Wallet } from '@/api/contract/schemas/wallet.ts'

/** What keeps money from moving (docs/product/rules.md#gates). */
export type WalletGate =
  { kind: 'open' } | { kind: 'not activated' } | { kind: 'restricted' } | { kind: 'pin locked'; until: string }

/** The gate of a wallet at a moment. A status nobody knows is treated with care: it may be looked at, but nothing moves. */
export function walletGate(
  { status, pinLockedUntil }: Pick<Wallet, 'status' | 'pinLockedUntil'>,
  now: Date,
): WalletGate {
  if (status === undefined || status === 'not_activated') return { kind: 'not activated' }
  if (status !== 'active') return { kind: 'restricted' }
  const isLocked = typeof pinLockedUntil === 'string' && Date.parse(pinLockedUntil) > now.getTime()
  return isLocked ? { kind: 'pin locked', until: pinLockedUntil } : { kind: 'open' }
}
