import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'

/** Shown when the client could not read whether a payment is pending; no new payment is then offered (docs/product/rules.md#money-movement). */
export function PaymentCheckFailedAlert({ isReading, onRead }: { isReading: boolean; onRead: () => void }) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title="We could not check your payments"
      action={
        <Button size="sm" variant="outline" loading={isReading} loadingLabel="Checking" onClick={onRead}>
          Check again
        </Button>
      }
    >
      One may still be on its way. Do not pay again yet.
    </Alert>
  )
}
