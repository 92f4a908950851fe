import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/db/database.ts'
import { company, employer, mail } from '../db/schema.ts'
import { accountByEmail, createAccount } from '../modules/auth/accounts.ts'
import { hashPassword, verifyPassword } from '../platform/secrets/password-hash.ts'
import { newId } from '../platform/secrets/secrets.ts'
import { endedGigs } from './demo-ended-gigs.ts'
import { stepsOf } from './demo-gig-steps.ts'
import { type DemoGig, currentGigs } from './demo-gigs.ts'
import { demoPin, moneySteps, openWallet } from './demo-money.ts'
import { connectPayments } from '../app/payment-effects.ts'
import { seedNotifications } from './demo-notifications.ts'
import { playSteps } from './demo-timeline.ts'
import { seedWorkers } from './demo-workers.ts'
import { lagosTime } from './lagos-time.ts'

/** The demo's log-in, printed at start. It is public. */
export const demoLogIn = { email: 'demo@marquee.example', password: 'Marquee-demo-1' }

/** Key of the advisory lock for seeding. */
const seedLock = 7_262_028

/** Seeds the demo employer with a business, payments, Gigs in every status, workers, a plan and notifications, unless the database has an employer. */
export async function seedDemo(db: Database, now: Date) {
  if ((await db.$count(employer)) > 0) return
  const [passwordHash, pinHash] = await Promise.all([hashPassword(demoLogIn.password), hashPassword(demoPin)])
  await db.transaction(async (tx) => {
    await waitForSeedLock(tx)
    if ((await tx.$count(employer)) > 0) return
    const joinedAt = lagosTime(now, { daysAgo: 185, at: '09:10' })
    const employerId = await createAccount(
      tx,
      { email: demoLogIn.email, firstName: 'Ngozi', lastName: 'Eze', passwordHash },
      joinedAt,
    )
    if (employerId === undefined) throw new Error('The demo employer exists in an empty database')
    await openWallet(tx, employerId, pinHash, now)
    const stage = { employerId, workers: await seedWorkers(tx, employerId, now), now }
    const gigs = [...currentGigs, ...endedGigs].map((demoGig) => ({ demoGig, id: newId('gig') }))
    connectPayments()
    await playSteps(
      tx,
      employerId,
      [
        ...moneySteps(employerId, now),
        ...gigs.flatMap(({ demoGig, id }, number) => stepsOf(demoGig, number, id, stage)),
      ],
      now,
    )
    // Mails to workers that the steps queued are deleted, because they belong to the past.
    await tx.delete(mail)
    await fillAccount(tx, employerId, new Map(gigs.map(({ demoGig, id }) => [demoGig.key, id])), now)
  })
}

/**
 * Takes the lock for seeding, by asking again and again: a process that waits in PostgreSQL would be ended by the timeout of locks, while
 * another one seeds for longer than that on a slow machine.
 */
async function waitForSeedLock(tx: Transaction) {
  for (;;) {
    const { rows } = await tx.execute<{ isHeld: boolean }>(
      sql`select pg_try_advisory_xact_lock(${seedLock}::bigint) as "isHeld"`,
    )
    if (rows[0]?.isHeld === true) return
    await wait(200)
  }
}

async function fillAccount(
  tx: Transaction,
  employerId: string,
  gigIds: ReadonlyMap<DemoGig['key'], string>,
  now: Date,
) {
  await tx.update(employer).set({ phone: '+234 803 123 4567', isNewUser: false }).where(eq(employer.id, employerId))
  await tx
    .update(company)
    .set({
      companyName: 'Eko Events Ltd',
      industry: 'Events',
      about: 'Weddings, launches and club nights across Lagos since 2014.',
      phone: '+234 803 123 4567',
      email: 'hello@ekoevents.example',
      website: 'https://ekoevents.example',
      rcNumber: 'RC1234567',
      tin: '12345678-0001',
      street: '14 Adetokunbo Ademola Street',
      city: 'Victoria Island',
      state: 'Lagos',
      verified: true,
    })
    .where(eq(company.employerId, employerId))
  await seedNotifications(tx, employerId, gigIds, now)
}

/** Whether the demo's log-in exists and still has its original password. */
export async function hasDemoLogIn(db: Database): Promise<boolean> {
  const account = await accountByEmail(db, demoLogIn.email)
  return account !== undefined && verifyPassword(demoLogIn.password, account.passwordHash)
}
