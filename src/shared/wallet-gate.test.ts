import { expect, it } from 'vitest'
import { walletGate } from './wallet-gate.ts'

const now = new Date('2025-11-14T08:00:00+01:00')
const later = '2025-11-14T16:30:00+01:00'

it.each([
  [{ status: 'active' }, 'open'],
  [{ status: 'not_activated' }, 'not activated'],
  [{}, 'not activated'],
  [{ status: 'restricted', pinLockedUntil: later }, 'restricted'],
  [{ status: 'something new' }, 'restricted'],
  [{ status: 'active', pinLockedUntil: later }, 'pin locked'],
  [{ status: 'active', pinLockedUntil: '2025-11-14T08:00:00+01:00' }, 'open'],
  [{ status: 'active', pinLockedUntil: null }, 'open'],
  [{ status: 'active', pinLockedUntil: null, pinResetRequired: true }, 'pin locked'],
])('%j is %s', (wallet, kind) => {
  expect(walletGate(wallet, now).kind).toBe(kind)
})
