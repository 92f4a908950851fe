/** The server's log. */
export interface Log {
  info: (message: string) => void
  error: (message: string, cause?: unknown) => void
}

const describe = (cause: unknown) => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))

/** Log to the console: information on standard output, errors with time and stack on standard error. */
export const consoleLog: Log = {
  info: (message) => void process.stdout.write(`${message}\n`),
  error: (message, cause) => {
    const detail = cause === undefined ? '' : `\n${describe(cause)}`
    process.stderr.write(`${new Date().toISOString()} ${message}${detail}\n`)
  },
}
