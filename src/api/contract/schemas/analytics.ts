import * as z from 'zod/mini'
import { kobo } from './money.ts'

/** Ranges of the dashboard's figures. Every range ends with the present day of Lagos. */
export const analyticsRanges = ['7d', '30d', '90d', '12m'] as const
export type AnalyticsRange = (typeof analyticsRanges)[number]

export const analyticsQuery = z.strictObject({
  range: z._default(z.enum(analyticsRanges, { error: `range must be one of ${analyticsRanges.join(', ')}` }), '30d'),
})

/**
 * The dashboard's figures of a range (docs/product/entities.md). Spend is what was paid for Gigs and plans, minus what of it came back, on
 * the day on which it was booked; moving money in or out of the wallet is no spend.
 */
export const dashboardAnalytics = z.object({
  /** Gigs that are open or in progress now, which is in every range. */
  openGigs: z.number(),
  inProgressGigs: z.number(),
  /** Completed Gigs whose last session ended in the range. */
  completedGigs: z.number(),
  /** Applications received in the range. */
  applicants: z.number(),
  /** Workers hired in the range and not cancelled since. */
  hires: z.number(),
  spendKobo: kobo,
  /** Spend of the period before; null when the account did not exist in it. */
  previousSpendKobo: z.optional(z.nullable(kobo)),
  /** Share of filled places, 0 to 1, of the Gigs published in the range; null when there are none. */
  fillRate: z.optional(z.nullable(z.number())),
  /** Hours from publishing a Gig to hiring, on average over the hires, to a tenth; null when there are none. */
  avgHoursToHire: z.optional(z.nullable(z.number())),
  /** Every day of the range in order, also those without anything; for `12m` every month, under its first day. */
  series: z._default(
    z.array(z.object({ date: z.string(), spendKobo: kobo, applicants: z.number(), hires: z.number() })),
    [],
  ),
})
export type DashboardAnalytics = z.output<typeof dashboardAnalytics>
