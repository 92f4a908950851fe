import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { clockFace } from './countdown.ts'

/** Asks for another code; until that is possible it says how long that takes: 'No code yet? Resend code in 0:59'. */
export function ResendCode({ secondsToResend, isResending, onResend }: { secondsToResend: number; isResending: boolean; onResend: () => void }) {
  const isWaiting = secondsToResend > 0
  return (
    <Inline space={0} align="center">
      <Text as="span" tone="muted">
        No code yet?
      </Text>
      <Button
        variant="ghost"
        size="sm"
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
  )
}
