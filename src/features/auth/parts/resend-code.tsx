import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { code as copy } from '../copy.ts'
import type { CodeEntry } from '../data/use-code-entry.ts'
import { clockFace } from '../model/countdown.ts'

/** Asks for another code; until that is possible it says how long that takes: 'No code yet? Resend code in 0:59'. */
export function ResendCode({ entry }: { entry: CodeEntry }) {
  const { secondsToResend, isResending, resend } = entry
  const isWaiting = secondsToResend > 0
  return (
    <Inline space={0} align="center">
      <Text as="span" tone="muted">
        {copy.notReceived}
      </Text>
      <Button
        variant="ghost"
        size="sm"
        disabled={isWaiting}
        loading={isResending}
        loadingLabel={copy.resending}
        onClick={() => void resend()}
      >
        {copy.resend}
      </Button>
      {isWaiting && (
        <Text as="span" tone="muted" tabular>
          {`${copy.resendIn} ${clockFace(secondsToResend)}`}
        </Text>
      )}
    </Inline>
  )
}
