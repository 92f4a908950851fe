import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { type BulkResult, bulkSentence, failedLine, hasUnknown, type useBulkDecide } from './use-bulk-decide.ts'

interface BulkResultNoticeProps {
  bulk: ReturnType<typeof useBulkDecide>
  /** Called with the ids of those who failed, before the pressed button is gone. */
  onPress: (ids: readonly string[]) => void
}

/** What a bulk action has done so far: '3 of 5 shortlisted', who failed or had no answer, and 'Retry failed' or 'Try again'. */
export function BulkResultNotice({ bulk, onPress }: BulkResultNoticeProps) {
  const { result } = bulk
  if (result === undefined) return null
  if (result.failed.length === 0) return <Progress result={result} />
  const leave = () => onPress(result.failed.map(({ applicant }) => applicant.id))
  return (
    <Alert
      tone="warning"
      role="alert"
      title={bulkSentence(result)}
      onDismiss={() => {
        leave()
        bulk.dismiss()
      }}
      action={
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          onClick={() => {
            leave()
            bulk.retry()
          }}
        >
          {hasUnknown(result) ? 'Try again' : 'Retry failed'}
        </Button>
      }
    >
      <Stack as="ul" space={1}>
        {result.failed.map((failed) => (
          <Text key={failed.applicant.id} as="li">
            {failedLine(failed)}
          </Text>
        ))}
      </Stack>
    </Alert>
  )
}

function Progress({ result }: { result: BulkResult }) {
  return (
    <Notice tone={result.isRunning ? 'info' : 'success'} role="status">
      {bulkSentence(result)}
    </Notice>
  )
}
