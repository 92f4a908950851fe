import * as z from 'zod/mini'

/** Number of Gigs a plan allows in one period, or 'unlimited' (section 9). */
const gigCount = z.union([z.number(), z.literal('unlimited')])

/**
 * The plan and how much of it is used (section 3). A status other than 'active' does not allow posting;
 * statuses this client does not know are kept as text.
 */
export const subscription = z.object({
  status: z.string(),
  gigCount: z.optional(gigCount),
  gigUsed: z.optional(z.number()),
  planCode: z.optional(z.nullable(z.string())),
  interval: z.optional(z.nullable(z.string())),
  renewsAt: z.optional(z.nullable(z.string())),
  cancelAtPeriodEnd: z.optional(z.boolean()),
})
export type Subscription = z.output<typeof subscription>

/** Wallet and plan of the employer, in one answer as specified. `subscription` is absent or null without a plan. */
export const wallet = z.object({
  status: z.optional(z.string()),
  currency: z.optional(z.string()),
  subscription: z.optional(z.nullable(subscription)),
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
