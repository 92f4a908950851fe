import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database.ts'
import { company, employer, wallet } from '../../db/schema.ts'
import { newId } from '../../platform/secrets/secrets.ts'

/** The normalized spelling under which an email is stored and looked up. */
export const normalEmail = (email: string) => email.trim().toLowerCase()

export interface NewAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
}

/** Creates an employer with an unnamed business and a wallet that is not activated; undefined when the email has an account. */
export async function createAccount(tx: Transaction, account: NewAccount, now: Date): Promise<string | undefined> {
  const id = newId('emp')
  const created = await tx
    .insert(employer)
    .values({ id, ...account, email: normalEmail(account.email), createdAt: now })
    .onConflictDoNothing({ target: employer.email })
    .returning({ id: employer.id })
  if (created.length === 0) return undefined
  await tx.insert(company).values({ id: newId('co'), employerId: id })
  await tx.insert(wallet).values({ employerId: id })
  return id
}

export async function accountByEmail(tx: Pick<Transaction, 'select'>, email: string) {
  const [found] = await tx
    .select()
    .from(employer)
    .where(eq(employer.email, normalEmail(email)))
  return found
}
