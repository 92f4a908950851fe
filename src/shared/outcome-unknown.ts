import type { ApiError, ApiErrorKind } from '@/api/client/api-error.ts'

/** Shown when it is unknown whether a call that moves money succeeded. */
export const outcomeUnknownMessage = 'We do not know yet if this went through.'

const noResponseKinds: ReadonlySet<ApiErrorKind | undefined> = new Set(['offline', 'timeout', 'cancelled', 'contract'])

/** Whether the outcome of a call that moves money is unknown: the client then looks it up and never starts it again. */
export function isOutcomeUnknown({
  kind,
  status = 0,
  code,
}: Partial<Pick<ApiError, 'kind' | 'status' | 'code'>>): boolean {
  // The server refuses NOT_OFFERED before it changes anything; after any other 5xx the money may have moved.
  return (noResponseKinds.has(kind) || status >= 500) && code !== 'NOT_OFFERED'
}
