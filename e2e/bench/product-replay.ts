import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { IncomingHttpHeaders as StreamHeaders, ServerHttp2Stream } from 'node:http2'

/** An answer of the product, as it was sent. */
export interface Recorded {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer
}

/** What cannot differ between two visits: files whose name holds a hash, and reads of the API. */
const isReplayed = (method: string, path: string) => method === 'GET' && /^\/(?:assets|api)\//.test(path)

/** Headers of one connection, which HTTP/2 does not allow. */
export const ofConnection: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

/** The headers to pass on. */
function passedOn(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofConnection.has(name) || name.startsWith(':') ? [] : [[name, value]],
    ),
  )
}

/**
 * The product behind HTTP/2. Pages come from its server each time; files and reads of the API are recorded once and replayed, so that the
 * database takes no part in what is measured.
 */
export class ProductReplay {
  readonly #origin: URL
  readonly #agent = new Agent({ keepAlive: true })
  readonly #recorded = new Map<string, Recorded>()
  #isWarm = false
  #misses = 0

  constructor(url: string) {
    this.#origin = new URL(url)
  }

  /** How many reads had not been recorded when the measurement began. */
  get misses(): number {
    return this.#misses
  }

  /** Ends the recording: what is requested from here on counts as missed when it was not recorded. */
  endRecording(): void {
    this.#isWarm = true
  }

  /** The recorded answer of a path with its query; undefined when there is none. */
  answerOf(path: string): Recorded | undefined {
    return this.#recorded.get(path)
  }

  /** Answers a request of the browser. */
  async serve(stream: ServerHttp2Stream, headers: StreamHeaders): Promise<void> {
    const method = headers[':method'] ?? 'GET'
    const path = headers[':path'] ?? '/'
    const replayed = isReplayed(method, path)
    const recorded = replayed ? this.#recorded.get(path) : undefined
    if (recorded === undefined && replayed && this.#isWarm) this.#misses += 1
    const answer = recorded ?? (await this.#ask(stream, headers, method, path, replayed))
    if (replayed && answer.status === 200) this.#recorded.set(path, answer)
    if (stream.destroyed) return
    stream.respond({ ':status': answer.status, ...answer.headers })
    stream.end(answer.body)
  }

  /** Asks the product's server; its early hints are passed on when they come. */
  async #ask(stream: ServerHttp2Stream, headers: StreamHeaders, method: string, path: string, isWhole: boolean) {
    const asked = passedOn(headers)
    if (isWhole) delete asked['if-none-match']
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const { hostname, port } = this.#origin
      const host = headers[':authority'] ?? this.#origin.host
      const sent = request({ hostname, port, method, path, agent: this.#agent, headers: { ...asked, host } }, resolve)
      sent.on('information', (info) => {
        const link = info.headers.link
        if (info.statusCode === 103 && link && !stream.destroyed) stream.additionalHeaders({ ':status': 103, link })
      })
      sent.on('error', reject)
      stream.pipe(sent)
    })
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    return {
      status: response.statusCode ?? 502,
      headers: passedOn(response.headers),
      body: Buffer.concat(chunks),
    }
  }

  /** Closes the connections to the product. */
  close(): void {
    this.#agent.destroy()
  }
}
