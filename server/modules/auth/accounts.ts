import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import { type EmployerRow, insertAccount, selectByEmail } from './repository.ts'

/** The normalized spelling under which an email is stored and looked up. */
export const normalEmail = (email: string) => email.trim().toLowerCase()

export type NewAccount = Pick<EmployerRow, 'email' | 'firstName' | 'lastName' | 'passwordHash'>

/** Creates an employer with an unnamed business and a wallet that is not activated; undefined when the email has an account. */
export async function createAccount(tx: Transaction, account: NewAccount, now: Date): Promise<string | undefined> {
  const id = newId('emp')
  const values = { id, ...account, email: normalEmail(account.email), createdAt: now }
  return (await insertAccount(tx, values, newId('co'))) ? id : undefined
}

/** The account of an email in any spelling; undefined without one. */
export const accountByEmail = (tx: Pick<Transaction, 'select'>, email: string) => selectByEmail(tx, normalEmail(email))
