import { paths } from '@/shared/paths.ts'
import { defineScreen } from '@/shared/screen/define-screen.ts'

/** Pages for guests: sign-in, sign-up and password reset (spec S2-7 to S2-11). */
export const authRoutes = [
  defineScreen({
    path: paths.signIn,
    title: 'Sign in',
    load: async () => (await import('./screens/sign-in-screen.tsx')).SignInScreen,
  }),
  defineScreen({
    path: paths.createAccount,
    title: 'Create account',
    load: async () => (await import('./screens/create-account-screen.tsx')).CreateAccountScreen,
  }),
  defineScreen({
    path: paths.verifyEmail,
    title: 'Verify your email',
    emailRequired: paths.register,
    load: async () => (await import('./screens/verify-email-screen.tsx')).VerifyEmailScreen,
  }),
  defineScreen({
    path: paths.register,
    title: 'Tell us about yourself',
    emailRequired: paths.createAccount,
    load: async () => (await import('./screens/register-screen.tsx')).RegisterScreen,
  }),
  defineScreen({
    path: paths.forgotPassword,
    title: 'Forgot password',
    load: async () => (await import('./screens/forgot-password-screen.tsx')).ForgotPasswordScreen,
  }),
  defineScreen({
    path: paths.resetPassword,
    title: 'Verify your email',
    emailRequired: paths.forgotPassword,
    load: async () => (await import('./screens/reset-password-screen.tsx')).ResetPasswordScreen,
  }),
  defineScreen({
    path: paths.setNewPassword,
    title: 'Set a new password',
    emailRequired: paths.forgotPassword,
    load: async () => (await import('./screens/set-new-password-screen.tsx')).SetNewPasswordScreen,
  }),
  defineScreen({
    path: paths.updatedPassword,
    title: 'Password Updated',
    emailRequired: paths.signIn,
    load: async () => (await import('./screens/updated-password-screen.tsx')).UpdatedPasswordScreen,
  }),
]

/** The pages that registration links to, readable without an account. */
export const legalRoutes = [
  defineScreen({
    path: paths.terms,
    title: 'Terms and Conditions',
    load: async () => (await import('./screens/terms-screen.tsx')).TermsScreen,
  }),
  defineScreen({
    path: paths.privacy,
    title: 'Privacy Policy',
    load: async () => (await import('./screens/privacy-screen.tsx')).PrivacyScreen,
  }),
]
