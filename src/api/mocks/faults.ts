import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Endpoint } from '../contract/endpoint.ts'
import type { ErrorCode } from '../contract/error-codes.ts'
import { base, refusedResponse, respond } from './mock.ts'
import { MockRefusal, type RefusalDetails } from './mock-refusal.ts'

/** Never responds: the loading state. */
export function hold(endpoint: Endpoint): HttpHandler {
  return respond(endpoint, () => new Promise<never>(() => undefined))
}

/** Always refuses, with the server's message unless `extra` has another. */
export function fail(endpoint: Endpoint, code: ErrorCode, extra: RefusalDetails = {}): HttpHandler {
  return respond(endpoint, () => refusedResponse(new MockRefusal(code, extra)))
}

/** Refuses the first call; the next one reaches the world. */
export function failOnce(endpoint: Endpoint, code: ErrorCode, extra: RefusalDetails = {}): HttpHandler {
  return respond(endpoint, () => refusedResponse(new MockRefusal(code, extra)), { once: true })
}

/** The network is down for this call. */
export function offline(endpoint: Endpoint): HttpHandler {
  return respond(endpoint, () => HttpResponse.error())
}

/** Keeps every call back until `wait` lets it go; the handlers behind this one answer it then. */
export function delayAll(wait: () => Promise<void>): HttpHandler {
  return http.all(`${base}/*`, wait)
}
