import * as z from 'zod/mini'
import { analyticsRanges } from '@/api/contract/schemas/analytics.ts'

/** The search parameters of home (docs/product/rules.md#address-bar). */
export const homeSearch = z.object({
  /** The range of the spend chart. */
  range: z._default(z.enum(analyticsRanges), '30d'),
})
