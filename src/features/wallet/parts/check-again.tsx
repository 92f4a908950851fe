import { useState } from 'react'
import { useApiMutation } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { now } from '@/lib/clock.ts'
import { nonBreaking, time12 } from '@/lib/dates.ts'

interface CheckAgainProps {
  payment: PaymentTransaction
}

/** Asks the provider about a payment that is not final, and says so where that has changed nothing. */
export function CheckAgain({ payment }: CheckAgainProps) {
  /** When the provider was asked without a change; undefined after a change. */
  const [unchangedAt, setUnchangedAt] = useState<Date>()
  const verify = useApiMutation(payments.verify, {
    success: false,
    onSuccess: ({ status }) => setUnchangedAt(status === payment.status ? now() : undefined),
  })
  return (
    <Stack space={1}>
      <Button
        fullWidth
        loading={verify.isPending}
        loadingLabel="Checking"
        onClick={() => verify.mutate({ params: { id: payment.id }, body: {} })}
      >
        Check again
      </Button>
      <span role="status">
        {/* While it is asked again nothing is said, so that the same answer is announced a second time. */}
        {!verify.isPending && unchangedAt !== undefined && (
          <Text as="span" size="caption" tone="muted">
            {`Checked at ${nonBreaking(time12(unchangedAt))}. Nothing has changed yet.`}
          </Text>
        )}
      </span>
    </Stack>
  )
}
