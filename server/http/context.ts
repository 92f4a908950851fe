import type { Context } from 'hono'
import type { Deps } from '../domain/deps.ts'
import type { Log } from '../log.ts'

/** What the HTTP side needs: the rules' needs and what only it uses. */
export interface HttpDeps extends Deps {
  readonly log: Log
  /** Whether the database answers now. */
  readonly isReady: () => Promise<boolean>
  /** Number of proxies whose forwarding headers are believed. */
  readonly trustedProxies: number
  /** Whether caught mails may be read at /_outbox. */
  readonly hasOutbox: boolean
  /** Where the product is reached from outside; undefined: wherever a call comes to. */
  readonly publicUrl: string | undefined
  /** Folder of the built front end. */
  readonly webDir: string
}

/** Values that a request collects on its way. */
export interface Variables {
  requestId: string
  address: string
  /** Whether the call carries a `ref`: what fails in it may fail after money has moved. */
  movesMoney: boolean
}

export type AppContext = Context<{ Variables: Variables }>
