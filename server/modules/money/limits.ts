import type { WalletLimits } from '../../../src/api/contract/schemas/wallet.ts'

/** Minimum and maximum of a funding and a withdrawal (₦1,000.00 to ₦5,000,000.00), and the withdrawal fee (₦25.00), in kobo. */
export const walletLimits: WalletLimits = {
  minFundKobo: 100_000,
  maxFundKobo: 500_000_000,
  minWithdrawKobo: 100_000,
  maxWithdrawKobo: 500_000_000,
  withdrawFeeKobo: 2_500,
}
