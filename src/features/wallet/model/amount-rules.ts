import * as z from 'zod/mini'
import { amountKobo } from '@/api/contract/schemas/money.ts'
import type { Wallet, WalletLimits } from '@/api/contract/schemas/wallet.ts'
import { formatNaira, formatNairaInput } from '@/lib/money.ts'

export type Movement = 'fund' | 'withdraw'

/** The form of both dialogs: an amount, null while the field is empty. */
export interface AmountForm {
  amountKobo: number | null
}

type Limited = Pick<Wallet, 'limits' | 'availableKobo'>

const isTyped = z.custom<number | null>((value) => value !== null, 'Amount is required')

/** The rules of an amount (docs/product/messages.md): those of the contract, and the limits that the wallet reports. */
export function amountForm(movement: Movement, { limits, availableKobo }: Limited) {
  const [least, most] = limits === undefined ? [0, Number.POSITIVE_INFINITY] : range(limits, movement)
  const available = movement === 'withdraw' && availableKobo !== undefined ? availableKobo : Number.POSITIVE_INFINITY
  const withinLimits = z.number({ error: 'Please enter a valid amount' }).check(
    z.refine((kobo) => kobo >= least, `Minimum amount is ${formatNaira(least)}`),
    z.refine((kobo) => kobo <= available, {
      error: () => `Amount must not exceed your available balance of ${formatNaira(available)}`,
    }),
    z.refine((kobo) => kobo <= most, { error: () => `Maximum amount is ${formatNaira(most)}` }),
  )
  return z.object({ amountKobo: z.pipe(z.pipe(isTyped, withinLimits), amountKobo) })
}

const isAllowed = (movement: Movement, wallet: Limited, kobo: number) =>
  amountForm(movement, wallet).safeParse({ amountKobo: kobo }).success

/** The amounts that the fund dialog suggests, of those that the wallet allows. They are whole, and three of them stand in one line: '₦50,000'. */
export function suggestedFundings(wallet: Limited): readonly { label: string; kobo: number }[] {
  return [5_000_000, 10_000_000, 25_000_000]
    .map((kobo) => ({ label: `₦${formatNairaInput(kobo)}`, kobo }))
    .filter(({ kobo }) => isAllowed('fund', wallet, kobo))
}

/** The available balance, where all of it can be withdrawn in one amount. */
export function wholeBalance(wallet: Limited): number | undefined {
  const { availableKobo } = wallet
  return availableKobo !== undefined && isAllowed('withdraw', wallet, availableKobo) ? availableKobo : undefined
}

/** The minimum and maximum of one movement, in kobo. */
export function range(limits: WalletLimits, movement: Movement): readonly [least: number, most: number] {
  return movement === 'fund'
    ? [limits.minFundKobo, limits.maxFundKobo]
    : [limits.minWithdrawKobo, limits.maxWithdrawKobo]
}
