import type { BodyType } from '../../../src/api/contract/endpoint.ts'
import { maxImageBytes } from '../../../src/api/contract/schemas/upload.ts'
import { Refusal } from './refusal.ts'
import { parseForm } from './read-form.ts'

/** Maximum length of a request body by its type, in bytes. A form may hold one file of 10 MB besides its texts and boundaries. */
const bodyLimits: Readonly<Record<BodyType, number>> = { json: 1_000_000, 'form-data': maxImageBytes + 64 * 1024 }

const bodyTooLargeRefusal = (bodyType: BodyType) =>
  bodyType === 'form-data'
    ? new Refusal('BODY_TOO_LARGE', 'This file is too large: choose one of at most 10 MB.')
    : new Refusal('BODY_TOO_LARGE')

/** How long a form may take to arrive, in milliseconds: it holds one of a few places, which a slow sender must not keep. */
const formTimeoutMs = 60_000

/** Refuses a request whose Content-Length exceeds the limit. @throws {Refusal} BODY_TOO_LARGE */
export function checkContentLength(request: Request, bodyType: BodyType) {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimits[bodyType]) throw bodyTooLargeRefusal(bodyType)
}

const mediaType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

async function readBytes(request: Request, bodyType: BodyType): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readBodyUpTo(request, bodyLimits[bodyType], bodyType === 'form-data' ? formTimeoutMs : undefined)
  if (bytes === undefined) throw bodyTooLargeRefusal(bodyType)
  return bytes
}

/**
 * Reads a JSON body.
 * @throws {Refusal} UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE (as soon as the limit is exceeded), MALFORMED_JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = mediaType(request)
  if (type !== 'application/json' && !type.endsWith('+json')) {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  }
  const bytes = await readBytes(request, 'json')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal('MALFORMED_JSON')
  }
}

/**
 * Reads the fields of a multipart/form-data body: texts and files; a field that was sent more than once is a list.
 * @throws {Refusal} UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE (as soon as the limit is exceeded), MALFORMED_JSON, VALIDATION_FAILED, UNAVAILABLE
 */
export async function readForm(request: Request): Promise<unknown> {
  if (mediaType(request) !== 'multipart/form-data') {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'The body must be a form (Content-Type: multipart/form-data).')
  }
  const bytes = await readBytes(request, 'form-data')
  return parseForm(bytes, request.headers.get('content-type') ?? '')
}

/**
 * Reads a body and stops once it exceeds `limit` bytes, because a request may have no Content-Length.
 * @returns undefined when it is too long
 * @throws {Refusal} UNAVAILABLE when it takes longer than `timeoutMs`
 */
export async function readBodyUpTo(
  request: Request,
  limit: number,
  timeoutMs?: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const reader = request.body?.getReader()
  if (reader === undefined) return Buffer.alloc(0)
  let isLate = false
  const stopReading = () => {
    isLate = true
    void reader.cancel().catch(() => undefined)
  }
  const timer = timeoutMs === undefined ? undefined : setTimeout(stopReading, timeoutMs)
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length
      if (length > limit) {
        await reader.cancel()
        return undefined
      }
      chunks.push(next.value)
    }
  } finally {
    clearTimeout(timer)
  }
  // A cancelled stream ends like a complete one.
  if (isLate) throw new Refusal('UNAVAILABLE', 'The upload took too long. Please try again.', { retryAfterSeconds: 5 })
  return Buffer.concat(chunks)
}
