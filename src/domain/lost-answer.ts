/** Said of a call that moves money whose end nobody knows. */
export const unknownOutcome = 'We do not know yet if this went through.'

/** What is read of a failed call. The `ApiError` of every call fits as it is. */
interface Failure {
  kind?: string
  status?: number | undefined
  code?: string | undefined
}

const noAnswer: ReadonlySet<string | undefined> = new Set(['offline', 'timeout', 'cancelled', 'contract'])

/** The server answers these before it touches money. */
const untouched: ReadonlySet<string | undefined> = new Set(['NOT_OFFERED', 'UNAVAILABLE'])

/** Whether nobody knows what came of a call that moves money: then it is looked up, never begun anew. */
export function lostAnswer({ kind, status = 0, code }: Failure): boolean {
  return (noAnswer.has(kind) || status >= 500) && !untouched.has(code)
}
