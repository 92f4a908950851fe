import type { Outcome } from './copy.ts'

/* Apart from the copy of the other pages, which the first page would otherwise download. */

export const signIn = {
  title: 'Sign in to Marquee',
  intro: 'Login in to your account to start posting gigs',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
  submit: 'Sign In',
  submitting: 'Signing in',
  newHere: 'New to Marquee?',
  createAccount: 'Create Account',
}

/** The messages at the end of a log-in: the first rows of the error catalogue (spec S8-1, S8-2). */
export const loginOutcome = {
  success: 'Logged in successfully!',
  failure: { second: 'genericMessage', fallback: 'Login failed! Please try again.' },
} as const satisfies Outcome
