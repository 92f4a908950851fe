import * as z from 'zod/mini'
import { instant } from './fields.ts'
import { bounded } from './text.ts'

/** How close the rows of lists can be. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** How a person wants lists to be shown on every device. Of two choices the later one counts, in whichever order they arrive. */
export const display = z.object({
  /** One of `densities`; others are kept as text. */
  density: z.string(),
  chosenAt: instant,
})
export type Display = z.output<typeof display>

const timeMessage = 'chosenAt must be an ISO 8601 time'

/** A choice to store. One that was made before the stored one changes nothing. */
export const displayChange = z.strictObject({
  density: z.enum(densities, 'Density must be comfortable or compact'),
  chosenAt: bounded(30, timeMessage).check(z.refine((text) => !Number.isNaN(Date.parse(text)), timeMessage)),
})
