import { getCookie, setCookie } from 'hono/cookie'
import type { MiddlewareHandler } from 'hono'
import { Refusal } from './refusal.ts'
import { newSecret } from '../secrets/secrets.ts'
import { isBehindTls } from './client-address.ts'
import type { AppContext, HttpSettings } from './context.ts'

const cookieName = 'XSRF-TOKEN'

/** Sets the cookie whose value the front end repeats in a header (spec S7-11); it comes with the page. */
export function setXsrfCookie(c: AppContext, deps: HttpSettings) {
  if (getCookie(c, cookieName) !== undefined) return
  setCookie(c, cookieName, newSecret(), { path: '/', sameSite: 'Strict', secure: isBehindTls(c, deps) })
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

function isForeign(c: AppContext): boolean {
  const origin = c.req.header('origin')
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== c.req.header('host'))
}

/**
 * Refuses changes that another site's page sends with our cookies. Calls carry their authority in the Authorization header, which no other
 * site can set, so this is a second line: it looks only at calls that come with our cookie from a foreign origin, and lets those
 * pass that repeat the cookie in `X-XSRF-TOKEN`, which only our own page can.
 */
export const rejectCrossSiteRequests: MiddlewareHandler = async (c, next) => {
  const cookie = getCookie(c, cookieName)
  if (
    !safeMethods.has(c.req.method) &&
    cookie !== undefined &&
    isForeign(c) &&
    c.req.header('x-xsrf-token') !== cookie
  ) {
    throw new Refusal('FORBIDDEN')
  }
  await next()
}
