/** A problem that the operator can solve. Only its message is printed, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** The `code` of a system or database error (`ENOENT`, `57P03`), if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return errorCode(error.cause)
}
