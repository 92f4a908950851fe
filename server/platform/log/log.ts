import { describeError } from './describe-error.ts'
import { type LogEvent, type LogFields, logEvents } from './log-events.ts'
import { OperatorError } from '../config/operator-error.ts'

/** The server's log. It takes the name of an event and fields, and no text, so that no value can be written by accident. */
export interface Log {
  info: (event: LogEvent, fields?: LogFields) => void
  error: (event: LogEvent, fields?: LogFields) => void
}

/** `json`: one JSON object per line. `pretty`: lines for people. */
export type LogFormat = 'json' | 'pretty'

/**
 * Control and formatting characters that JSON.stringify leaves as they are: a terminal could execute them, and a reader of lines or of
 * text could be deceived by them.
 */
const unsafeCharacters = /[\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g

/** JSON in which every control character is escaped, so that an entry is exactly one line. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    unsafeCharacters,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

type Entry = LogFields & { readonly time: string; readonly level: 'info' | 'error'; readonly event: LogEvent }

const asJson = ({ error, ...entry }: Entry) =>
  safeJson({ ...entry, message: logEvents[entry.event], ...(error !== undefined && { error: describeError(error) }) })

function asText({ time, level, event, error, ...fields }: Entry): string {
  if (event === 'ready') return readyText(fields)
  if (event === 'refused') return `\n${fields.reason}`
  const values = Object.entries(fields).map(([name, value]) => `${name}=${safeJson(value)}`)
  const { stack = [], ...description } = error === undefined ? {} : describeError(error)
  const details = error === undefined ? [] : [safeJson(description)]
  const line = [...(level === 'error' ? [time] : []), logEvents[event], ...values, ...details].join(' ')
  return [line, ...stack.map((frame) => `    ${frame}`)].join('\n')
}

/** What a start prints for people. */
function readyText({ address, demo, outbox, metrics, payments, isSimulated, database }: LogFields): string {
  return [
    `\nMarquee is ready at ${address}\n`,
    ...(demo ? [`  Demo log-in  ${demo.email}  ${demo.password}`, `  Demo PIN     ${demo.pin}`] : []),
    ...(outbox === undefined ? [] : [`  Emails       ${outbox} (caught, not sent)`]),
    ...(payments === 'sandbox' ? ['  Payments     sandbox (no real money)'] : []),
    ...(isSimulated ? ['  Workers      simulated: they apply to open Gigs (MARQUEE_SIMULATOR=off)'] : []),
    ...(metrics === undefined ? [] : [`  Metrics      ${metrics}`]),
    `  Database     ${database}\n\nCtrl+C stops it.`,
  ].join('\n')
}

/** Creates a log that writes each entry with `write`. */
export function createLog(format: LogFormat, write: (line: string, level: 'info' | 'error') => void): Log {
  const log =
    (level: 'info' | 'error') =>
    (event: LogEvent, fields: LogFields = {}) => {
      // A person at a terminal reads what needs attention; requests are for programs.
      if (format === 'pretty' && event === 'request') return
      const entry: Entry = { time: new Date().toISOString(), level, event, ...fields }
      write(`${format === 'json' ? asJson(entry) : asText(entry)}\n`, level)
    }
  return { info: log('info'), error: log('error') }
}

/** The format of LOG_FORMAT; without it, lines for people on a terminal and JSON elsewhere. */
export function logFormatOf(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): LogFormat {
  const { LOG_FORMAT } = env
  if (LOG_FORMAT === 'json' || LOG_FORMAT === 'pretty') return LOG_FORMAT
  return isTerminal ? 'pretty' : 'json'
}

/** The log of this process: information on standard output, errors on standard error. */
export const consoleLog: Log = createLog(
  logFormatOf(process.env, process.stdout.isTTY),
  (line, level) => void (level === 'info' ? process.stdout : process.stderr).write(line),
)

/** The log of a command whose result is on standard output: everything on standard error. */
export const commandLog: Log = createLog(
  logFormatOf(process.env, process.stderr.isTTY),
  (line) => void process.stderr.write(line),
)

/** Logs why a program ends: a problem that the operator can solve with its text only, any other error with its stack. */
export function logFailure(log: Log, error: unknown, event: LogEvent) {
  if (error instanceof OperatorError) log.error('refused', { reason: error.message })
  else log.error(event, { error })
}
