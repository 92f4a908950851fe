import * as z from 'zod/mini'
import { longestPartReason, tooLong } from '@/api/contract/limits.ts'
import { formatNaira } from '@/lib/money.ts'
import { approvalLimits, approvalMessages } from '@/rules/work-review.ts'

/** What an approval pays: the whole agreed pay, or a part with a reason; and a bonus. Amounts in kobo, gross. */
export interface ApprovalTerms {
  /** Undefined for the whole agreed pay. */
  readonly payKobo?: number | undefined
  readonly bonusKobo?: number | undefined
  readonly reason?: string | undefined
}

/** The form of the terms: null is an empty amount. */
export interface TermsForm {
  how: 'whole' | 'part'
  payKobo: number | null
  reason: string
  bonusKobo: number | null
}

const anAmount = 'Please enter a valid amount'
const isAmount = (kobo: number | null) => kobo !== null && Number.isSafeInteger(kobo) && kobo > 0

/**
 * The rules of the terms (docs/product/worker-profile.md).
 * @param agreedKobo the agreed pay, which a part must be below and a bonus must not exceed
 * @param availableKobo what the wallet can pay a bonus from; undefined when it is not known
 */
export function termsRules(agreedKobo: number, availableKobo: number | undefined) {
  const { leastPayKobo, mostBonusKobo } = approvalLimits(agreedKobo)
  const amount = z.custom<number | null>((value) => value === null || typeof value === 'number')
  return z
    .object({
      how: z.enum(['whole', 'part']),
      payKobo: amount,
      reason: z
        .string()
        .check(z.refine((reason) => reason.trim().length <= longestPartReason, tooLong('Reason', longestPartReason))),
      bonusKobo: amount,
    })
    .check(
      z.refine(({ how, payKobo }) => how === 'whole' || isAmount(payKobo), { error: anAmount, path: ['payKobo'] }),
      z.refine(({ how, payKobo }) => how === 'whole' || !isAmount(payKobo) || (payKobo ?? 0) >= leastPayKobo, {
        error: () => approvalMessages.leastPay(formatNaira(leastPayKobo)),
        path: ['payKobo'],
      }),
      z.refine(({ how, payKobo }) => how === 'whole' || !isAmount(payKobo) || (payKobo ?? 0) < agreedKobo, {
        error: () => `A part must be less than the agreed pay of ${formatNaira(agreedKobo)}`,
        path: ['payKobo'],
      }),
      z.refine(({ how, reason }) => how === 'whole' || reason.trim() !== '', {
        error: 'Tell the worker why you pay a part',
        path: ['reason'],
      }),
      z.refine(({ bonusKobo }) => bonusKobo === null || isAmount(bonusKobo), { error: anAmount, path: ['bonusKobo'] }),
      z.refine(({ bonusKobo }) => !isAmount(bonusKobo) || (bonusKobo ?? 0) <= mostBonusKobo, {
        error: () => approvalMessages.mostBonus(formatNaira(mostBonusKobo)),
        path: ['bonusKobo'],
      }),
      z.refine(({ bonusKobo }) => !isAmount(bonusKobo) || (bonusKobo ?? 0) <= (availableKobo ?? Infinity), {
        error: () => `Bonus must not exceed your available balance of ${formatNaira(availableKobo ?? 0)}`,
        path: ['bonusKobo'],
      }),
    )
}

/** The form that starts from terms. */
export const toTermsForm = ({ payKobo, bonusKobo, reason = '' }: ApprovalTerms): TermsForm => ({
  how: payKobo === undefined ? 'whole' : 'part',
  payKobo: payKobo ?? null,
  reason,
  bonusKobo: bonusKobo ?? null,
})

/** The terms that a valid form means. */
export const toTerms = ({ how, payKobo, reason, bonusKobo }: TermsForm): ApprovalTerms => ({
  ...(how === 'part' && payKobo !== null && { payKobo, reason: reason.trim() }),
  ...(bonusKobo !== null && bonusKobo > 0 && { bonusKobo }),
})

/** The terms as the call sends them. */
export const termsBody = ({ payKobo, bonusKobo, reason }: ApprovalTerms) => ({
  ...(payKobo !== undefined && { payKobo }),
  ...(reason !== undefined && { reason }),
  ...(bonusKobo !== undefined && { bonusKobo }),
})
