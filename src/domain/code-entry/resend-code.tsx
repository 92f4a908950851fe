import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { clockFace } from './countdown.ts'

/** Asks for another code; until that is possible it says how long that takes: 'No code yet? Resend code in 0:59'. */
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
    // As far apart as the button's focus ring reaches past its words.
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
