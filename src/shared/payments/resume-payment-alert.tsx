import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { WriteButton } from '../write-button.tsx'

interface ResumePaymentAlertProps {
  /** Names the payment: 'Reference MQ-P-9'. */
  payment: string
  /** The page of the payment's status, for those who have paid. */
  href?: string | undefined
  /** In place of `href`: shows the payment's status. */
  onStatus?: () => void
  /** Leads back to the page of the payment. */
  onContinue: () => void
}

/** Nothing was paid yet on the page of a payment, which was left: it is continued there, and no other one is offered. */
export function ResumePaymentAlert({ payment, href, onStatus, onContinue }: ResumePaymentAlertProps) {
  return (
    <Alert
      tone="warning"
      role="status"
      title="We have received no payment yet"
      action={
        <>
          <WriteButton size="sm" variant="outline" onClick={onContinue}>
            Continue payment
          </WriteButton>
          {onStatus && (
            <Button size="sm" variant="outline" onClick={onStatus}>
              Check status
            </Button>
          )}
          {href !== undefined && (
            <ButtonLink size="sm" variant="outline" href={href}>
              Check status
            </ButtonLink>
          )}
        </>
      }
    >
      {`If you left the payment page before paying, continue there. If you have paid, do not pay again. ${payment}.`}
    </Alert>
  )
}
