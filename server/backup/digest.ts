import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import type { Digest } from './manifest.ts'

/** A stream that passes everything on. @returns it, with what it has passed so far */
export function createMeter(): { readonly stream: Transform; readonly digest: () => Digest } {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, digest: () => ({ bytes, sha256: hash.copy().digest('hex') }) }
}
