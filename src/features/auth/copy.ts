import type { FailureCopy } from '@/api/client/failure-text.ts'

/** The messages at the end of each call but log-in: the rows of the error catalogue (spec S8-3 to S8-11). */
export const outcomes = {
  register: {
    success: 'Account created successfully',
    failure: {
      second: 'firstFieldError',
      nonHttp: 'An unexpected error occurred. Please try again.',
      fallback: 'Signup failed! Please try again.',
    },
  },
  firstCode: {
    success: 'Verification code sent successfully',
    failure: { fallback: 'Failed to send verification code! Please try again.' },
  },
  signUpCode: {
    success: 'OTP code verified successfully',
    failure: 'Invalid OTP code. Please try again.',
  },
  signUpResend: {
    success: 'Verification code sent successfully',
    failure: 'Failed to resend code. Please try again.',
  },
  forgotPassword: {
    success: 'Reset password link has been sent to your email',
    failure: { fallback: 'Failed to process your request. Please try again.' },
  },
  resetCode: {
    success: 'OTP verified successfully.',
    failure: { nonHttp: 'An unexpected error occurred.', fallback: 'Invalid OTP. Please try again.' },
  },
  resetResend: {
    success: 'OTP resent to your email.',
    failure: { fallback: 'Failed to resend code. Please try again.' },
  },
  resetPassword: {
    success: 'Password updated successfully!',
    failure: { fallback: 'Failed to update password! Please try again.' },
  },
} as const satisfies Record<string, Outcome>

/** The toasts of one call. */
export interface Outcome {
  success: string
  /** How a row orders its messages, or a fixed message. */
  failure: FailureCopy | string
}

/** Where a later page of sign-up or reset was opened without an email. */
export const startOver = 'Please enter your email to go on. It is not kept when a page is loaded again.'

export const createAccount = {
  title: 'Create your account',
  intro: 'Start with your work email. We send a code of 4 digits to it.',
  email: 'Email',
  submit: 'Verify Email',
  submitting: 'Sending the code',
  hasCode: 'Already have a code for',
  enterCode: 'Enter it',
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
}

export const code = {
  title: 'Verify your email',
  sentTo: 'Enter the 4-digit code we sent to',
  label: '4-digit code',
  verify: 'Verify',
  verifying: 'Checking the code',
  cancel: 'Cancel',
  /** Inline, in the sign-up steps only (spec S8-6). */
  wrongCode: 'Invalid OTP',
  incomplete: 'Please enter a valid 4-digit OTP.',
  unreachable: 'We could not check the code. Check your connection and try again.',
  otherEmail: 'Use another email',
  closed: 'The code window closed after 5 minutes. Create your account again to get a new code.',
}

export const register = {
  title: 'Tell us about yourself',
  intro: 'A few details and your account is ready.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  /** Sign-up does not require the special character, which the list contains too (spec S5-5). */
  rules: 'A strong password has',
  agree: 'I agree to the',
  terms: 'Terms and Conditions',
  and: 'and the',
  privacy: 'Privacy Policy',
  submit: 'Create account',
  submitting: 'Creating your account',
  missingTerms: 'Please agree to the Terms and Conditions to continue',
  missingFields: 'Fill in every field to continue',
  unverified: 'Verify your email again',
  unverifiedHelp: 'A code works for a short time only. What you typed here stays.',
  sendCode: 'Send a new code',
  verified: 'Your email is verified. You can create your account now.',
}

export const forgotPassword = {
  title: 'Forgot your password?',
  intro: 'Enter the email of your account. We send a code of 4 digits to it, and you choose a new password.',
  email: 'Email',
  submit: 'Reset Password',
  submitting: 'Sending the code',
  back: 'Back to sign in',
}

export const setNewPassword = {
  title: 'Set a new password',
  intro: 'Choose one that you use nowhere else.',
  password: 'New password',
  confirm: 'Confirm password',
  submit: 'Update Password',
  submitting: 'Updating your password',
  unverified: 'Your code has run out',
  unverifiedHelp: 'For your safety a code works for a short time only.',
  newCode: 'Get a new code',
}

export const updatedPassword = {
  title: 'Password Updated',
  intro: 'Use your new password the next time you log in.',
  submit: 'Continue to login',
}
