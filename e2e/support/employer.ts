import { randomUUID } from 'node:crypto'
import { auth } from '../../src/api/contract/endpoints/auth.ts'
import { call } from './api.ts'
import { codeSentTo } from './outbox.ts'

/** The data of a person without an account. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/** A new account and an active session of it. */
export interface Employer extends Person {
  readonly employerId: string
  readonly token: string
}

/** Returns a person with an email that has no account. */
export function newPerson(firstName = 'Adaeze', lastName = 'Okoro'): Person {
  return {
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}.${randomUUID()}@business.example`,
    password: 'Eko-Bridge-1960',
  }
}

/** Signs a person up through the API with the code from the outbox. */
export async function createEmployer(person: Person = newPerson()): Promise<Employer> {
  const { email } = person
  await call(auth.sendVerificationOtp, { body: { email } })
  const verified = await call(auth.verifyEmailOtp, { body: { email, code: await codeSentTo(email) } })
  const { user, token } = await call(auth.register, { body: { ...person, proof: verified?.proof } })
  if (!user.employerId) throw new Error('The new account has no employer id')
  return { ...person, employerId: user.employerId, token }
}

/** Sets another password with a reset code, which ends every session of the employer. */
export async function resetPassword({ email }: Person, newPassword: string): Promise<void> {
  await call(auth.forgotPassword, { body: { email } })
  const verified = await call(auth.verifyForgotPasswordOtp, { body: { email, code: await codeSentTo(email) } })
  const body = { email, newPassword, confirmPassword: newPassword, proof: verified?.proof }
  await call(auth.resetPassword, { body })
}

/** Returns what a signed-in browser stores under `auth-storage` (spec S3-1). */
export function storedSession({ firstName, lastName, employerId, token }: Employer): string {
  return JSON.stringify({
    state: { user: { firstName, lastName, employerId }, isAuthenticated: true, token },
    version: 0,
  })
}
