import { JWT } from 'google-auth-library'
import * as z from 'zod/mini'
import { type PushMessage, type PushResult, type PushSender, PushUnavailable } from '../../ports/push.ts'
import type { ServiceAccount } from '../../platform/config/service-account.ts'

const scope = 'https://www.googleapis.com/auth/firebase.messaging'

/** Timeout of a call to Google, in milliseconds. */
const timeoutMs = 10_000

/** How long the service keeps a message for a device without a connection, in seconds: news of yesterday is in the list of the dashboard. */
const timeToLive = 6 * 60 * 60

const errorBody = z.object({
  error: z.object({
    details: z._default(
      z.array(
        z.object({
          errorCode: z.optional(z.string()),
          fieldViolations: z.optional(z.array(z.object({ field: z.optional(z.string()) }))),
        }),
      ),
      [],
    ),
  }),
})

/**
 * Sends messages by the HTTP v1 API of Firebase Cloud Messaging.
 * @param call makes the calls to Google; tests pass one that answers in its place
 */
export function fcmSender(account: ServiceAccount, call: typeof fetch = fetch): PushSender {
  const client = new JWT({
    email: account.email,
    key: account.key,
    scopes: [scope],
    // A failed message is tried again by its job, so the library's own retries would only keep other messages waiting.
    transporterOptions: { fetchImplementation: call, timeout: timeoutMs, retry: false },
  })

  async function accessToken(): Promise<string> {
    try {
      const { token } = await client.getAccessToken()
      if (token) return token
    } catch {
      // The library's error has the signed request in it, which must not be logged.
    }
    throw new PushUnavailable('Google gave no access token for FIREBASE_SERVICE_ACCOUNT')
  }

  async function post(token: string, message: PushMessage): Promise<{ status: number; body: unknown }> {
    const authorization = `Bearer ${await accessToken()}`
    try {
      const response = await call(`https://fcm.googleapis.com/v1/projects/${account.projectId}/messages:send`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({
          message: {
            token,
            // Data only: the browser would show a message with a `notification` by itself, beside the one of our service worker.
            data: message,
            webpush: { headers: { TTL: String(timeToLive) } },
          },
        }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { status: response.status, body: await response.json().catch(() => undefined) }
    } catch (error) {
      throw new PushUnavailable('Firebase Cloud Messaging does not answer', { cause: error })
    }
  }

  return {
    send: async (token, message) => {
      const { status, body } = await post(token, message)
      return status === 200 ? 'done' : readRefusal(status, body)
    },
  }
}

/** What a refusal means for the device. @throws {PushUnavailable} when it does not mean that the device is lost */
function readRefusal(status: number, body: unknown): PushResult {
  const refusal = errorBody.safeParse(body)
  const details = refusal.success ? refusal.data.error.details : []
  const code = details.find(({ errorCode }) => errorCode !== undefined)?.errorCode
  const isTokenWrong = details.some(({ fieldViolations }) =>
    fieldViolations?.some(({ field }) => field === 'message.token'),
  )
  // A token of another Firebase project will never be one of this project.
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH' || isTokenWrong) return 'unregistered'
  throw new PushUnavailable(
    `Firebase Cloud Messaging refused a message: ${status}${code === undefined ? '' : ` ${code}`}`,
  )
}
