import * as z from 'zod/mini'
import { redact } from '../../../platform/log/describe-error.ts'
import type { Log } from '../../../platform/log/log.ts'
import { ProviderUnavailable } from '../../../ports/payments.ts'

const reply = z.object({ status: z.boolean(), message: z.optional(z.string()), data: z.optional(z.unknown()) })

/** Statuses for a permanent failure: a retry would get the same answer. */
const isPermanentFailure = (status: number) => status === 400 || status === 404 || status === 422

/**
 * Client of Paystack's API. Calls return `data` of the response, undefined when Paystack refuses, and throw `ProviderDown` for everything
 * that says nothing about the payment: no connection, a timeout, a 5xx, an invalid key, a body that does not match the schema.
 */
export function createPaystackClient({
  url,
  secretKey,
  timeoutMs,
  log,
}: {
  readonly url: string
  readonly secretKey: string
  readonly timeoutMs: number
  readonly log: Log
}) {
  async function call<S extends z.ZodMiniType>(
    path: string,
    init: RequestInit,
    schema: S,
  ): Promise<z.output<S> | undefined> {
    // The query may contain an account number.
    const [endpoint = ''] = path.split('?')
    const response = await fetch(new URL(path, url), {
      ...init,
      headers: {
        Authorization: `Bearer ${secretKey}`,
        Accept: 'application/json',
        ...(typeof init.body === 'string' && { 'Content-Type': 'application/json' }),
      },
      // Paystack's API redirects nothing; a redirect would take the body, with an account number, somewhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new ProviderUnavailable(`Paystack does not answer at ${endpoint}`, { cause: error })
    })
    const parsedReply = reply.safeParse(await response.json().catch(() => undefined))
    if (isPermanentFailure(response.status)) {
      // A refused GET means that the object does not exist. A refused POST needs the operator: for example a low balance or a business that is not approved.
      if (init.method === 'POST') {
        const { status } = response
        log.error('provider-refused', { endpoint, status, reason: redact(parsedReply.data?.message ?? '') })
      }
      return undefined
    }
    const data = schema.safeParse(parsedReply.data?.data)
    if (!response.ok || parsedReply.data?.status !== true || !data.success) {
      throw new ProviderUnavailable(
        `Paystack answered ${response.status} at ${endpoint}: ${parsedReply.data?.message ?? 'not understood'}`,
      )
    }
    return data.data
  }
  return {
    get: <S extends z.ZodMiniType>(path: string, schema: S) => call(path, { method: 'GET' }, schema),
    send: <S extends z.ZodMiniType>(path: string, body: object, schema: S) =>
      call(path, { method: 'POST', body: JSON.stringify(body) }, schema),
  }
}
