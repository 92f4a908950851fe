import { useEffect, useEffectEvent, useRef } from 'react'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Progress } from '@/design-system/components/Progress/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/index.ts'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import {
  applicantsText,
  type BulkResult,
  bulkSentence,
  failedLine,
  goingText,
  hasUnknown,
} from '../../data/bulk-actions.ts'
import type { Bulk } from '../../data/use-bulk-decide.ts'

/** Most names that are listed of those who failed. */
const mostNames = 10

interface BulkResultNoticeProps {
  bulk: Bulk
  /** Called with the ids of those it is about, before the pressed button is gone. */
  onPress: (ids: readonly string[]) => void
}

/** What a bulk action has done so far: '3 of 5 shortlisted' with 'Stop', then with 'Undo', who failed or had no answer, and 'Retry failed' or 'Try again'. */
export function BulkResultNotice({ bulk, onPress }: BulkResultNoticeProps) {
  const place = useRef<HTMLElement>(null)
  const keepFocus = useFocusPlace(place)
  const { result } = bulk
  const isRunning = result?.isRunning === true
  const keep = useEffectEvent(() => keepFocus())
  // The action may end while 'Stop' has the focus, which is then on the result.
  useEffect(() => {
    const element = place.current
    if (!isRunning || element === null) return undefined
    const onFocus = () => keep()
    element.addEventListener('focusin', onFocus)
    return () => element.removeEventListener('focusin', onFocus)
  }, [isRunning])

  return (
    <>
      <VisuallyHidden>
        <span role="status">{result?.isRunning === true ? announced(result) : ''}</span>
      </VisuallyHidden>
      {result !== undefined && (
        <Stack ref={place} space={0}>
          {result.isRunning ? (
            <Running
              result={result}
              onStop={() => {
                keepFocus()
                bulk.stop()
              }}
            />
          ) : (
            <Ended bulk={bulk} result={result} onPress={onPress} />
          )}
        </Stack>
      )}
    </>
  )
}

/** Said in quarters: each single number would be read out. */
function announced(result: BulkResult): string {
  if (result.isStopping) return 'Stopping'
  const quarters = Math.floor((result.done * 4) / result.total)
  return quarters === 0 ? goingText(result) : `${goingText(result)}: ${quarters * 25} percent`
}

function Running({ result, onStop }: { result: BulkResult; onStop: () => void }) {
  const sentence = bulkSentence(result)
  return (
    <Alert
      title={sentence}
      action={
        <Button size="sm" variant="outline" loading={result.isStopping} onClick={onStop}>
          Stop
        </Button>
      }
    >
      <Stack space={2}>
        <Text>It goes on when you leave this page.</Text>
        <Progress label={goingText(result)} value={result.done} max={result.total} valueText={sentence} />
      </Stack>
    </Alert>
  )
}

/** What 'Retry' is called: those who were not reached are gone on with, and those without an answer have not failed. */
function retryLabel(result: BulkResult): string | undefined {
  if (result.remaining.length > 0) return 'Continue'
  if (result.failed.length === 0) return undefined
  return hasUnknown(result) ? 'Try again' : 'Retry failed'
}

function Ended({ bulk, result, onPress }: BulkResultNoticeProps & { result: BulkResult }) {
  const { failed, remaining, changed } = result
  const retry = retryLabel(result)
  const hasFailed = failed.length > 0
  const canUndo = !result.isUndo && (changed.length > 0 || hasUnknown(result))
  const press = (action: () => void) => () => {
    onPress([...failed.map(({ applicant }) => applicant.id), ...[...remaining, ...changed].map(({ id }) => id)])
    action()
  }
  const look = { size: 'sm', variant: 'outline' } as const
  const more = failed.length - mostNames
  return (
    <Alert
      tone={hasFailed ? 'warning' : remaining.length > 0 ? 'info' : 'success'}
      role={hasFailed ? 'alert' : 'status'}
      title={bulkSentence(result)}
      onDismiss={press(bulk.dismiss)}
      action={
        retry === undefined && !canUndo ? undefined : (
          <Inline space={2} wrap>
            {retry !== undefined && (
              <WriteButton key="retry" {...look} onClick={press(bulk.retry)}>
                {retry}
              </WriteButton>
            )}
            {canUndo && (
              <WriteButton key="undo" {...look} onClick={press(bulk.undo)}>
                Undo all
              </WriteButton>
            )}
          </Inline>
        )
      }
    >
      {remaining.length > 0 && <Text>{`Stopped: ${applicantsText(remaining.length)} not reached.`}</Text>}
      {hasFailed && (
        <Stack as="ul" space={1}>
          {failed.slice(0, mostNames).map((person) => (
            <Text key={person.applicant.id} as="li">
              {failedLine(person)}
            </Text>
          ))}
          {more > 0 && <Text as="li">{`And ${applicantsText(more)} more.`}</Text>}
        </Stack>
      )}
    </Alert>
  )
}
