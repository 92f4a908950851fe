import { Refusal } from '../domain/refusal.ts'

/** Maximum length of a request body, in bytes. */
export const bodyLimit = 1_000_000

const bodyTooLargeRefusal = () => new Refusal('BODY_TOO_LARGE', 'This is too much at once: a request may hold 1 MB.')

/** Refuses a request whose Content-Length exceeds the limit. @throws {Refusal} BODY_TOO_LARGE */
export function checkContentLength(request: Request) {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw bodyTooLargeRefusal()
}

/**
 * Reads a JSON body.
 * @throws {Refusal} UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE (as soon as the limit is exceeded), MALFORMED_JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type !== 'application/json' && !type.endsWith('+json')) {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON (Content-Type: application/json).')
  }
  const bytes = await readBodyUpTo(request, bodyLimit)
  if (bytes === undefined) throw bodyTooLargeRefusal()
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal('MALFORMED_JSON', 'The body is not valid JSON.')
  }
}

/** Reads a body and stops once it exceeds `limit` bytes, because a request may have no Content-Length. @returns undefined when it is too long */
export async function readBodyUpTo(request: Request, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
