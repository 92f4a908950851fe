import { aProfile } from './factories.ts'
import { MockRefusal } from './mock-refusal.ts'
import { rightCode, tokenOf, type MockState } from './state.ts'
import { emptyVenue, type World } from './world.ts'
import type { Mocks } from './world-handlers.ts'

/** Accounts and codes as the server keeps them: '1234' is the right code, any other is wrong. */
export function authMocks(state: MockState): Mocks['auth'] {
  const { employers, tokens, verified } = state
  const accountOf = (email: string) =>
    [...employers.values()].find((employer) => employer.profile.email === spelled(email))

  const logIn = ({ employerId, profile: { firstName, lastName, image } }: World) => {
    const token = tokenOf(employerId)
    tokens.set(token, employerId)
    return { token, user: { firstName, lastName, employerId, imageUrl: image?.url ?? null } }
  }
  const verify = (emails: Set<string>, { email, code }: { email: string; code: string }, message: string) => {
    if (code !== rightCode) {
      throw new MockRefusal('INVALID_CODE', { message, attemptsLeft: 2, errors: { code: 'Invalid OTP' } })
    }
    emails.add(spelled(email))
    return { proof: `proof-of-${spelled(email)}` }
  }
  const refuseTaken = (email: string) => {
    if (accountOf(email)) {
      throw new MockRefusal('EMAIL_TAKEN', { errors: { email: 'An account with this email already exists' } })
    }
  }

  return {
    login: ({ body: { email, password } }) => {
      const account = accountOf(email)
      if (account?.password !== password) throw new MockRefusal('INVALID_CREDENTIALS')
      if (account.isClosed) throw new MockRefusal('ACCOUNT_CLOSED')
      return { message: 'Logged in successfully!', data: logIn(account) }
    },
    register: ({ body: { email, password, firstName, lastName } }) => {
      if (!verified.signUp.delete(spelled(email))) throw new MockRefusal('EMAIL_NOT_VERIFIED')
      refuseTaken(email)
      const profile = aProfile({ firstName, lastName, email: spelled(email), phone: null })
      const account = emptyVenue({ employerId: `emp_${employers.size + 1}`, password, profile })
      employers.set(account.employerId, account)
      return { message: 'Account created successfully', data: logIn(account) }
    },
    sendVerificationOtp: ({ body: { email } }) => {
      refuseTaken(email)
      return { message: 'Verification code sent successfully', data: null }
    },
    verifyEmailOtp: ({ body }) => {
      const data = verify(verified.signUp, body, 'Invalid OTP code. Please try again.')
      return { message: 'OTP code verified successfully', data }
    },
    forgotPassword: () => ({ message: 'Reset password link has been sent to your email', data: null }),
    verifyForgotPasswordOtp: ({ body }) => {
      const data = verify(verified.reset, body, 'Invalid OTP. Please try again.')
      return { message: 'OTP verified successfully.', data }
    },
    resetPassword: ({ body: { email, newPassword } }) => {
      const account = accountOf(email)
      if (!verified.reset.delete(spelled(email)) || !account) {
        throw new MockRefusal('EMAIL_NOT_VERIFIED', {
          message: 'Your code has expired. Ask for a new one to set a password.',
        })
      }
      account.password = newPassword
      tokens.delete(tokenOf(account.employerId))
      return { message: 'Password updated successfully!', data: null }
    },
  }
}

/** The one spelling of an email. */
function spelled(email: string): string {
  return email.trim().toLowerCase()
}
