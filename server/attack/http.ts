/** A request of the attack; `path` with its query. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: BodyInit
}

/** An answer: its body as text and, if it is JSON, as a value. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: unknown
  readonly ms: number
}

/** How long an answer may take; longer is a hang. */
const patienceMs = 60_000

/** Parses JSON; undefined for text that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends a request. @throws when there is no answer */
export async function send(base: string, { method, path, headers = {}, body }: Sent): Promise<Answer> {
  const begun = performance.now()
  const response = await fetch(base + path, {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: parseJson(text),
    ms: performance.now() - begun,
  }
}

/** Maximum length of an address and of a body in a description. */
const maxShown = 2000

/** A request as text, to repeat it. */
export function describeRequest({ method, path, headers = {}, body }: Sent): string {
  const shown = typeof body === 'string' ? ` ${body.slice(0, maxShown)}` : ''
  const type = headers['Content-Type']
  return `${method} ${path.slice(0, maxShown)}${type === undefined || type === 'application/json' ? '' : ` (${type})`}${shown}`
}
