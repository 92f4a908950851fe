import type { AppContext } from './context.ts'

/** How bodies are compressed, the best first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The best encoding that the browser takes, of those that there are. */
export function acceptedEncoding(c: AppContext, isThere: (encoding: Encoding) => boolean): Encoding | undefined {
  const entries = (c.req.header('accept-encoding') ?? '').split(',').map((entry) => entry.trim().toLowerCase())
  const accepted = new Set(
    entries.filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry)).map((entry) => entry.split(';', 1)[0]),
  )
  return encodings.find((encoding) => accepted.has(encoding) && isThere(encoding))
}
