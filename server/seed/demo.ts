import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { company, employer, notification, subscription, wallet } from '../db/schema.ts'
import { accountByEmail, createAccount } from '../domain/accounts.ts'
import { day, later } from '../domain/deps.ts'
import { hashPassword, verifyPassword } from '../domain/password-hash.ts'
import { newId } from '../domain/secrets.ts'
import { demoNotifications } from './demo-notifications.ts'

/** The demo's log-in, printed at start. It holds nothing worth protecting. */
export const demoLogIn = { email: 'demo@marquee.example', password: 'Marquee-demo-1' }

/** Any number, the same in every process: the name of the lock under which one of them seeds. */
const seedLock = 7_262_028

const lagosOffsetMs = 60 * 60 * 1000

/** A time of day in Lagos (UTC+1 all year), some days before another moment. */
function lagosTime(now: Date, daysAgo: number, at: string): Date {
  const date = new Date(now.getTime() + lagosOffsetMs - daysAgo * day).toISOString().slice(0, 10)
  return new Date(`${date}T${at}:00+01:00`)
}

/** Creates the demo employer with a business, a Premium plan and notifications, if the database holds no employer at all. */
export async function seedDemo(db: Database, now: Date) {
  const passwordHash = await hashPassword(demoLogIn.password)
  await db.transaction(async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(${seedLock})`)
    if ((await tx.$count(employer)) > 0) return
    const createdAt = later(now, -49 * day)
    const employerId = await createAccount(tx, { email: demoLogIn.email, firstName: 'Ngozi', lastName: 'Eze', passwordHash }, createdAt)
    if (employerId === undefined) throw new Error('The demo employer exists in an empty database')
    await fillAccount(tx, employerId, now)
  })
}

async function fillAccount(tx: Transaction, employerId: string, now: Date) {
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
  await tx.update(wallet).set({ status: 'active' }).where(eq(wallet.employerId, employerId))
  await tx.insert(subscription).values({
    employerId,
    status: 'active',
    planCode: 'premium',
    interval: 'month',
    gigCount: 10,
    gigUsed: 4,
    renewsAt: later(now, 15 * day),
  })
  const rows = demoNotifications
    .map(({ daysAgo, at, title, message, isUnread = false, gigId }) => ({
      id: newId('ntf'),
      employerId,
      title,
      message,
      read: !isUnread,
      metadata: gigId === undefined ? null : { type: 'gig', gigId },
      createdAt: lagosTime(now, daysAgo, at),
    }))
    .filter((row) => row.createdAt <= now)
  await tx.insert(notification).values(rows)
}

/** Whether the demo's log-in works here: it was seeded, and nobody changed its password. */
export async function hasDemoLogIn(db: Database): Promise<boolean> {
  const account = await accountByEmail(db, demoLogIn.email)
  return account !== undefined && verifyPassword(demoLogIn.password, account.passwordHash)
}
