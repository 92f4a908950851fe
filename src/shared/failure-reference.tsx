import type { ReactNode } from 'react'
import { Code } from '@/design-system/components/Code/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { useSupportTicket } from './shared-dialogs.ts'
import { WriteButton } from './write-button.tsx'

/** The fields of a failure that are used; an `ApiError` matches. */
interface Failure {
  /** The server's id of the request. Without an answer, as without a connection, there is none. */
  readonly requestId?: string | undefined
}

/** The beginning of a UUID finds its request in the log, and can be dictated; ids of another form are shown whole. */
const referenceOf = (requestId: string) =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(requestId) ? requestId.slice(0, 8) : requestId

interface FailureReferenceProps {
  failure: Failure | null | undefined
  /** What failed, as the subject of a ticket: then support can be asked. Left out where there is no room for a second button. */
  subject?: string | undefined
  align?: 'start' | 'center'
}

/** The id under which the operator finds a failed request in the log, to copy and to send to support (docs/product/rules.md#states). */
export function FailureReference({ failure, subject, align = 'start' }: FailureReferenceProps) {
  const openTicket = useSupportTicket()
  if (failure?.requestId === undefined) return null
  const reference = referenceOf(failure.requestId)
  return (
    <Inline space={2} align="center" justify={align}>
      <Text size="caption" tone="muted">
        Reference <Code copyLabel="Copy reference">{reference}</Code>
      </Text>
      {subject !== undefined && openTicket !== undefined && (
        <WriteButton
          variant="ghost"
          tone="neutral"
          size="sm"
          onClick={() =>
            openTicket({
              title: 'Contact support',
              topic: 'other',
              subject,
              message: '',
              facts: `Reference ${reference}`,
            })
          }
        >
          Contact support
        </WriteButton>
      )}
    </Inline>
  )
}

/**
 * The text of an error with the reference of the failure below it; the text alone where there is no reference.
 * @param subject what failed, in an `ErrorState`, which is centred and has room for the way to support
 */
export function withReference(text: ReactNode, failure: Failure | null | undefined, subject?: string): ReactNode {
  if (failure?.requestId === undefined) return text
  return (
    <Stack space={1}>
      {text}
      <FailureReference failure={failure} subject={subject} align={subject === undefined ? 'start' : 'center'} />
    </Stack>
  )
}
