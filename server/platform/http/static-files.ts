import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import type { AppContext } from './context.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** A file that is held in memory, also compressed. */
export interface StaticFile {
  readonly body: Buffer<ArrayBuffer>
  readonly encodings: ReadonlyMap<Encoding, Buffer<ArrayBuffer>>
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
}

/** Files the build writes for the server, not for browsers. */
const privateFile = /^\/(?:csp\.json$|\.)/

const readBytes = (path: string): Buffer<ArrayBuffer> => Buffer.from(readFileSync(path))

/** The ETag of a content, without quotes. */
export const etagOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22)

function load(folder: string, path: string): StaticFile {
  const body = readBytes(path)
  const encodings = new Map<Encoding, Buffer<ArrayBuffer>>()
  if (existsSync(`${path}.br`)) encodings.set('br', readBytes(`${path}.br`))
  if (existsSync(`${path}.gz`)) encodings.set('gzip', readBytes(`${path}.gz`))
  return {
    body,
    encodings,
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(body),
    // A name below assets holds a hash of the content, so a browser may keep the file for good.
    cacheControl: relative(folder, path).startsWith(`assets${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  }
}

function loadAll(folder: string): ReadonlyMap<string, StaticFile> {
  if (!existsSync(folder)) return new Map()
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const named = paths.map((path) => [`/${relative(folder, path).replaceAll(sep, '/')}`, path] as const)
  return new Map(named.filter(([name]) => !privateFile.test(name)).map(([name, path]) => [name, load(folder, path)]))
}

/**
 * The built front end, held in memory: it is a few megabytes. Only names that were listed are served, so no path can lead out of
 * the folder. A new build is noticed by its index.html.
 */
export function staticFiles(folder: string) {
  let files: ReadonlyMap<string, StaticFile> = new Map()
  let builtAt = Number.NaN
  const index = join(folder, 'index.html')
  return {
    /** The file of an address; undefined when there is none. */
    find(path: string): StaticFile | undefined {
      const time = existsSync(index) ? statSync(index).mtimeMs : 0
      if (time !== builtAt) {
        files = loadAll(folder)
        builtAt = time
      }
      return files.get(path)
    },
  }
}

/** A single byte range, `bytes=0-99`, `bytes=100-` or `bytes=-50`; undefined for anything else, which is then ignored. */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start >= size ? 'beyond' : { start, end }
}

/** Answers with a file: cached as it says, compressed or in part as asked. */
export function sendFile(c: AppContext, file: StaticFile): Response {
  const encoding =
    c.req.header('range') === undefined ? acceptedEncoding(c, (one) => file.encodings.has(one)) : undefined
  const body = (encoding && file.encodings.get(encoding)) ?? file.body
  const etag = `"${file.etag}${encoding === undefined ? '' : `-${encoding}`}"`
  c.header('Content-Type', file.type)
  c.header('Cache-Control', file.cacheControl)
  c.header('ETag', etag)
  c.header('Vary', 'Accept-Encoding')
  c.header('Accept-Ranges', 'bytes')
  const cachedEtags = c.req
    .header('if-none-match')
    ?.split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
  if (cachedEtags?.includes(etag)) return c.body(null, 304)
  if (encoding !== undefined) c.header('Content-Encoding', encoding)
  const range = parseRange(c.req.header('range'), body.length)
  if (range === 'beyond') {
    c.header('Content-Range', `bytes */${body.length}`)
    return c.body(null, 416)
  }
  if (range !== undefined) {
    c.header('Content-Range', `bytes ${range.start}-${range.end}/${body.length}`)
    return c.body(body.subarray(range.start, range.end + 1), 206)
  }
  c.header('Content-Length', String(body.length))
  return c.body(body)
}
