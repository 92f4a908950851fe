import type { ReactElement } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { ErrorState } from '@/design-system/components/ErrorState/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { useLazyPart } from '@/design-system/lib/use-lazy-part.ts'
import type { RouteFailure } from './use-route-failure.ts'

// Apart, because most failures of a page have no request, and the first page of a visit should not pay for it.
const loadReference = async () => (await import('@/shared/failure-reference.tsx')).FailureReference

interface FailureViewProps {
  failure: RouteFailure
  /** Label of the recovery action, such as 'Reload the page'. */
  actionLabel: string
  onAction: () => void
  /** A second recovery action. */
  other?: ReactElement
}

/**
 * The message of the error boundaries (spec S2-65), the same at every level; only the recovery actions differ. A page that is not there for
 * want of a network is no error of the app, and is not called one.
 */
export function FailureView({ failure, actionLabel, onAction, other }: FailureViewProps) {
  const { isOffline, requestId } = failure
  return (
    <ErrorState
      title={isOffline ? 'This page could not be loaded' : 'Oops! Something went wrong.'}
      headingLevel={1}
      reason={isOffline ? 'offline' : 'failed'}
      size="page"
      action={
        <Inline space={3} justify="center">
          <Button variant="active" onClick={onAction}>
            {isOffline ? 'Try again' : actionLabel}
          </Button>
          {other}
        </Inline>
      }
    >
      {isOffline ? (
        'Check your connection, then try again.'
      ) : (
        <Stack space={1}>
          <Text tone="muted" align="center">
            The operation could not be completed
          </Text>
          <Text tone="muted" align="center">
            {failure.message}
          </Text>
          {requestId !== undefined && <LazyReference requestId={requestId} />}
        </Stack>
      )}
    </ErrorState>
  )
}

/** Without its code, which may be what the app could not load, the page is complete all the same. */
function LazyReference({ requestId }: { requestId: string }) {
  const { part: Reference } = useLazyPart(loadReference, true)
  return Reference && <Reference failure={{ requestId }} subject="A page failed" align="center" />
}
