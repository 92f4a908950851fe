import { useState } from 'react'
import { useApiMutation } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { now } from '@/lib/clock.ts'
import { nonBreaking, time12 } from '@/lib/dates.ts'
import { isFinal } from '@/shared/transaction-status.ts'

interface CheckAgainProps {
  paymentId: string
  /** Another action of the panel is the one to take. */
  isSecondary: boolean
}

/** Asks the provider about a payment that is not final, and says so where that has changed nothing. */
export function CheckAgain({ paymentId, isSecondary }: CheckAgainProps) {
  const [checkedAt, setCheckedAt] = useState<Date>()
  const verify = useApiMutation(payments.verify, { success: false, onSuccess: () => setCheckedAt(now()) })
  // While it is asked again nothing is said, so that the same answer is announced a second time.
  const isUnchanged = !verify.isPending && verify.data !== undefined && !isFinal(verify.data)
  return (
    <Stack space={1}>
      <Button
        fullWidth
        {...(isSecondary && { variant: 'outline', tone: 'neutral' })}
        loading={verify.isPending}
        loadingLabel="Checking"
        onClick={() => verify.mutate({ params: { id: paymentId }, body: {} })}
      >
        Check again
      </Button>
      <span role="status">
        {isUnchanged && checkedAt !== undefined && (
          <Text as="span" size="caption" tone="muted">
            {`Checked at ${nonBreaking(time12(checkedAt))}. Nothing has changed yet.`}
          </Text>
        )}
      </span>
    </Stack>
  )
}
