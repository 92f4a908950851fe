import * as z from 'zod/mini'
import { display } from './display.ts'
import { kobo } from './money.ts'

/** Number of Gigs a plan allows in one period, or 'unlimited' (spec S9-11). */
const gigCount = z.union([z.number(), z.literal('unlimited')])

/**
 * The plan and how much of it is used (spec S3-8). A status other than 'active' does not allow posting;
 * statuses this client does not know are kept as text.
 */
export const subscription = z.object({
  status: z.string(),
  gigCount: z.optional(gigCount),
  gigUsed: z.optional(z.number()),
  /** How many Gigs wait for their payment: each keeps a place of the plan, which `gigUsed` does not count yet. */
  gigReserved: z.optional(z.number()),
  planCode: z.optional(z.nullable(z.string())),
  interval: z.optional(z.nullable(z.string())),
  /** Price of the running period. */
  priceKobo: z.optional(z.nullable(kobo)),
  startedAt: z.optional(z.nullable(z.string())),
  renewsAt: z.optional(z.nullable(z.string())),
  cancelAtPeriodEnd: z.optional(z.boolean()),
  /** The plan that begins at `renewsAt`, after a downgrade. */
  nextPlanCode: z.optional(z.nullable(z.string())),
  nextInterval: z.optional(z.nullable(z.string())),
})
export type Subscription = z.output<typeof subscription>

/** The employer's own account number for transfers, where there is one. */
const fundingAccount = z.object({ bankName: z.string(), accountNumber: z.string(), accountName: z.string() })

/** What one movement of money may be at least and at most, and what a withdrawal costs; all in kobo. */
export const walletLimits = z.object({
  minFundKobo: kobo,
  maxFundKobo: kobo,
  minWithdrawKobo: kobo,
  maxWithdrawKobo: kobo,
  withdrawFeeKobo: kobo,
})
export type WalletLimits = z.output<typeof walletLimits>

/** Wallet and plan of the employer, in one answer as specified. `subscription` is absent or null without a plan. */
export const wallet = z.object({
  /** 'not_activated', 'active' or 'restricted'; others are kept as text. */
  status: z.optional(z.string()),
  currency: z.optional(z.string()),
  pinSet: z.optional(z.boolean()),
  /** Until when money actions are locked after too many wrong PINs. */
  pinLockedUntil: z.optional(z.nullable(z.string())),
  /** Whether the PIN is locked until it is reset; `pinLockedUntil` is null then. */
  pinResetRequired: z.optional(z.boolean()),
  /** Can be spent or withdrawn. */
  availableKobo: z.optional(kobo),
  /** Paid for Gigs, released when the work is approved. */
  heldKobo: z.optional(kobo),
  /** Pending payments into the wallet. */
  pendingKobo: z.optional(kobo),
  fundingAccount: z.optional(z.nullable(fundingAccount)),
  limits: z.optional(walletLimits),
  subscription: z.optional(z.nullable(subscription)),
  /** Here, because every page of the dashboard reads this first. Null: nothing was chosen. */
  display: z.optional(z.nullable(display)),
})
export type Wallet = z.output<typeof wallet>

/** What of the set-up is done; the dashboard's checklist shows it while `isNewUser` is true. */
export const onboardingStatus = z.object({
  isNewUser: z.boolean(),
  steps: z.object({
    companyProfile: z.boolean(),
    wallet: z.boolean(),
    subscription: z.boolean(),
    firstGig: z.boolean(),
  }),
})
export type OnboardingStatus = z.output<typeof onboardingStatus>

export const newUserStatus = z.strictObject({ isNewUser: z.boolean({ error: 'isNewUser must be true or false' }) })
