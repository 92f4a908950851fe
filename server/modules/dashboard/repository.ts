import { and, eq, sql } from 'drizzle-orm'
import { selectBalances } from '../../db/balances.ts'
import { gig } from '../../db/gig-schema.ts'
import { isUnfinished, payment, pin } from '../../db/money-schema.ts'
import { company, employer, subscription, wallet } from '../../db/schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

type Reader = Pick<Database, 'select'>

/** The row of an employer's plan. */
export type PlanRow = typeof subscription.$inferSelect

/** Wallet, plan, PIN, balances and how lists are shown in one statement. `pendingKobo` is the sum of the fundings that are not final, `gigReserved` the number of Gigs that wait for their payment. */
export const selectWallet = prepared((db) => {
  const employerId = sql.placeholder('employerId')
  const balances = selectBalances(db, employerId).as('balances')
  const pending = db
    .select({ kobo: sql`coalesce(sum(${payment.amountKobo}), 0)`.mapWith(Number).as('kobo') })
    .from(payment)
    .where(and(eq(payment.employerId, employerId), eq(payment.type, 'wallet_funding'), isUnfinished))
    .as('pending')
  const reserved = db
    .select({ gigs: sql`count(*)`.mapWith(Number).as('gigs') })
    .from(gig)
    .where(and(eq(gig.employerId, employerId), eq(gig.status, 'pending_payment')))
    .as('reserved')
  return db
    .select({
      wallet,
      subscription,
      gigReserved: reserved.gigs,
      display: employer.display,
      pin: { employerId: pin.employerId, locks: pin.locks, lockedUntil: pin.lockedUntil },
      availableKobo: balances.availableKobo,
      heldKobo: balances.heldKobo,
      pendingKobo: pending.kobo,
    })
    .from(wallet)
    .innerJoin(employer, eq(employer.id, wallet.employerId))
    .leftJoin(subscription, eq(subscription.employerId, wallet.employerId))
    .leftJoin(pin, eq(pin.employerId, wallet.employerId))
    .crossJoin(balances)
    .crossJoin(pending)
    .crossJoin(reserved)
    .where(eq(wallet.employerId, employerId))
    .prepare('wallet_of_employer')
})

/** What the onboarding steps are derived from; undefined without the employer's company or wallet. */
export async function selectOnboarding(db: Reader, employerId: string) {
  const [row] = await db
    .select({
      isNewUser: employer.isNewUser,
      companyName: company.companyName,
      walletStatus: wallet.status,
      plan: subscription.status,
      hasPosted: sql<boolean>`exists (select from ${gig} where ${gig.employerId} = ${employer.id} and ${gig.publishedAt} is not null)`,
    })
    .from(employer)
    .innerJoin(company, eq(company.employerId, employer.id))
    .innerJoin(wallet, eq(wallet.employerId, employer.id))
    .leftJoin(subscription, eq(subscription.employerId, employer.id))
    .where(eq(employer.id, employerId))
  return row
}

/** Hides or shows the onboarding checklist. */
export const updateIsNewUser = (db: Database, employerId: string, isNewUser: boolean) =>
  db.update(employer).set({ isNewUser }).where(eq(employer.id, employerId))

/** When the employer signed up; undefined without such an employer. */
export async function selectSignUpTime(tx: Reader, employerId: string): Promise<Date | undefined> {
  const [account] = await tx.select({ createdAt: employer.createdAt }).from(employer).where(eq(employer.id, employerId))
  return account?.createdAt
}
