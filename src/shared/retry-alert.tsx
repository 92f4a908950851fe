import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { withReference } from './failure-reference.tsx'

export interface RetryAlertProps {
  /** `alert` where the task is blocked without the data; `status` where it is not. */
  role: 'alert' | 'status'
  isTrying?: boolean
  onRetry: () => void
  /** What the server answered, for its reference. */
  failure?: { requestId?: string | undefined } | null
  /** What is missing and the consequence for the task. */
  children: string
}

/** Replaces a part of a page that could not be read while the rest of the page is usable (docs/product/rules.md#states, Partial). */
export function RetryAlert({ role, isTrying = false, onRetry, failure, children }: RetryAlertProps) {
  return (
    <Alert
      tone="warning"
      role={role}
      action={
        <Button size="sm" variant="outline" loading={isTrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {withReference(children, failure)}
    </Alert>
  )
}
