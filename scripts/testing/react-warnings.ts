import { format } from 'node:util'
import { afterEach, vi } from 'vitest'

/** What is written on purpose: the client names each call that failed, and jsdom does not know every element of HTML. */
const expected = [/^\[marquee\] /, /^The tag <search> is unrecognized in this browser/]

declare global {
  /** The console's own function, while `watchWarnings` takes its place. */
  var writeError: typeof console.error | undefined
}

/**
 * Fails each later test that writes an error to the console which is not expected, such as a warning of React: of an update outside of `act`, a missing
 * key, an attribute that it does not know. Called at the start of each test file: the files share a console, and one may have left a spy on it.
 */
export function watchWarnings(): void {
  vi.restoreAllMocks()
  const write = (globalThis.writeError ??= console.error)
  let warnings: string[] = []
  console.error = (...parts: unknown[]) => {
    const text = format(...parts)
    if (!expected.some((pattern) => pattern.test(text))) warnings.push(text)
    write(...parts)
  }
  afterEach(() => {
    const seen = warnings
    warnings = []
    if (seen.length > 0) throw new Error(`The test wrote to the console as an error:\n${seen.join('\n')}`)
  })
}
