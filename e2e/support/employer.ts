import { randomUUID } from 'node:crypto'
import { auth } from '../../src/api/contract/endpoints/auth.ts'
import { call, send } from './api.ts'
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

/** Asks for a code by email. @returns the headers of the browser that asked, without which its code is refused */
async function askForCode(
  endpoint: typeof auth.sendVerificationOtp | typeof auth.forgotPassword,
  email: string,
): Promise<{ Cookie: string }> {
  const response = await send(endpoint, { body: { email } })
  return {
    Cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  }
}

/** Signs a person up through the API with the code from the outbox. */
export async function createEmployer(person: Person = newPerson()): Promise<Employer> {
  const { email } = person
  const headers = await askForCode(auth.sendVerificationOtp, email)
  const verified = await call(
    auth.verifyEmailOtp,
    { body: { email, code: await codeSentTo(email) } },
    undefined,
    headers,
  )
  const { user, token } = await call(auth.register, { body: { ...person, proof: verified?.proof } })
  if (!user.employerId) throw new Error('The new account has no employer id')
  return { ...person, employerId: user.employerId, token }
}

/** Sets another password with a reset code, which ends every session of the employer. */
export async function resetPassword({ email }: Person, newPassword: string): Promise<void> {
  const headers = await askForCode(auth.forgotPassword, email)
  const verified = await call(
    auth.verifyForgotPasswordOtp,
    { body: { email, code: await codeSentTo(email) } },
    undefined,
    headers,
  )
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
