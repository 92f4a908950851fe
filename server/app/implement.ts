import type { Hono } from 'hono'
import { type BodyType, type Endpoint, fullPath } from '../../src/api/contract/endpoint.ts'
import { api, endpoints } from '../../src/api/contract/table.ts'
import { limitCalls } from '../platform/limits/call-budget.ts'
import { Refusal, sessionEnded } from '../platform/http/refusal.ts'
import { findSession } from '../modules/auth/sessions.ts'
import { inUploadPlace } from '../modules/uploads/upload-places.ts'
import type { AppContext, Variables, SessionOwner } from '../platform/http/context.ts'
import { readForm, readJson } from '../platform/http/read-body.ts'
import { sendJson } from '../platform/http/send-json.ts'
import { validate } from '../platform/http/validate.ts'
import { apiBase, type HandlerInput, type Handlers, type HttpDeps } from '../ports/handlers.ts'

type AnyHandler = (call: HandlerInput<Endpoint>) => Promise<{ message?: string; data: unknown }>

/** The path of an endpoint as a route of Hono. */
const routeOf = (endpoint: Endpoint) => apiBase + fullPath(endpoint).replaceAll(/\{(\w+)\}/g, ':$1')

const formPaths = endpoints
  .filter(({ bodyType }) => bodyType === 'form-data')
  .map((endpoint) => new RegExp(`^${routeOf(endpoint).replaceAll(/:\w+/g, '[^/]+')}$`))

/** Which type of body, and so which maximum length, the endpoints of a path take. */
export const bodyTypeOf = (path: string): BodyType => (formPaths.some((form) => form.test(path)) ? 'form-data' : 'json')

/** Adds a route for each endpoint of the contract, and METHOD_NOT_ALLOWED for other methods of its path. */
export function implement(app: Hono<{ Variables: Variables }>, table: typeof api, handlers: Handlers, deps: HttpDeps) {
  const methods = new Map<string, string[]>()
  for (const [group, ofGroup] of Object.entries(table)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(ofGroup)) {
      const handler = handlers[group as keyof Handlers][name as never] as AnyHandler
      const path = routeOf(endpoint)
      methods.set(path, [...(methods.get(path) ?? []), endpoint.method])
      app.on(endpoint.method, path, (c) => handleRequest(c, endpoint, handler, deps))
    }
  }
  for (const [path, allowed] of methods) {
    app.all(path, (c) => {
      c.header('Allow', allowed.join(', '))
      throw new Refusal('METHOD_NOT_ALLOWED', `This address takes ${allowed.join(' or ')}, not ${c.req.method}.`)
    })
  }
}

/** The owner of a call to a public endpoint. */
const nobody: SessionOwner = { employerId: '', sessionId: '' }

/** The maximum length of a path parameter. Ids and references are shorter. */
const maxParamLength = 100

const read = { json: readJson, 'form-data': readForm }

async function handleRequest(
  c: AppContext,
  endpoint: Endpoint,
  handler: AnyHandler,
  deps: HttpDeps,
): Promise<Response> {
  const { employerId: pathEmployerId, ...params } = c.req.param() as Record<string, string>
  const owner = endpoint.scope === 'employer' ? await authorise(c, pathEmployerId ?? '', deps) : nobody
  const { employerId, sessionId } = owner
  if (endpoint.scope === 'employer') limitCalls(deps, sessionId)
  if (Object.values(params).some((value) => value.length > maxParamLength)) {
    throw new Refusal('NOT_FOUND')
  }
  const call = { endpoint, handler, deps, owner, params }
  // Every form is an upload: it is counted and gets its place before the body is read, so that waiting bodies need no memory.
  if (endpoint.bodyType === 'form-data') return inUploadPlace(deps, employerId, () => handleBody(c, call))
  return handleBody(c, call)
}

interface Call {
  readonly endpoint: Endpoint
  readonly handler: AnyHandler
  readonly deps: HttpDeps
  readonly owner: SessionOwner
  readonly params: Record<string, string>
}

/** Reads and validates a request's query and body, runs its handler, and responds. */
async function handleBody(c: AppContext, { endpoint, handler, deps, owner, params }: Call): Promise<Response> {
  const query = endpoint.query && validate(endpoint.query, c.req.query())
  const body = endpoint.body && validate(endpoint.body, await read[endpoint.bodyType](c.req.raw))
  c.set('movesMoney', movesMoney(endpoint, body))
  const { message, data } = await handler({
    params: params as never,
    query: query as never,
    body: body as never,
    ...owner,
    deps,
    context: c,
  })
  c.header('Cache-Control', 'no-store')
  // Parsing the response drops fields that are not in the contract, so that no column can leak.
  return sendJson(c, { ...(message !== undefined && { message }), data: endpoint.response.parse(data) })
}

/** Whether an error may occur after money has moved. The `ref` of a new Gig is for the Gig: it is paid for by another call. */
const movesMoney = ({ id }: Endpoint, body: unknown) =>
  typeof body === 'object' && body !== null && 'ref' in body && id !== api.gigs.create.id

/** Authenticates the token. @throws {Refusal} UNAUTHORIZED without a valid token; NOT_FOUND for the path of another employer */
async function authorise(c: AppContext, pathEmployerId: string, deps: HttpDeps): Promise<SessionOwner> {
  const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const session = token === undefined ? undefined : await findSession(deps, token, c.req.header('user-agent'))
  if (session === undefined) throw sessionEnded()
  c.set('employerId', session.employerId)
  if (session.employerId !== pathEmployerId) throw new Refusal('NOT_FOUND')
  return session
}
