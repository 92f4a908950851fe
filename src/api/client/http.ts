import { ApiError } from './api-error.ts'

/** One request as the transport needs it: everything decided, nothing encoded. */
export interface HttpRequest {
  method: string
  /** Below the API base, already encoded. */
  path: string
  query: Readonly<Record<string, unknown>>
  body: unknown
  /** As multipart/form-data, each field of `body` is a text or a file. Default: JSON. */
  bodyType?: 'json' | 'form-data'
  headers: Readonly<Record<string, string>>
  signal: AbortSignal | undefined
  /** Called with the sent share of the body, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** Any answer, whatever its status. */
export interface HttpAnswer {
  status: number
  body: unknown
  header: (name: string) => string | undefined
}

export interface Http {
  /** Sends a request. Throws `ApiError` of kind `offline`, `timeout` or `cancelled` when no answer comes. */
  send: (request: HttpRequest) => Promise<HttpAnswer>
}

/**
 * Creates the HTTP client of one API base (spec S7-11): JSON by default, no timeout, the XSRF cookie sent back in its header.
 * It sends with XMLHttpRequest, because `fetch` tells no progress of an upload.
 */
export function createHttp(baseUrl: string): Http {
  return { send: (request) => new Promise((resolve, reject) => sendRequest(baseUrl, request, resolve, reject)) }
}

function sendRequest(
  baseUrl: string,
  { method, path, query, body, bodyType, headers, signal, onProgress }: HttpRequest,
  resolve: (answer: HttpAnswer) => void,
  reject: (error: ApiError) => void,
): void {
  const xhr = new XMLHttpRequest()
  const fail = (kind: 'offline' | 'timeout' | 'cancelled') => () =>
    reject(new ApiError({ kind, technical: 'The server could not be reached' }))
  const cancel = () => {
    fail('cancelled')()
    xhr.abort()
  }
  if (signal?.aborted === true) return cancel()
  signal?.addEventListener('abort', cancel)
  const url = new URL(`${baseUrl}${path}${queryText(query)}`, location.href)
  xhr.open(method, url)
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
  xhr.setRequestHeader('Accept', 'application/json')
  const token = url.origin === location.origin ? cookie('XSRF-TOKEN') : undefined
  if (token !== undefined) xhr.setRequestHeader('X-XSRF-TOKEN', token)
  // A form gets its type, which has a boundary, from the browser.
  const isForm = bodyType === 'form-data'
  if (body !== undefined && !isForm) xhr.setRequestHeader('Content-Type', 'application/json')
  xhr.addEventListener('load', () =>
    resolve({ status: xhr.status, body: parsed(xhr.responseText), header: headerOf(xhr) }),
  )
  xhr.addEventListener('error', fail('offline'))
  xhr.addEventListener('abort', fail('timeout'))
  xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', cancel))
  if (onProgress) {
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
  }
  xhr.send(isForm ? formOf(body) : body === undefined ? null : JSON.stringify(body))
}

/** A list repeats its key, which is the form that the server reads. */
function queryText(query: HttpRequest['query']): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

/** The value of a cookie that scripts may read. */
function cookie(name: string): string | undefined {
  const start = `${name}=`
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(start))
  return found === undefined ? undefined : decodeURIComponent(found.slice(start.length))
}

const headerOf = (xhr: XMLHttpRequest) => (name: string) => xhr.getResponseHeader(name) ?? undefined

/** The value of JSON; any other text as it is, such as the page of a proxy. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A form of the fields of a body. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value)
  return form
}
