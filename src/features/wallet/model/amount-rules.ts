import * as z from 'zod/mini'
import { amountKobo } from '@/api/contract/schemas/money.ts'
import type { Wallet, WalletLimits } from '@/api/contract/schemas/wallet.ts'
import { formatNaira } from '@/lib/money.ts'

export type Movement = 'fund' | 'withdraw'

/** The form of both dialogs: an amount, null while the field is empty. */
export interface AmountForm {
  amountKobo: number | null
}

const isTyped = z.custom<number | null>((value) => value !== null, 'Amount is required')

/** The rules of an amount (docs/product/messages.md): those of the contract, and the limits that the wallet reports. */
export function amountForm(movement: Movement, { limits, availableKobo }: Pick<Wallet, 'limits' | 'availableKobo'>) {
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

/** The minimum and maximum of one movement, in kobo. */
export function range(limits: WalletLimits, movement: Movement): readonly [least: number, most: number] {
  return movement === 'fund'
    ? [limits.minFundKobo, limits.maxFundKobo]
    : [limits.minWithdrawKobo, limits.maxWithdrawKobo]
}
