import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { type PinLock, type PinLockFields, pinLockOf } from './pin-lock.ts'

/** Condition that blocks movements of money (docs/product/rules.md#gates). */
export type WalletGate =
  { kind: 'open' } | { kind: 'not activated' } | { kind: 'restricted' } | { kind: 'pin locked'; lock: PinLock }

/** The gate of a wallet at a moment. An unknown status is treated as restricted: the wallet can be read, but no money moves. */
export function walletGate({ status, ...pinFields }: Pick<Wallet, 'status'> & PinLockFields, now: Date): WalletGate {
  if (status === undefined || status === 'not_activated') return { kind: 'not activated' }
  if (status !== 'active') return { kind: 'restricted' }
  const lock = pinLockOf(pinFields, now)
  return lock === undefined ? { kind: 'open' } : { kind: 'pin locked', lock }
}
