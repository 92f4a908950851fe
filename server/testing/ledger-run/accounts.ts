import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { worker } from '../../db/gig-schema.ts'
import { pin, withdrawalAccount } from '../../db/money-schema.ts'
import { company, wallet } from '../../db/schema.ts'
import { createAccount } from '../../modules/auth/accounts.ts'
import { hashPassword } from '../../platform/secrets/password-hash.ts'
import { startSession } from '../../modules/auth/sessions.ts'
import { databaseOf } from '../server-process.ts'
import type { Caller } from './caller.ts'

export const rightPin = '2580'
export const rightPassword = 'Marquee-2025'

/** The worker who is hired for all Gigs of a run. */
export const hiredWorker = 'wrk_run'

/** Creates signed-in employers with a business name, an active wallet, a PIN and an account; and a worker to hire. */
export async function openAccounts(dataDir: string, count: number): Promise<Caller[]> {
  const pool = new Pool({ connectionString: databaseOf(dataDir).url, max: 1 })
  const db = drizzle(pool)
  const now = new Date()
  const passwordHash = await hashPassword(rightPassword)
  const hash = await hashPassword(rightPin)
  const account = {
    bankCode: '011',
    bankName: 'First Bank of Nigeria',
    accountNumber: '0000014579',
    accountName: 'EKO EVENTS LTD',
    verified: true,
    changedAt: now,
  }
  const callers: Caller[] = []
  for (let number = 0; number < count; number += 1) {
    callers.push(
      await db.transaction(async (tx) => {
        const employerId = await createAccount(
          tx,
          { email: `run-${number}@venue.example`, firstName: 'Ngozi', lastName: 'Eze', passwordHash },
          now,
        )
        if (employerId === undefined) throw new Error('The database of a run is new')
        await tx.insert(withdrawalAccount).values({ employerId, ...account })
        await tx.insert(pin).values({ employerId, hash, changedAt: now })
        await tx.update(wallet).set({ status: 'active' })
        await tx.update(company).set({ companyName: 'Eko Events' })
        return { employerId, token: await startSession(tx, employerId, now) }
      }),
    )
  }
  await db.insert(worker).values({
    id: hiredWorker,
    firstName: 'Tunde',
    lastName: 'Bakare',
    title: 'Photographer',
    city: 'Yaba',
    state: 'Lagos',
    category: 'photographer',
    skills: ['Portrait'],
    createdAt: now,
  })
  await pool.end()
  return callers
}
