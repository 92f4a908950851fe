import { http, HttpResponse, matchRequestUrl, type HttpHandler } from 'msw'
import { fullPath, type BodyOf, type Endpoint, type Output, type ParamsOf, type QueryOf } from '../contract/endpoint.ts'
import type { ReplyBody } from '../contract/envelope.ts'
import { formFields } from './form-fields.ts'
import { MockRefusal } from './mock-refusal.ts'

/** A call as a mock sees it: parsed by the contract, as the server would. */
export interface MockCall<E> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Employer in the address; empty for public endpoints. */
  employerId: string
}

/** What a mock answers. Data of another shape than the contract's does not compile. */
export type MockHandler<E> = (call: MockCall<E>) => ReplyBody<Output<E>> | Promise<ReplyBody<Output<E>>>

/** Lets a call pass, or throws `MockRefusal`. */
export type Gate = (caller: { employerId: string; token: string | undefined }) => void

/** Answers a request to an endpoint; `params` are what its address names. */
type Answer = (call: {
  request: Request
  params: Record<string, string>
}) => Response | undefined | Promise<Response | undefined>

/** One endpoint as it is answered. */
interface Mocked<E extends Endpoint = Endpoint> {
  readonly endpoint: E
  readonly handler: MockHandler<E>
  readonly gate?: Gate
}

/**
 * Answers one endpoint in stories and tests. Input and answer are parsed by the contract, so a request the server would
 * refuse is refused here too, and an answer no server could give fails the story. A handler refuses by throwing `MockRefusal`.
 */
export function mock<E extends Endpoint>(endpoint: E, handler: MockHandler<E>): HttpHandler {
  return respond(endpoint, answerOf({ endpoint, handler }))
}

/** Answers many endpoints as `mock` does, behind one MSW handler: MSW copies the request and reads all cookies for each handler that it asks. */
export function mockAll(mocked: readonly Mocked[]): HttpHandler {
  const table = mocked.map((entry) => ({
    method: entry.endpoint.method,
    address: addressOf(entry.endpoint),
    answer: answerOf(entry),
  }))
  return http.all(`${base}/*`, ({ request }) => {
    const url = new URL(request.url)
    for (const { method, address, answer } of table) {
      if (method !== request.method) continue
      const { matches, params } = matchRequestUrl(url, address)
      if (matches) return answer({ request, params: params as Record<string, string> })
    }
    return undefined
  })
}

function answerOf<E extends Endpoint>({ endpoint, handler, gate = () => undefined }: Mocked<E>): Answer {
  return async ({ request, params }) => {
    try {
      const { employerId = '', ...own } = params
      if (endpoint.scope === 'employer') gate({ employerId, token: bearer(request) })
      const reply = await handler({
        params: own as ParamsOf<E>,
        query: parse(endpoint.query, Object.fromEntries(new URL(request.url).searchParams)) as QueryOf<E>,
        body: parse(endpoint.body, endpoint.body && (await readBody(request, endpoint))) as BodyOf<E>,
        employerId,
      })
      return HttpResponse.json({ ...reply, data: endpoint.response.parse(reply.data) })
    } catch (cause) {
      if (cause instanceof MockRefusal) return refusedResponse(cause)
      throw cause
    }
  }
}

/** The API, on any host. */
export const base = '*/api/v1'
const addressOf = (endpoint: Endpoint) => base + fullPath(endpoint).replaceAll(/\{(\w+)\}/g, ':$1')

/** An MSW handler for the address of an endpoint, on any host. */
export function respond(endpoint: Endpoint, answer: Answer, options: { once?: boolean } = {}): HttpHandler {
  const verb = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
  return http[verb](
    addressOf(endpoint),
    ({ request, params }) => answer({ request, params: params as Record<string, string> }),
    options,
  )
}

/** A refusal as the server sends it. */
export function refusedResponse({ status, body }: MockRefusal): Response {
  return HttpResponse.json(body, { status })
}

function bearer(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
}

/** The body as JSON, or the fields of a form. */
async function readBody(request: Request, { bodyType }: Pick<Endpoint, 'bodyType'>): Promise<unknown> {
  try {
    return await (bodyType === 'json' ? request.json() : formFields(request))
  } catch {
    throw new MockRefusal('MALFORMED_JSON', bodyType === 'json' ? {} : { message: 'The body is not a valid form.' })
  }
}

function parse(schema: Endpoint['query'], value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = Object.fromEntries(
    result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [[...issue.path, key].join('.'), 'Unknown field'])
        : [[issue.path.join('.') || 'body', issue.message]],
    ),
  )
  const [first] = Object.entries(errors)
  const [field, message] = first ?? ['body', null]
  throw new MockRefusal('VALIDATION_FAILED', {
    message: message === 'Unknown field' ? `Unknown field: ${field}` : message,
    errors,
  })
}
