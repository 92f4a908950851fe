/**
 * Collects what must not happen in a story: console errors and warnings, uncaught errors and rejections.
 * The test-runner reads the list after each story; a story that provokes one on purpose names it in `parameters.expectedProblems`.
 */
const found: string[] = []

/** What Storybook says about itself: its test-runner and its interaction log look at things that warn when looked at. */
const storybooksOwn = ['Accessing the Story Store is deprecated']

/** A value in a few words: errors by their message, objects one level deep. */
const describe = (value: unknown): string => {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(
    ([name, field]) => `${name}: ${typeof field === 'object' && !(field instanceof Error) ? '…' : describe(field)}`,
  )
  return `{ ${fields.join(', ')} }`
}

/** Fills the %s places of a console call, as the browser would. */
const format = (args: readonly unknown[]): string => {
  const rest = [...args]
  const first = rest.shift()
  const text =
    typeof first === 'string'
      ? first.replaceAll(/%[sdoOif]/g, () => (rest.length > 0 ? describe(rest.shift()) : ''))
      : describe(first)
  return [text, ...rest.map(describe)].join(' ')
}

/** Starts listening, once per page load. */
export function watchForProblems(): void {
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...args: unknown[]) => {
      const text = format(args)
      if (!storybooksOwn.some((own) => text.includes(own))) found.push(`console.${level}: ${text}`)
      write(...args)
    }
  }
  globalThis.addEventListener('error', (event) => found.push(`uncaught error: ${event.message}`))
  globalThis.addEventListener('unhandledrejection', (event) =>
    found.push(`unhandled rejection: ${describe(event.reason)}`),
  )
}

/** Empties the list before a story starts. */
export function forgetProblems(): void {
  found.length = 0
}

/**
 * The problems no one expected, and the expectations nothing fulfilled.
 * @param expected fragments of text; each must occur in at least one problem
 */
export function unexpectedProblems(expected: readonly string[]): readonly string[] {
  const surprises = [...new Set(found)].filter((problem) => !expected.some((fragment) => problem.includes(fragment)))
  const missing = expected.filter((fragment) => !found.some((problem) => problem.includes(fragment)))
  return [
    ...surprises,
    ...missing.map((fragment) => `expected a problem with the text "${fragment}", but it did not occur`),
  ]
}
