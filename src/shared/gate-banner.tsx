import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { paths } from './paths.ts'

/** A step that the employer must complete before another action is possible. */
export interface Gate {
  title: string
  text: string
  link: string
  href: string
}

/** To the letter of docs/product/rules.md#gates. */
export const profileGate: Gate = {
  title: 'Complete your business profile',
  text: 'Workers see your business name and logo on every Gig.',
  link: 'Complete profile',
  href: paths.createBusinessProfile,
}

/** To the letter of docs/product/rules.md#gates. */
export const activationGate: Gate = {
  title: 'Activate your wallet',
  text: 'Add a bank account and a PIN to fund, pay and withdraw.',
  link: 'Activate wallet',
  href: paths.activateWallet,
}

interface GateBannerProps {
  gate: Gate
  /** False where the main button below the banner leads to the same page. */
  linked?: boolean
}

/** Banner above a usable page that names the step to complete first. */
export function GateBanner({ gate: { title, text, link, href }, linked = true }: GateBannerProps) {
  return (
    <Alert
      title={title}
      action={
        linked ? (
          <ButtonLink size="sm" variant="outline" href={href}>
            {link}
          </ButtonLink>
        ) : undefined
      }
    >
      {text}
    </Alert>
  )
}
