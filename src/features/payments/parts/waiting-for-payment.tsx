import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { clockFace } from '@/shared/code-entry/countdown.ts'
import { useElapsedSeconds } from '../data/use-elapsed-seconds.ts'

/** That a payment is being checked, for how long, and that nobody has to wait for it. Not announced: a screen reader would read out every second. */
export function WaitingForPayment() {
  const seconds = useElapsedSeconds()
  return (
    <Stack space={2}>
      <Text tabular>Checking · {clockFace(seconds)}</Text>
      <Text tone="muted">You can leave this page. We will notify you when it is confirmed.</Text>
    </Stack>
  )
}
