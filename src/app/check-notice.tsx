import { LogoLoader } from '@/design-system/components/LogoLoader/index.ts'

/** Shown by the guest and protected wrappers while the session and the page are on their way (specification, section 2). */
export function CheckNotice({ children }: { children: string }) {
  return <LogoLoader label={children} />
}
