import type * as z from 'zod/mini'
import type { ErrorCode, SharedErrorCode } from './error-codes.ts'

/**
 * What an endpoint reads or writes. A write makes every cached read of the same resource stale. `live` ones also change without a call of
 * the employer, by a worker, the payment provider, the operator or time; then the employer is notified.
 */
const resources = {
  profile: 'own',
  company: 'own',
  wallet: 'live',
  onboarding: 'live',
  notification: 'own',
  'notification-settings': 'own',
  'withdrawal-account': 'own',
  bank: 'own',
  plan: 'live',
  transaction: 'live',
  ticket: 'live',
  gig: 'live',
  'gig-analytics': 'live',
  'dashboard-analytics': 'live',
  skill: 'own',
  applicant: 'live',
  'worker-gig': 'live',
  task: 'live',
  calendar: 'live',
  worker: 'live',
  favorite: 'own',
  'worker-group': 'own',
  session: 'own',
  closure: 'own',
} as const

export type Resource = keyof typeof resources

/** What may have changed when a notification has arrived. */
export const liveResources = (Object.keys(resources) as Resource[]).filter((name) => resources[name] === 'live')

/** A payment in an answer. */
export interface PaymentState {
  readonly id: string
  readonly isFinal: boolean
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The names between braces in a path: `'/gig/{id}/get-gig'` gives `'id'`. */
export type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never

export type BodyType = 'json' | 'form-data'

type Schema = z.ZodMiniType

/**
 * One endpoint of the API: the only place where its method, path, input, output and refusals are written.
 * The client, the mocks, the server, the OpenAPI document and the conformance test are derived from it.
 */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Errors extends ErrorCode = ErrorCode,
> {
  /** Stable name, `resource.verb`; first part of the query key and the OpenAPI `operationId`. */
  readonly id: string
  readonly method: Method
  /** The specification's path to the letter, without the `/employer/{employerId}` prefix of scoped calls. */
  readonly path: Path
  /** `employer` calls carry the prefix `/employer/{employerId}` and need a session; `public` ones need neither. */
  readonly scope: 'public' | 'employer'
  readonly summary: string
  readonly query: Query
  readonly body: Body
  /** How the body is sent: as JSON, or as multipart/form-data, whose fields are texts and files. */
  readonly bodyType: BodyType
  /** Schema of the `data` field of the answer. */
  readonly response: Response
  /** Refusals besides those every endpoint shares. */
  readonly errors: readonly Errors[]
  readonly reads: readonly Resource[]
  readonly writes: readonly Resource[]
  /** The payment or payments in the answer. One that is final and was not when the client last read it has changed what this `writes`. */
  readonly settles: ((data: never) => PaymentState | readonly PaymentState[]) | undefined
  /** `specified`: named in the specification; `added`: one of the product's additions. */
  readonly origin: 'specified' | 'added'
  /** A valid call, used by the OpenAPI document and the conformance test. */
  readonly example: ExampleOf<Path, Query, Body>
}

type Empty = Record<never, never>
type ParamsPart<Path extends string> = string extends Path
  ? { params?: Record<string, string> }
  : [PathParam<Path>] extends [never]
    ? Empty
    : { params: Record<PathParam<Path>, string> }
type QueryPart<Query> = Query extends Schema ? { query?: z.input<Query> } : Empty
type BodyPart<Body> = Body extends Schema ? { body: z.input<Body> } : Empty
type ExampleOf<Path extends string, Query, Body> = ParamsPart<Path> & QueryPart<Query> & BodyPart<Body>

/** What a caller passes: `{ params, query, body }`, each only where the endpoint has it. */
export type Input<E> = E extends Endpoint<infer Path, infer Query, infer Body> ? ExampleOf<Path, Query, Body> : never

/** What a caller gets: the parsed `data` field of the answer. */
export type Output<E> = E extends { readonly response: infer R extends Schema } ? z.output<R> : never

/** The codes of an endpoint's refusals: those it declares, and those any endpoint may answer. */
export type ErrorsOf<E> = E extends { readonly errors: readonly (infer Code extends ErrorCode)[] }
  ? Code | SharedErrorCode
  : never

/** The parsed query as a server or mock handler sees it. */
export type QueryOf<E> = E extends { readonly query: infer Q extends Schema } ? z.output<Q> : undefined

/** The parsed body as a server or mock handler sees it. */
export type BodyOf<E> = E extends { readonly body: infer B extends Schema } ? z.output<B> : undefined

/** Path parameters by name as a server or mock handler sees them. */
export type ParamsOf<E> = E extends { readonly path: infer P extends string } ? Record<PathParam<P>, string> : never

interface Declaration<Path extends string, Query, Body, Response extends Schema, Errors> {
  id: string
  method: Method
  path: Path
  scope?: 'public' | 'employer'
  summary: string
  query?: Query
  body?: Body
  bodyType?: BodyType
  response: Response
  errors?: readonly Errors[]
  reads?: readonly Resource[]
  writes?: readonly Resource[]
  settles?: (data: z.output<Response>) => PaymentState | readonly PaymentState[]
  origin?: 'specified' | 'added'
  example: ExampleOf<Path, Query, Body>
}

/**
 * Declares an endpoint. Scope defaults to `employer`, origin to `specified`, the body's type to `json`.
 * Path and example parameters are checked against each other by the compiler.
 */
export function endpoint<
  const Path extends string,
  Response extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Errors extends ErrorCode = never,
>(declaration: Declaration<Path, Query, Body, Response, Errors>): Endpoint<Path, Query, Body, Response, Errors> {
  return {
    scope: 'employer',
    bodyType: 'json',
    origin: 'specified',
    errors: [],
    reads: [],
    writes: [],
    settles: undefined,
    ...declaration,
    query: declaration.query as Query,
    body: declaration.body as Body,
  }
}

/** The full path below the API base, with braces: scoped endpoints get `/employer/{employerId}` in front. */
export function fullPath(e: Pick<Endpoint, 'scope' | 'path'>): string {
  return e.scope === 'employer' ? `/employer/{employerId}${e.path}` : e.path
}
