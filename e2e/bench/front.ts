import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { extname, relative } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesBelow } from '../../scripts/lib/precompress.mjs'
import type { Certificate } from './certificate.ts'
import { ofConnection, ProductReplay, type Recorded } from './product-replay.ts'
import { stubAnswer } from './stub.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** Headers of the product's page that belong to that page alone. */
const ofOnePage = /^(?:content-(?:length|encoding|type)|etag|set-cookie|link|x-request-id)$/

/** The one HTTP/2 server of the measurement: the product below `/`, the reference pages below `/bench/`, their API below `/bench-stub/`. */
export interface Front {
  /** Without a slash at the end. */
  readonly url: string
  readonly product: ProductReplay
  /** Makes the answer of the stub API from the product's recorded answers to these paths. */
  readonly setStub: (name: string, paths: readonly string[]) => void
  readonly stop: () => Promise<void>
}

/**
 * Starts the server.
 * @param productUrl the built product, on the loopback address
 * @param folder the built reference pages
 */
export async function startFront(productUrl: string, folder: string, certificate: Certificate): Promise<Front> {
  const product = new ProductReplay(productUrl)
  const files = new Map<string, Recorded>()
  const page = await fetch(`${productUrl}/sign-in`)
  const pageHeaders = Object.fromEntries(
    [...page.headers].filter(([name]) => !ofOnePage.test(name) && !ofConnection.has(name)),
  )
  for (const path of filesBelow(folder).filter((name) => !name.endsWith('.br') && !name.endsWith('.gz'))) {
    files.set(`/bench/${relative(folder, path)}`, referenceFile(path, pageHeaders))
  }
  const stub = new Map<string, Recorded>()

  const serve = async (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    const path = headers[':path'] ?? '/'
    if (!path.startsWith('/bench')) return product.serve(stream, headers)
    const file = stub.get(path) ?? files.get(path.replace(/^(\/bench\/shell)\/\w+$/, '$1.html'))
    if (file === undefined) {
      stream.respond({ ':status': 404 }, { endStream: true })
      return
    }
    const isKnown = file.headers['etag'] !== undefined && headers['if-none-match'] === file.headers['etag']
    stream.respond({ ...file.headers, ':status': isKnown ? 304 : 200 }, { endStream: isKnown })
    if (!isKnown) stream.end(file.body)
  }
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert })
  server.on('stream', (stream, headers) => {
    // A browser that closes a page resets its requests.
    stream.on('error', () => undefined)
    serve(stream, headers).catch((error: unknown) => {
      process.stderr.write(`${headers[':path']}: ${String(error)}\n`)
      stream.close()
    })
  })
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    session.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    product,
    setStub: (name, paths) => {
      const answers = paths.map((path) => product.answerOf(path)).filter((answer) => answer !== undefined)
      stub.set(`/bench-stub/${name}.json`, stubFile(answers))
    },
    stop: async () => {
      for (const session of sessions) session.destroy()
      product.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A file of a reference page, with the headers that the product sends for such a file. */
function referenceFile(path: string, pageHeaders: Readonly<Record<string, string>>): Recorded {
  const isPage = extname(path) === '.html'
  const isCompressed = existsSync(`${path}.br`)
  const body = readFileSync(isCompressed ? `${path}.br` : path)
  const policy = pageHeaders['content-security-policy']?.replace("style-src 'self'", "style-src 'unsafe-inline'")
  return {
    status: 200,
    body,
    headers: {
      ...pageHeaders,
      // The style of a reference page is in the page.
      ...(policy !== undefined && { 'content-security-policy': policy }),
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-length': String(body.length),
      'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      ...(isCompressed && { 'content-encoding': 'br' }),
    },
  }
}

/** The text of a recorded answer. */
function textOf({ body, headers }: Recorded): string {
  switch (headers['content-encoding']) {
    case undefined:
      return body.toString()
    case 'br':
      return brotliDecompressSync(body).toString()
    case 'gzip':
      return gunzipSync(body).toString()
    default:
      throw new Error(`The bench does not read answers in ${String(headers['content-encoding'])}`)
  }
}

/** The stub's answer: of the size of the product's answers, and compressed when they are. */
function stubFile(answers: readonly Recorded[]): Recorded {
  const isCompressed = answers.some(({ headers }) => headers['content-encoding'] !== undefined)
  const text = stubAnswer(answers.map(textOf))
  const body = isCompressed ? brotliCompressSync(text) : Buffer.from(text)
  return {
    status: 200,
    body,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-length': String(body.length),
      ...(isCompressed && { 'content-encoding': 'br' }),
    },
  }
}
