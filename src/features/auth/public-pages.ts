import type { ComponentType } from 'react'
import { paths } from '@/shared/paths.ts'

/**
 * The public pages whose HTML the build makes (src/app/prerender.tsx), by path. React takes them over without the router, which is 27 kB of script that their first use
 * does not need; it comes when they are idle, or with the first way to another page (src/app/first-page.tsx).
 */
export const publicPages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [paths.signIn]: async () => (await import('./screens/sign-in-screen.tsx')).SignInScreen,
  [paths.terms]: async () => (await import('./screens/terms-screen.tsx')).TermsScreen,
  [paths.privacy]: async () => (await import('./screens/privacy-screen.tsx')).PrivacyScreen,
}
