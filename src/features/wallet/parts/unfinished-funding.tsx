import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ResumePaymentAlert } from '@/shared/payments/resume-payment-alert.tsx'
import { continuation, type useUnfinishedPayments } from '@/shared/payments/use-unfinished-payments.ts'
import { formatNaira } from '@/lib/money.ts'

interface UnfinishedFundingProps {
  funding: ReturnType<typeof useUnfinishedPayments>
  onShow: (reference: string) => void
  onClose: () => void
}

/** Fundings that may still arrive, above the form of another one. One that was left before paying can be continued. */
export function UnfinishedFunding({
  funding: { payment, hasFailed, isReading, read },
  onShow,
  onClose,
}: UnfinishedFundingProps) {
  if (hasFailed) {
    return (
      <Alert
        tone="warning"
        role="alert"
        action={
          <Button size="sm" variant="outline" loading={isReading} loadingLabel="Checking" onClick={read}>
            Check again
          </Button>
        }
      >
        We could not check your payments. One may still be on its way, so do not pay again yet.
      </Alert>
    )
  }
  if (payment === undefined) return null
  const goOn = continuation(payment)
  const showStatus = () => {
    onClose()
    onShow(payment.reference)
  }
  if (goOn) {
    return (
      <ResumePaymentAlert
        payment={`${formatNaira(payment.amountKobo)}, reference ${payment.reference}`}
        onContinue={goOn}
        onStatus={showStatus}
      />
    )
  }
  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" variant="outline" onClick={showStatus}>
          Check status
        </Button>
      }
    >
      {`${formatNaira(payment.amountKobo)} is still being confirmed. Do not pay it again.`}
    </Alert>
  )
}
