import type { Context } from 'hono'
import type { Deps } from '../../ports/deps.ts'

/** An answered request, without what it contains. */
export interface Answer {
  readonly method: string
  /** The pattern of the route, not the path: there are as many paths as anybody sends. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** Dependencies of the HTTP layer: those of the domain and its own. */
export interface HttpDeps extends Deps {
  /** Whether the database stores rows now, and the server is not stopping. */
  readonly isReady: () => Promise<boolean>
  /** Is told of each answered request. Absent: nobody is. */
  readonly onAnswer?: (answer: Answer) => void
  /** Number of proxies whose forwarding headers are trusted. */
  readonly trustedProxies: number
  /** Whether caught mails may be read at /_outbox. */
  readonly hasOutbox: boolean
  /** The operator's address for the questions of employers. */
  readonly supportEmail: string
  /** Public origin of the product; undefined: the loopback address of the request. */
  readonly publicUrl: string | undefined
  /** Folder of the built front end. */
  readonly webDir: string
}

/** Variables of a request's context. */
export interface Variables {
  requestId: string
  address: string
  /** The employer whose session makes the call; undefined without one. */
  employerId: string | undefined
  /** Whether the call carries a `ref`: an error may occur after money has moved. */
  movesMoney: boolean
}

export type AppContext = Context<{ Variables: Variables }>
