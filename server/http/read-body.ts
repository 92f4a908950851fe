import type { BodyType } from '../../src/api/contract/endpoint.ts'
import { maxImageBytes } from '../../src/api/contract/schemas/upload.ts'
import { Refusal } from '../domain/refusal.ts'

/** Maximum length of a request body by its type, in bytes. A form may hold one file of 10 MB besides its texts and boundaries. */
const bodyLimits: Readonly<Record<BodyType, number>> = { json: 1_000_000, 'form-data': maxImageBytes + 64 * 1024 }

const bodyTooLargeRefusal = (bodyType: BodyType) =>
  bodyType === 'form-data'
    ? new Refusal('BODY_TOO_LARGE', 'This file is too large: choose one of at most 10 MB.')
    : new Refusal('BODY_TOO_LARGE', 'This is too much at once: a request may hold 1 MB.')

/** Refuses a request whose Content-Length exceeds the limit. @throws {Refusal} BODY_TOO_LARGE */
export function checkContentLength(request: Request, bodyType: BodyType) {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimits[bodyType]) throw bodyTooLargeRefusal(bodyType)
}

const mediaType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

async function readBytes(request: Request, bodyType: BodyType): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readBodyUpTo(request, bodyLimits[bodyType])
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
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON (Content-Type: application/json).')
  }
  const bytes = await readBytes(request, 'json')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal('MALFORMED_JSON', 'The body is not valid JSON.')
  }
}

/**
 * Reads the fields of a multipart/form-data body: texts and files; a field that was sent more than once is a list.
 * @throws {Refusal} UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE (as soon as the limit is exceeded), MALFORMED_JSON
 */
export async function readForm(request: Request): Promise<unknown> {
  if (mediaType(request) !== 'multipart/form-data') {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'The body must be a form (Content-Type: multipart/form-data).')
  }
  const bytes = await readBytes(request, 'form-data')
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' }
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw new Refusal('MALFORMED_JSON', 'The body is not a valid form.')
  })
  const valueOf = (name: string) => {
    const values = form.getAll(name)
    return values.length === 1 ? values[0] : values
  }
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, valueOf(name)]))
}

/** Reads a body and stops once it exceeds `limit` bytes, because a request may have no Content-Length. @returns undefined when it is too long */
export async function readBodyUpTo(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
