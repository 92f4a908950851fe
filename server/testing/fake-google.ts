import { generateKeyPairSync, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ServiceAccount } from '../platform/config/service-account.ts'

/** A message as it came to the fake. */
export interface ReceivedMessage {
  readonly token: string
  readonly data: Record<string, string>
  readonly [field: string]: unknown
}

const messagePath = '/v1/projects/marquee-test/messages:send'

/** Google's token endpoint and Firebase Cloud Messaging on one local server, with a service account that they accept. */
export async function startFakeGoogle() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const account: ServiceAccount = {
    projectId: 'marquee-test',
    email: 'push@marquee-test.iam.example',
    key: privateKey,
  }
  const messages: ReceivedMessage[] = []
  /** What a device's token is refused with; `'*'` is every token. */
  const refusals = new Map<string, { status: number; details: readonly object[] }>()
  const tokenCalls: string[] = []
  /** Whether the token endpoint refuses every call. */
  const fault = { isTokenRefused: false }

  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request)
      const answer = (status: number, content: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
      if (request.url === '/token') {
        const assertion = new URLSearchParams(body).get('assertion') ?? ''
        tokenCalls.push(assertion)
        if (fault.isTokenRefused || !isSigned(assertion, publicKey)) return answer(400, { error: 'invalid_grant' })
        return answer(200, { access_token: 'access-1', expires_in: 3600, token_type: 'Bearer' })
      }
      if (request.url !== messagePath || request.headers.authorization !== 'Bearer access-1') return answer(401, {})
      const { message } = JSON.parse(body) as { message: ReceivedMessage }
      const refusal = refusals.get(message.token) ?? refusals.get('*')
      if (refusal !== undefined) return answer(refusal.status, { error: { code: refusal.status, ...refusal } })
      messages.push(message)
      return answer(200, { name: `projects/marquee-test/messages/${messages.length}` })
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    account,
    messages,
    refusals,
    tokenCalls,
    fault,
    /** Sends calls to Google to this server. */
    call: ((url: URL | RequestInfo, init?: RequestInit) => {
      const { pathname } = new URL(url instanceof Request ? url.url : url)
      return fetch(`${origin}${pathname}`, init)
    }) as typeof fetch,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function isSigned(assertion: string, publicKey: string): boolean {
  const [header, payload, signature = ''] = assertion.split('.')
  return verify('sha256', Buffer.from(`${header}.${payload}`), publicKey, Buffer.from(signature, 'base64url'))
}
