import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { clockFace } from './countdown.ts'

/** Button that requests another code, with the remaining wait while it is disabled: 'No code yet? Resend code in 0:59'. */
export function ResendCode({
  secondsToResend,
  isResending,
  onResend,
}: {
  secondsToResend: number
  isResending: boolean
  onResend: () => void
}) {
  const isWaiting = secondsToResend > 0
  return (
    // The space fits the button's focus ring, which extends past its label.
    <Inline space={4} align="center">
      <Text as="span" tone="muted">
        No code yet?
      </Text>
      <Inline space={1} align="center" wrap={false}>
        <Button
          variant="ghost"
          size="sm"
          flush="both"
          disabled={isWaiting}
          loading={isResending}
          loadingLabel="Sending a new code"
          onClick={onResend}
        >
          Resend code
        </Button>
        {isWaiting && (
          <Text as="span" tone="muted" tabular>
            {`in ${clockFace(secondsToResend)}`}
          </Text>
        )}
      </Inline>
    </Inline>
  )
}
