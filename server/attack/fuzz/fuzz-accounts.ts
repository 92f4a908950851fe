import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { api } from '../../../src/api/contract/table.ts'
import { pin, withdrawalAccount } from '../../db/money-schema.ts'
import { company, employer, subscription, wallet } from '../../db/schema.ts'
import { settle } from '../../modules/money/settle.ts'
import { addNotification } from '../../modules/notifications/service.ts'
import { hashPassword } from '../../platform/secrets/password-hash.ts'
import { startSession } from '../../modules/auth/sessions.ts'
import { demoLogIn } from '../../seed/demo.ts'
import { openAccounts, rightPassword, rightPin } from '../../testing/ledger-run/accounts.ts'
import { call } from '../../testing/ledger-run/caller.ts'
import type { Fleet } from '../../testing/ledger-run/fleet.ts'
import { databaseOf } from '../../testing/server-process.ts'
import { createIds } from './ids.ts'
import type { FuzzCaller } from './requests.ts'

const dayMs = 24 * 60 * 60_000
/** What each repair adds to a wallet, in kobo. */
const fundedKobo = 50_000_000

/** A caller whose session changes during the run. */
export type MutableCaller = { -readonly [Name in keyof FuzzCaller]: FuzzCaller[Name] }

/** Opens the accounts of a fuzz run: the demo employer, who has Gigs, workers and payments, and two new ones. */
export async function openFuzzAccounts(fleet: Fleet) {
  const pool = new Pool({ connectionString: databaseOf(fleet.dataDir).url, max: 4 })
  // A connection that breaks is an error of the next statement.
  pool.on('error', () => undefined)
  const db = drizzle(pool)
  const [pinHash, passwordHash] = await Promise.all([hashPassword(rightPin), hashPassword(rightPassword)])

  /** Gives an account its PIN, password, plan and money again, and something new in its bell. */
  async function repair(caller: FuzzCaller) {
    const { employerId } = caller
    const now = new Date()
    const isOf = (column: AnyPgColumn) => eq(column, employerId)
    await db.transaction(async (tx) => {
      await tx.delete(pin).where(isOf(pin.employerId))
      await tx.insert(pin).values({ employerId, hash: pinHash, changedAt: now })
    })
    // Each statement is a transaction of its own, so that none can wait for a call of the server that waits for it.
    await db.update(employer).set({ passwordHash }).where(isOf(employer.id))
    await db.update(wallet).set({ status: 'active' }).where(isOf(wallet.employerId))
    await db.update(company).set({ companyName: 'Eko Events' }).where(isOf(company.employerId))
    const plan = { status: 'active', gigCount: null, renewsAt: new Date(now.getTime() + 30 * dayMs) }
    await db.update(subscription).set(plan).where(isOf(subscription.employerId))
    // Counted limits without a setting, such as that of tickets. A row that a call holds is left.
    await db.execute(sql`delete from rate_limit where key in (select key from rate_limit for update skip locked)`)
    // A new account to withdraw to pauses withdrawals for a day.
    const changedAt = new Date(now.getTime() - 2 * dayMs)
    await db.update(withdrawalAccount).set({ changedAt }).where(isOf(withdrawalAccount.employerId))
    await db.transaction((tx) =>
      addNotification(tx, { employerId, title: 'News', message: 'Something happened.', createdAt: now }),
    )
    const body = { amountKobo: fundedKobo, ref: crypto.randomUUID() }
    const begun = await call(fleet.address(0), api.wallet.fund, { body }, caller)
    if (begun.kind !== 'done') return
    await settle(db, String(begun.data['reference']), { status: 'success', amountKobo: fundedKobo }, now)
  }

  const signIn = (employerId: string) => startSession(db, employerId, new Date())

  async function callerOf(employerId: string, email: string): Promise<MutableCaller> {
    const places = await fleet.query<{ id: string; gigId: string }>(
      'select id, gig_id as "gigId" from worker_gig where employer_id = $1',
      [employerId],
    )
    const caller = { employerId, email, token: await signIn(employerId), ids: createIds(), places }
    await repair(caller)
    return caller
  }

  const [demo] = await fleet.query<{ id: string }>('select id from employer where email = $1', [demoLogIn.email])
  if (demo === undefined) throw new Error('The demo employer is missing')
  const callers = [await callerOf(demo.id, demoLogIn.email)]
  for (const [number, { employerId }] of (await openAccounts(fleet.dataDir, 2)).entries()) {
    callers.push(await callerOf(employerId, `run-${number}@venue.example`))
  }
  return { callers, repair, signIn, close: () => pool.end() }
}
