import { useState } from 'react'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { outcomeUnknownMessage } from './outcome-unknown.ts'

interface OutcomeUnknownNoticeProps {
  /** What may have gone through: 'Withdrawal'. */
  title: string
  onCheck: () => Promise<void>
}

/** The answer to a movement of money was lost and its dialog closed: in place of every offer to move it again, until it is known. */
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
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          loading={isChecking}
          loadingLabel="Checking"
          onClick={() => void check()}
        >
          Check status
        </Button>
      }
    >
      {outcomeUnknownMessage}
    </Alert>
  )
}
