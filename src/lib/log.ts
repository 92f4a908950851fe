/** Logs a failure that the employer does not see, for a developer who reads the browser's console. */
export type Log = (message: string, cause?: unknown) => void

/** The log of the running product. Tests pass their own. */
export const log: Log = (message, cause) => {
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.warn(`[marquee] ${message}`, ...(cause === undefined ? [] : [cause]))
}
