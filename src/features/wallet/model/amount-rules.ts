import type { Wallet, WalletLimits } from '@/api/contract/schemas/wallet.ts'
import type { MoneyChange } from '@/design-system/components/MoneyField/index.ts'
import { formatNaira, type NairaProblem } from '@/lib/money.ts'

export type Movement = 'fund' | 'withdraw'

/** The error message of an amount (docs/product/messages.md); undefined when the amount is valid. */
export function amountProblem(
  change: MoneyChange,
  movement: Movement,
  { limits, availableKobo }: Pick<Wallet, 'limits' | 'availableKobo'>,
): string | undefined {
  if (change.problem !== undefined) return textProblem(change.problem)
  const { kobo } = change
  const [least, most] = limits === undefined ? [1, Number.POSITIVE_INFINITY] : range(limits, movement)
  if (kobo < least) {
    return limits === undefined ? 'Please enter a valid amount' : `Minimum amount is ${formatNaira(least)}`
  }
  if (movement === 'withdraw' && availableKobo !== undefined && kobo > availableKobo) {
    return `Amount must not exceed your available balance of ${formatNaira(availableKobo)}`
  }
  return kobo > most ? `Maximum amount is ${formatNaira(most)}` : undefined
}

function textProblem(problem: NairaProblem): string {
  return problem === 'empty' ? 'Amount is required' : 'Please enter a valid amount'
}

/** The minimum and maximum of one movement, in kobo. */
export function range(limits: WalletLimits, movement: Movement): readonly [least: number, most: number] {
  return movement === 'fund'
    ? [limits.minFundKobo, limits.maxFundKobo]
    : [limits.minWithdrawKobo, limits.maxWithdrawKobo]
}
