import { LogoLoader } from '@/design-system/components/LogoLoader/index.ts'

/** Shown by the guest and protected wrappers while the session is checked and the page loads (spec S2-1, S2-3). */
export function PageLoader({ children }: { children: string }) {
  return <LogoLoader label={children} />
}
