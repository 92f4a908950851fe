/** A problem that whoever starts the server can solve. It is shown as its message alone, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** The `code` of a system or database error (`ENOENT`, `57P03`), if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return errorCode(error.cause)
}
