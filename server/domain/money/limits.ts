import type { WalletLimits } from '../../../src/api/contract/schemas/wallet.ts'

/** What one movement may be, and what a withdrawal costs: ₦1,000.00 to ₦5,000,000.00, and ₦25.00. In kobo. */
export const walletLimits: WalletLimits = {
  minFundKobo: 100_000,
  maxFundKobo: 500_000_000,
  minWithdrawKobo: 100_000,
  maxWithdrawKobo: 500_000_000,
  withdrawFeeKobo: 2_500,
}
