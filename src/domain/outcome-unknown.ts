/** Said of a call that moves money whose end nobody knows. */
export const outcomeUnknownMessage = 'We do not know yet if this went through.'

/** What is read of a failed call. The `ApiError` of every call fits as it is. */
interface Failure {
  kind?: string
  status?: number | undefined
  code?: string | undefined
}

const noResponseKinds: ReadonlySet<string | undefined> = new Set(['offline', 'timeout', 'cancelled', 'contract'])

/** Whether nobody knows what came of a call that moves money: then it is looked up, never begun anew. */
export function isOutcomeUnknown({ kind, status = 0, code }: Failure): boolean {
  // What is not offered is refused before anything is done; any other failure of the server may have come after the money moved.
  return (noResponseKinds.has(kind) || status >= 500) && code !== 'NOT_OFFERED'
}
