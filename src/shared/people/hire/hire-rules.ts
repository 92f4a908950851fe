import * as z from 'zod/mini'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { hire } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { amountKobo } from '@/api/contract/schemas/money.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { formatNaira } from '@/lib/money.ts'
import { canApplicant } from '@/rules/applicant-states.ts'
import { agreedPayError, type ExtraPay, extraPayFor } from '@/rules/hiring.ts'
import { hasPlace, isDeciding } from '@/shared/free-places.ts'

type HiringGig = Pick<Gig, 'hiring'>

/** Whether 'Hire' is offered for an applicant of this Gig. */
export const isHireable = (gig: Pick<Gig, 'status' | 'hiring'>, { status }: Pick<Applicant, 'status'>) =>
  isDeciding(gig) && hasPlace(gig) && canApplicant(status, 'hire')

/** What the form of the dialog holds. */
export type HireForm = { agreedKobo: number | null; note: string }

const isTyped = z.custom<number | null>((value) => value !== null, 'Agreed pay is required')

/** The rules of the contract for the agreed pay in this Gig and the words to the worker. */
export const hireForm = ({ hiring }: HiringGig) =>
  z.object({
    agreedKobo: z.pipe(z.pipe(isTyped, z.number({ error: 'Please enter a valid amount' })), enoughPay(hiring)),
    note: z.pipe(z.string(), z.nonoptional(hire.shape.note)),
  })

const enoughPay = (hiring: HiringGig['hiring']) =>
  amountKobo.check((pay) => {
    const error = hiring ? agreedPayError(hiring, pay.value, formatNaira) : undefined
    if (error !== undefined) pay.issues.push({ code: 'custom', input: pay.value, message: error })
  })

/** The pay that the form starts with: what the applicant asks for, else what the Gig holds for a place; in kobo. */
export const startingPay = ({ hiring }: HiringGig, { proposedKobo }: Pick<Applicant, 'proposedKobo'>) =>
  proposedKobo ?? hiring?.payKobo ?? null

/** What the wallet pays for this hire; undefined while no amount is typed. */
export function extraPayOf({ hiring }: HiringGig, agreedKobo: number | null): ExtraPay | undefined {
  if (hiring === null || hiring === undefined || agreedKobo === null) return undefined
  return extraPayFor(hiring, agreedKobo)
}

/** How much the wallet lacks for an amount, in kobo; zero where it has enough. */
export const missingFrom = ({ availableKobo = 0 }: Pick<Wallet, 'availableKobo'>, totalKobo: number) =>
  Math.max(0, totalKobo - availableKobo)
