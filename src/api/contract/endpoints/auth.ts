import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../envelope.ts'
import {
  authResult,
  codeProof,
  credentials,
  emailCode,
  forgottenEmail,
  passwordReset,
  registration,
  signUpEmail,
  verifiedCode,
} from '../schemas/session.ts'

const email = 'ngozi@ekoevents.example'
const tries = ['INVALID_CODE'] as const

/** Sign-in, sign-up and password reset (spec S7-10). */
export const auth = {
  login: endpoint({
    id: 'auth.login',
    method: 'POST',
    path: '/employer/auth/login',
    scope: 'public',
    summary: 'Log in with email and password',
    body: credentials,
    response: authResult,
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_CLOSED'],
    example: { body: { email, password: 'Marquee-2025' } },
  }),
  register: endpoint({
    id: 'auth.register',
    method: 'POST',
    path: '/employer/auth/register',
    scope: 'public',
    summary: 'Create the account of an email that was verified',
    body: z.extend(registration, { proof: codeProof }),
    response: authResult,
    errors: ['EMAIL_NOT_VERIFIED', 'EMAIL_TAKEN'],
    example: { body: { firstName: 'Ngozi', lastName: 'Eze', email, password: 'Marquee2025' } },
  }),
  sendVerificationOtp: endpoint({
    id: 'auth.sendVerificationOtp',
    method: 'POST',
    path: '/employer/auth/send-verification-otp',
    scope: 'public',
    summary: 'Send a sign-up code; also the resend',
    body: signUpEmail,
    response: nothing,
    errors: ['EMAIL_TAKEN'],
    example: { body: { email } },
  }),
  verifyEmailOtp: endpoint({
    id: 'auth.verifyEmailOtp',
    method: 'POST',
    path: '/employer/auth/verify-email-otp',
    scope: 'public',
    summary: 'Verify a sign-up code',
    body: emailCode,
    response: verifiedCode,
    errors: tries,
    example: { body: { email, code: '1234' } },
  }),
  forgotPassword: endpoint({
    id: 'auth.forgotPassword',
    method: 'POST',
    path: '/employer/auth/forgot-password',
    scope: 'public',
    summary: 'Send a reset code; also the resend',
    body: forgottenEmail,
    response: nothing,
    example: { body: { email } },
  }),
  verifyForgotPasswordOtp: endpoint({
    id: 'auth.verifyForgotPasswordOtp',
    method: 'POST',
    path: '/employer/auth/verify-forgot-password-otp',
    scope: 'public',
    summary: 'Verify a reset code',
    body: emailCode,
    response: verifiedCode,
    errors: tries,
    example: { body: { email, code: '1234' } },
  }),
  resetPassword: endpoint({
    id: 'auth.resetPassword',
    method: 'POST',
    path: '/employer/auth/reset-password',
    scope: 'public',
    summary: 'Set a new password after the reset code was verified',
    body: z.safeExtend(passwordReset, { proof: codeProof }),
    response: nothing,
    errors: ['EMAIL_NOT_VERIFIED'],
    example: { body: { email, newPassword: 'Marquee-2026', confirmPassword: 'Marquee-2026' } },
  }),
}
