import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'

interface RetryAlertProps {
  /** `alert` where the task cannot go on without it; `status` where it can. */
  role: 'alert' | 'status'
  isTrying?: boolean
  onRetry: () => void
  /** What is missing, and what that means for the task. */
  children: string
}

/** Stands where a part of a page could not be read, while the rest of it is there and can be used (docs/product/rules.md#states, Partial). */
export function RetryAlert({ role, isTrying = false, onRetry, children }: RetryAlertProps) {
  return (
    <Alert
      tone="warning"
      role={role}
      action={
        <Button size="sm" variant="outline" tone="neutral" loading={isTrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
