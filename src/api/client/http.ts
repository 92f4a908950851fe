import type { AxiosInstance } from 'axios'
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
  /** Loads the HTTP library before the first call needs it. Never throws. */
  preload: () => void
}

/** Loads axios apart from the first chunk: no screen needs it before its first call. */
const loadAxios = async () => (await import('./http-runtime.ts')).axios

/**
 * Creates the HTTP client of one API base (spec S7-11): JSON by default, no timeout, the XSRF cookie sent back in its header.
 */
export function createHttp(baseUrl: string, load: typeof loadAxios = loadAxios): Http {
  let client: Promise<AxiosInstance> | undefined
  const connect = () => {
    client ??= load().then((axios) =>
      axios.create({
        baseURL: baseUrl,
        timeout: 0,
        headers: { 'Content-Type': 'application/json' },
        xsrfCookieName: 'XSRF-TOKEN',
        xsrfHeaderName: 'X-XSRF-TOKEN',
        // The caller reads error responses, because it knows their body.
        validateStatus: () => true,
        // A list repeats its key, which is the form that URLSearchParams and the server read.
        paramsSerializer: { indexes: null },
      }),
    )
    // A failed load is dropped, so that the next call retries it.
    client.catch(() => {
      client = undefined
    })
    return client
  }

  return {
    preload: () => {
      connect().catch(() => undefined)
    },
    send: async ({ method, path, query, body, bodyType, headers, signal, onProgress }) => {
      const isForm = bodyType === 'form-data'
      try {
        const axios = await connect()
        const response = await axios.request<unknown>({
          method,
          url: path,
          params: query,
          data: isForm ? formOf(body) : body,
          // The type keeps axios from writing the form as JSON; the browser replaces it by one with a boundary.
          headers: { ...headers, ...(isForm && { 'Content-Type': 'multipart/form-data' }) },
          ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
          ...(signal && { signal }),
        })
        return {
          status: response.status,
          body: response.data,
          header: (name) => {
            const value: unknown = response.headers[name]
            return typeof value === 'string' ? value : undefined
          },
        }
      } catch (cause) {
        throw new ApiError({
          kind: kindOf(cause),
          cause: withoutRequest(cause),
          technical: 'The server could not be reached',
        })
      }
    },
  }
}

/** A form of the fields of a body. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value)
  return form
}

/** Drops the library's error, which contains the request: a PIN or a password in the body must not be logged. */
function withoutRequest(cause: unknown): Error {
  return new Error(cause instanceof Error ? `${cause.name}: ${cause.message}` : 'No answer')
}

function kindOf(cause: unknown): 'offline' | 'timeout' | 'cancelled' {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'ERR_CANCELED') return 'cancelled'
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'offline'
}
