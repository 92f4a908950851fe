import type { Hono } from 'hono'
import type { AppContext, Variables } from '../platform/http/context.ts'
import { sampleFile, samplesPath } from './sample-media.ts'

/** The bytes of a `Range` header of one range, inclusive; undefined for another header or one that the file cannot satisfy. */
function rangeOf(header: string | undefined, size: number): readonly [from: number, to: number] | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined) return undefined
  const last = to ? Math.min(Number(to), size - 1) : size - 1
  return Number(from) <= last ? [Number(from), last] : undefined
}

/** Serves the files of the simulated workers. Browsers ask for parts of audio and video, so a single range is answered. */
export function serveSamples(app: Hono<{ Variables: Variables }>) {
  app.get(`${samplesPath}:name`, async (c: AppContext) => {
    const file = await sampleFile(c.req.path.slice(samplesPath.length))
    if (file === undefined) {
      c.header('Cache-Control', 'no-store')
      return c.text('Not found\n', 404)
    }
    c.header('Content-Type', file.type)
    c.header('Content-Disposition', 'inline')
    c.header('Accept-Ranges', 'bytes')
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('Content-Security-Policy', "default-src 'none'; sandbox")
    const bytes = new Uint8Array(file.bytes)
    const range = rangeOf(c.req.header('range'), bytes.byteLength)
    if (range === undefined) return c.body(bytes)
    const [from, to] = range
    c.header('Content-Range', `bytes ${from}-${to}/${bytes.byteLength}`)
    return c.body(bytes.slice(from, to + 1), 206)
  })
}
