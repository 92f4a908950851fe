import type { Endpoint } from '../../src/api/contract/endpoint.ts'

/**
 * The headers and the body of a request as its endpoint takes them: JSON, or a form of texts and files. A text is sent as it is, with the
 * endpoint's content type. In a form, a list sends its field more than once.
 */
export function encodeBody(
  { bodyType }: Pick<Endpoint, 'bodyType'>,
  body: unknown,
): { headers: Record<string, string>; body?: BodyInit } {
  if (body === undefined) return { headers: {} }
  if (typeof body === 'string') {
    return {
      headers: { 'Content-Type': bodyType === 'json' ? 'application/json' : 'multipart/form-data; boundary=x' },
      body,
    }
  }
  if (bodyType === 'json') return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const form = new FormData()
  for (const [name, value] of Object.entries(body as object)) {
    for (const entry of (Array.isArray(value) ? value : [value]) as unknown[]) {
      if (entry instanceof Blob) form.append(name, entry)
      else form.append(name, String(entry))
    }
  }
  return { headers: {}, body: form }
}
