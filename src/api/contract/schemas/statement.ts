import * as z from 'zod/mini'
import { day } from './days.ts'
import { instant, pageQuery } from './fields.ts'
import { kobo } from './money.ts'

/** One movement of the wallet's available money. A payment may have several: a debit, and its reversal when the bank returns the transfer. */
export const statementLine = z.object({
  id: z.string(),
  /** When it moved, which may be days after its payment began. */
  postedAt: instant,
  direction: z.string(),
  amountKobo: kobo,
  /** True when the movement reverses an earlier one of the same payment. */
  returned: z.optional(z.boolean()),
  /** Of the payment. */
  reference: z.string(),
  description: z.string(),
})
export type StatementLine = z.output<typeof statementLine>

/** The wallet over some days: its balances at their beginning and end, absent where they are not known, and a page of what moved in between. */
export const walletStatement = z.object({
  openingKobo: z.optional(z.nullable(kobo)),
  closingKobo: z.optional(z.nullable(kobo)),
  lines: z.array(statementLine),
  totalLine: z.number(),
})
export type WalletStatement = z.output<typeof walletStatement>

/** Days in Lagos, both included. */
export const statementQuery = z
  .strictObject({ ...pageQuery(20), from: day('from'), to: day('to') })
  .check(z.refine(({ from, to }) => from <= to, { error: 'from must not be after to', path: ['from'] }))
