import type { RouteObject } from 'react-router-dom'
import { paths } from '@/shared/paths.ts'

// `lazy` is a function: in its object form the router mutates the object, and a second router made from these routes renders nothing.

/** Pages for guests: sign-in, sign-up and password reset (spec S2-7 to S2-11). `emailRequired` names the redirect when no email was passed on. */
export const authRoutes: RouteObject[] = [
  {
    path: paths.signIn,
    handle: { title: 'Sign in' },
    lazy: async () => ({ Component: (await import('./screens/sign-in-screen.tsx')).SignInScreen }),
  },
  {
    path: paths.createAccount,
    handle: { title: 'Create account' },
    lazy: async () => ({ Component: (await import('./screens/create-account-screen.tsx')).CreateAccountScreen }),
  },
  {
    path: paths.verifyEmail,
    handle: { title: 'Verify your email', emailRequired: paths.register },
    lazy: async () => ({ Component: (await import('./screens/verify-email-screen.tsx')).VerifyEmailScreen }),
  },
  {
    path: paths.register,
    handle: { title: 'Tell us about yourself', emailRequired: paths.createAccount },
    lazy: async () => ({ Component: (await import('./screens/register-screen.tsx')).RegisterScreen }),
  },
  {
    path: paths.forgotPassword,
    handle: { title: 'Forgot password' },
    lazy: async () => ({ Component: (await import('./screens/forgot-password-screen.tsx')).ForgotPasswordScreen }),
  },
  {
    path: paths.resetPassword,
    handle: { title: 'Verify your email', emailRequired: paths.forgotPassword },
    lazy: async () => ({ Component: (await import('./screens/reset-password-screen.tsx')).ResetPasswordScreen }),
  },
  {
    path: paths.setNewPassword,
    handle: { title: 'Set a new password', emailRequired: paths.forgotPassword },
    lazy: async () => ({ Component: (await import('./screens/set-new-password-screen.tsx')).SetNewPasswordScreen }),
  },
  {
    path: paths.updatedPassword,
    handle: { title: 'Password Updated', emailRequired: paths.signIn },
    lazy: async () => ({ Component: (await import('./screens/updated-password-screen.tsx')).UpdatedPasswordScreen }),
  },
]

/** The pages that registration links to, readable without an account. */
export const legalRoutes: RouteObject[] = [
  {
    path: paths.terms,
    handle: { title: 'Terms and Conditions' },
    lazy: async () => ({ Component: (await import('./screens/terms-screen.tsx')).TermsScreen }),
  },
  {
    path: paths.privacy,
    handle: { title: 'Privacy Policy' },
    lazy: async () => ({ Component: (await import('./screens/privacy-screen.tsx')).PrivacyScreen }),
  },
]
