import { expect, it } from 'vitest'
import { aWallet } from '@/api/mocks/factories.ts'
import { checkWalletFunds } from './wallet-funds.ts'

it.each([
  [{ availableKobo: 1_500_000 }, true, '₦15,000.00 available'],
  [{ availableKobo: 1_499_999 }, false, '₦14,999.99 available, ₦0.01 missing'],
  [{ status: 'not_activated' }, false, 'Activate your wallet to pay from it.'],
  [{ status: 'restricted' }, false, 'Your wallet is under review. Contact support.'],
  [{ status: 'something new' }, false, 'Your wallet is under review. Contact support.'],
  [{ pinLockedUntil: '2025-11-14T16:30:00+01:00' }, false, 'Your PIN is locked until 4:30 PM.'],
  [{ pinLockedUntil: '2025-11-14T15:30:00+01:00' }, true, '₦450,000.00 available'],
])('tells whether a wallet with %j can pay', (changes, isSufficient, message) => {
  expect(checkWalletFunds(aWallet(changes), 1_500_000, new Date('2025-11-14T16:00:00+01:00'))).toEqual({
    isSufficient,
    message,
  })
})
