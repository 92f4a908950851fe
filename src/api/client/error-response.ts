import { errorBody } from '../contract/envelope.ts'
import { isErrorCode } from '../contract/error-codes.ts'
import type { ApiErrorDetails, ApiErrorKind } from './api-error.ts'

const kinds: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  422: 'validation',
  429: 'rateLimited',
}

/**
 * Reads a response outside 200–299. Each field of the body is parsed separately, so that one of the wrong
 * type does not invalidate the others; messages are also read below `data` (spec R-1).
 */
export function readErrorResponse(
  status: number,
  body: unknown,
  header: (name: string) => string | undefined,
): ApiErrorDetails {
  const root = record(body)
  const nested = record(root['data'])
  const {
    message,
    error,
    errors,
    code,
    requestId,
    retryAfterSeconds,
    attemptsLeft,
    pinLockedUntil,
    feeKobo,
    refundKobo,
  } = errorBody.shape
  const fields = read(errors, root['errors']) ?? read(errors, nested['errors'])
  const anyCode = read(code, root['code'])
  const kind = kinds[status] ?? (status < 400 || status >= 500 ? 'server' : fields ? 'validation' : 'rejected')
  return {
    kind,
    status,
    serverMessage: text(read(message, root['message'])) ?? text(read(message, nested['message'])),
    error: text(read(error, root['error'])) ?? text(read(error, nested['error'])),
    errors: fields && asLists(fields),
    ...(anyCode !== undefined && (isErrorCode(anyCode) ? { code: anyCode } : { unknownCode: anyCode })),
    requestId: read(requestId, root['requestId']) ?? header('x-request-id'),
    retryAfterSeconds: read(retryAfterSeconds, root['retryAfterSeconds']) ?? seconds(header('retry-after')),
    attemptsLeft: read(attemptsLeft, root['attemptsLeft']),
    pinLockedUntil: read(pinLockedUntil, root['pinLockedUntil']),
    feeKobo: read(feeKobo, root['feeKobo']),
    refundKobo: read(refundKobo, root['refundKobo']),
    technical: `The server answered with status ${status}`,
  }
}

interface Reader<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

function read<T>(schema: Reader<T>, value: unknown): T | undefined {
  const result = schema.safeParse(value)
  return result.success ? result.data : undefined
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** A blank text counts as missing, so that no toast is empty. */
function text(value: string | undefined): string | undefined {
  return value?.trim() ? value : undefined
}

function seconds(header: string | undefined): number | undefined {
  return header !== undefined && /^\d+$/.test(header) ? Number(header) : undefined
}

function asLists(fields: Record<string, string | string[]>): Record<string, string[]> {
  const lists = Object.entries(fields).map(
    ([name, value]) => [name, typeof value === 'string' ? [value] : value] as const,
  )
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0))
}
