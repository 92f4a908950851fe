import { outcomeUnknownMessage } from '@/api/client/failure-text.ts'
import { useState } from 'react'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'

interface OutcomeUnknownNoticeProps {
  /** Name of the operation that may have succeeded: 'Withdrawal'. */
  title: string
  onCheck: () => Promise<void>
}

/** Shown after the dialog of a payment with an unknown outcome was closed; it replaces every button that would pay again. */
export function OutcomeUnknownNotice({ title, onCheck }: OutcomeUnknownNoticeProps) {
  const [isChecking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    await onCheck()
    setChecking(false)
  }
  return (
    <Alert
      tone="warning"
      role="alert"
      title={title}
      action={
        <Button size="sm" variant="outline" loading={isChecking} loadingLabel="Checking" onClick={() => void check()}>
          Check status
        </Button>
      }
    >
      {outcomeUnknownMessage}
    </Alert>
  )
}
