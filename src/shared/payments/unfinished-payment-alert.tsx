import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'

interface UnfinishedPaymentAlertProps {
  title?: string
  /** The page of the payment's status; omitted where the main button of the page leads to it. */
  href?: string | undefined
  children: string
}

/** A payment may still arrive: replaces every offer of another payment (docs/product/rules.md#money-movement). */
export function UnfinishedPaymentAlert({
  title = 'Your payment is still being confirmed',
  href,
  children,
}: UnfinishedPaymentAlertProps) {
  return (
    <Alert
      tone="warning"
      role="status"
      title={title}
      action={
        href === undefined ? undefined : (
          <ButtonLink size="sm" variant="outline" href={href}>
            Check status
          </ButtonLink>
        )
      }
    >
      {children}
    </Alert>
  )
}
