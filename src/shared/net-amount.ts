import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'

/** What a payment moves without its fee, in kobo; undefined while neither it nor the fee is known. */
export function netAmount({
  amountKobo,
  feeKobo,
  netKobo,
}: Pick<PaymentTransaction, 'amountKobo' | 'feeKobo' | 'netKobo'>): number | undefined {
  return netKobo ?? (feeKobo === undefined ? undefined : amountKobo - feeKobo)
}
