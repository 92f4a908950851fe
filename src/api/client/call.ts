import type { Endpoint, Input, Output } from '../contract/endpoint.ts'
import { ApiError, type ApiErrorDetails } from './api-error.ts'
import type { Http, HttpAnswer } from './http.ts'
import { requestPath, withoutEmpty, type AnyInput } from './request.ts'
import type { Session } from './session.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** A 401 to a call flagged so does not log out (spec S4-5). */
  alreadyRetried?: boolean
  /** Called with the sent share of the body, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** Result of a call: the parsed `data`, and the server's message for the employer, if any. */
export interface Reply<T> {
  data: T
  message: string | undefined
}

/** API client of one server and one session, used by every screen, loader and mutation. */
export interface ApiClient {
  readonly session: Session
  /** Calls an endpoint and returns its `data`. Throws `ApiError`, never anything else. */
  call: <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Output<E>>
  /** As `call`, with the server's message beside the data. */
  request: <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Reply<Output<E>>>
  /** Loads the HTTP library ahead of the first call. */
  preload: () => void
}

/** Creates the client that applies the same rules to every call (spec S4-5, S5-13 to S5-15, S7-12). */
export function createApiClient({ http, session }: { http: Http; session: Session }): ApiClient {
  async function request<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    options: CallOptions = {},
  ): Promise<Reply<Output<E>>> {
    const { params, query, body } = input as AnyInput
    const { token, user } = session.store.getState()
    const response = await http.send({
      method: endpoint.method,
      path: requestPath(endpoint, params, user?.employerId),
      query: withoutEmpty(query),
      body,
      bodyType: endpoint.bodyType,
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
      signal: options.signal,
      ...(options.onProgress && { onProgress: options.onProgress }),
    })
    if (response.status >= 200 && response.status < 300) return unwrap(endpoint, response)

    if (response.status === 501) await noteNotOffered(endpoint)
    const details = await readRefusal(response)
    const endsSession = response.status === 401 && !options.alreadyRetried && token !== null
    throw new ApiError({ ...details, endedSession: endsSession && expire(token) })
  }

  /** Where its code cannot be loaded, the action stays, and leads to the same answer again. */
  const noteNotOffered = (endpoint: Endpoint) =>
    import('./offered-endpoints.ts').then(
      ({ setNotOffered }) => setNotOffered(client, endpoint),
      () => undefined,
    )

  /** Returns true also for calls that fail after another call has ended the session, because they have the same cause. */
  function expire(token: string): boolean {
    return session.expire(token) || session.store.getState().token === null
  }

  const client: ApiClient = {
    session,
    request,
    call: async (endpoint, input, options) => (await request(endpoint, input, options)).data,
    preload: http.preload,
  }
  return client
}

/** What a response outside 200–299 says. Where the code that reads it cannot be loaded, that is not known: the call may have done something before. */
async function readRefusal({ status, body, header }: HttpAnswer): Promise<ApiErrorDetails> {
  try {
    return (await import('./http-runtime.ts')).readErrorResponse(status, body, header)
  } catch (cause) {
    const technical = `The server answered with status ${status}, and the code that reads it could not be loaded`
    return { kind: 'contract', status, requestId: header('x-request-id'), technical, cause }
  }
}

/** Parses `data` of the body. Throws an ApiError of kind `contract` with the paths that do not match. */
function unwrap<E extends Endpoint>(endpoint: E, response: HttpAnswer): Reply<Output<E>> {
  const body = (typeof response.body === 'object' && response.body !== null ? response.body : {}) as Record<
    string,
    unknown
  >
  const parsed = endpoint.response.safeParse(body['data'])
  if (!parsed.success) {
    const places = parsed.error.issues.map((issue) => ['data', ...issue.path].join('.'))
    throw new ApiError({
      kind: 'contract',
      status: response.status,
      requestId: response.header('x-request-id'),
      technical: `The answer to ${endpoint.id} could not be read at ${places.join(', ')}`,
    })
  }
  const message = body['message']
  return {
    data: parsed.data as Output<E>,
    message: typeof message === 'string' && message.trim() !== '' ? message : undefined,
  }
}
