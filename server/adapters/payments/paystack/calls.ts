import * as z from 'zod/mini'
import type { Log } from '../../../log.ts'
import { ProviderDown } from '../provider.ts'

const reply = z.object({ status: z.boolean(), message: z.optional(z.string()), data: z.optional(z.unknown()) })

/** What is asked for does not exist, or is refused for good: asking again would answer the same. */
const isRefusal = (status: number) => status === 400 || status === 404 || status === 422

/**
 * Calls of Paystack's API. They answer what `data` holds, undefined when Paystack refuses, and throw `ProviderDown` for
 * everything that says nothing about the payment: no connection, a timeout, a 5xx, a key that is not accepted, a body nobody understands.
 */
export function paystackCalls({
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
    const response = await fetch(new URL(path, url), {
      ...init,
      headers: {
        Authorization: `Bearer ${secretKey}`,
        Accept: 'application/json',
        ...(typeof init.body === 'string' && { 'Content-Type': 'application/json' }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new ProviderDown(`Paystack does not answer at ${path}`, { cause: error })
    })
    const read = reply.safeParse(await response.json().catch(() => undefined))
    if (isRefusal(response.status)) {
      // A question about what is not there is no news; an order that is refused is the operator's: a balance too low, a business not approved.
      if (init.method === 'POST') log.error(`Paystack refused ${path}: ${read.data?.message ?? response.status}`)
      return undefined
    }
    const data = schema.safeParse(read.data?.data)
    if (!response.ok || read.data?.status !== true || !data.success) {
      throw new ProviderDown(
        `Paystack answered ${response.status} at ${path}: ${read.data?.message ?? 'not understood'}`,
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
