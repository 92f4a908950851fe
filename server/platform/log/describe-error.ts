import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { OperatorError } from '../config/operator-error.ts'

/** What may be logged of an error. */
export interface ErrorDescription {
  readonly type: string
  readonly code?: string
  readonly message?: string
  /** The command and the table of a failed query, without its values. */
  readonly statement?: string
  readonly table?: string
  readonly constraint?: string
  /** Reply code and command of a mail server. */
  readonly responseCode?: number
  readonly command?: string
  /** The address of a failed connection. */
  readonly address?: string
  readonly port?: number
  readonly stack?: readonly string[]
  readonly cause?: ErrorDescription
}

const maxMessageLength = 300
const maxFrames = 12
const maxCauses = 3

/**
 * Removes what could be a secret from a text that was not written by this project: email addresses, runs of four or more digits (codes,
 * PINs, account numbers) and long runs of letters and digits (tokens, hashes).
 */
export function redact(text: string): string {
  return text
    .slice(0, maxMessageLength)
    .replaceAll(/[^\s<>"']{1,64}@[^\s<>"']{1,255}/g, '[email]')
    .replaceAll(/[\w+/-]{32,}/g, '[token]')
    .replaceAll(/\d{4,}/g, '[digits]')
}

const textOf = (error: Error, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

const numberOf = (error: Error, name: string): number | undefined => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'number' ? value : undefined
}

/** Whether the message of an error quotes what it was given: a value in a query, the text of a mail, a document to parse. */
const quotesInput = (error: Error) =>
  error instanceof SyntaxError ||
  // Class 22 of PostgreSQL, data exceptions: 'invalid input syntax for type integer: "…"'.
  (error instanceof DatabaseError && error.code?.startsWith('22') === true) ||
  textOf(error, 'response') !== undefined

/** The messages of problems that an operator can solve are this project's own. */
const messageOf = (error: Error) => (error instanceof OperatorError ? error.message : redact(error.message))

/** The frames of a stack, without the message above them. */
const framesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, maxFrames)
    .map((line) => line.trim())

/** The command and the table of a query with placeholders, such as `insert into "mail"`. */
const statementOf = (query: string) =>
  /^\s*(?:select|(?:insert into|update|delete from)\s+"\w+"|[a-z]+)/i.exec(query)?.[0].trim() ?? 'query'

/**
 * Describes an error for the log without values of queries, texts of mails and other input. A failed query is described by the database's
 * error and the query's command and table: the message of the query's error contains all parameters.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error }
  const hasCause = error.cause !== undefined && depth < maxCauses
  const isQuery = error instanceof DrizzleQueryError
  const fields = {
    code: textOf(error, 'code'),
    message: isQuery || quotesInput(error) || error.message === '' ? undefined : messageOf(error),
    statement: isQuery ? statementOf(error.query) : undefined,
    table: error instanceof DatabaseError ? error.table : undefined,
    constraint: error instanceof DatabaseError ? error.constraint : undefined,
    responseCode: numberOf(error, 'responseCode'),
    command: textOf(error, 'response') === undefined ? undefined : textOf(error, 'command')?.split(' ')[0],
    address: textOf(error, 'address'),
    port: numberOf(error, 'port'),
    stack: depth === 0 ? framesOf(error) : undefined,
    cause: hasCause ? describeError(error.cause, depth + 1) : undefined,
  }
  const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { type: error.constructor.name, ...present }
}

/** One line of an error's description, for a column of the database. */
export function summarizeError(error: unknown): string {
  const { type, code, message, statement, constraint, cause } = describeError(error)
  const own = [type, code, statement, constraint, message].filter((part) => part !== undefined).join(' ')
  return cause === undefined ? own : `${own}; ${[cause.type, cause.code, cause.message].filter(Boolean).join(' ')}`
}
