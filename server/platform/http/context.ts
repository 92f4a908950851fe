import type { Context } from 'hono'

/** An answered request, without what it contains. */
export interface Answer {
  readonly method: string
  /** The pattern of the route, not the path: there are as many paths as anybody sends. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** The session of a call: its public id and its employer. */
export interface SessionOwner {
  readonly sessionId: string
  readonly employerId: string
}

/** Settings of the HTTP layer. */
export interface HttpSettings {
  /** Number of proxies whose forwarding headers are trusted. */
  readonly trustedProxies: number
  /** Public origin of the product; undefined: the loopback address of the request. */
  readonly publicUrl: string | undefined
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
