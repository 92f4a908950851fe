import type { BodyOf, ParamsOf, QueryOf } from '../../src/api/contract/endpoint.ts'
import type { api } from '../../src/api/contract/table.ts'
import type { input } from 'zod/mini'
import type { Answer, AppContext, HttpSettings } from '../platform/http/context.ts'
import type { Deps } from './deps.ts'

/** Dependencies of the HTTP layer: those of the services and its own. */
export interface HttpDeps extends Deps, HttpSettings {
  /** Whether the database stores rows now, and the server is not stopping. */
  readonly isReady: () => Promise<boolean>
  /** Is told of each answered request. Absent: nobody is. */
  readonly onAnswer?: (answer: Answer) => void
  /** Whether caught mails may be read at /_outbox. */
  readonly hasOutbox: boolean
  /** Whether the files of simulated workers are served. */
  readonly hasSamples: boolean
  /** The operator's address for the questions of employers. */
  readonly supportEmail: string
  /** Folder of the built front end. */
  readonly webDir: string
}

/** Base path of the API. */
export const apiBase = '/api/v1'

/** Input of a handler: the parsed request, the employer, and the dependencies. */
export interface HandlerInput<E> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** The signed-in employer; empty for public endpoints. */
  readonly employerId: string
  /** The public id of the session that calls; empty for public endpoints. */
  readonly sessionId: string
  readonly deps: HttpDeps
  readonly context: AppContext
}

/** Result of a handler: the data, and an optional message for the employer. */
export interface HandlerResult<E> {
  readonly message?: string
  readonly data: E extends { readonly response: infer R } ? input<R> : never
}

export type Handler<E> = (call: HandlerInput<E>) => Promise<HandlerResult<E>>

type Api = typeof api

/** One handler for each endpoint of the contract; a missing or additional handler does not compile. */
export type Handlers = {
  readonly [Group in keyof Api]: { readonly [Name in keyof Api[Group]]: Handler<Api[Group][Name]> }
}
