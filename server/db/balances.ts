import { eq, type Placeholder, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/db/database.ts'
import { type EmployerAccountKind, ledgerAccount } from './money-schema.ts'

const balanceOf = (kind: EmployerAccountKind) =>
  sql`coalesce(sum(${ledgerAccount.balanceKobo}) filter (where ${ledgerAccount.kind} = ${kind}), 0)`.mapWith(Number)

/** The statement that reads the employer's balances, which is also a part of larger ones. It answers one row, also for an employer without accounts. */
export const selectBalances = (db: Pick<Transaction, 'select'>, employerId: string | Placeholder) =>
  db
    .select({
      availableKobo: balanceOf('wallet').as('available_kobo'),
      heldKobo: balanceOf('held').as('held_kobo'),
      leavingKobo: balanceOf('withdrawal').as('leaving_kobo'),
    })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.employerId, employerId))
