import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { summarizeError } from './describe-error.ts'
import { createLog, type LogFormat, logFormatOf } from './log.ts'
import { OperatorError } from '../config/operator-error.ts'

/** The lines that a log writes, and the log. */
function writing(format: LogFormat) {
  const lines: string[] = []
  return { log: createLog(format, (line) => void lines.push(line)), lines }
}

/** An error as node-postgres throws it. */
function databaseError(message: string, code: string) {
  const error = new DatabaseError(message, message.length, 'error')
  return Object.assign(error, { code, detail: 'Failing row contains (0123456789, code 4711)', table: 'mail' })
}

const failedQuery = new DrizzleQueryError(
  'insert into "mail" ("to", "text") values ($1, $2)',
  ['ngozi@venue.example', 'Your code is\n4711'],
  databaseError('could not extend file: No space left on device', '53100'),
)

/** Errors of libraries whose messages quote what they were given. */
const quoting: readonly (readonly [what: string, error: unknown, secret: string])[] = [
  ['a query', failedQuery, '4711'],
  ['a value of a wrong type', databaseError('invalid input syntax for type integer: "Ngozi-4711"', '22P02'), 'Ngozi'],
  ['a document', new SyntaxError('Unexpected token in JSON "Dear Ngozi"'), 'Ngozi'],
  [
    'a mail',
    Object.assign(new Error('Message failed: 554 rejected: Dear Ngozi'), { response: '554 rejected: Dear Ngozi' }),
    'Ngozi',
  ],
  ['an account number', new Error('Account 0123456789 is closed'), '0123456789'],
  ['an email', new Error('No mailbox ngozi@venue.example'), 'ngozi@venue'],
  ['a token', new Error('Bearer k3T0wY9_vQ2-b7Rr1cXzL8sN5mJ4hGfD6pAeUiOqWxE is invalid'), 'k3T0wY9'],
  ['a cause', new Error('fetch failed', { cause: failedQuery }), '4711'],
]

describe.each(['json', 'pretty'] as const)('the %s log', (format) => {
  it.each(quoting)('does not repeat %s that an error quotes', (_, error, secret) => {
    const { log, lines } = writing(format)
    log.error('request-failed', { error })
    expect(lines.join('')).toContain('at ')
    expect(lines.join('')).not.toContain(secret)
    expect(summarizeError(error)).not.toContain(secret)
  })

  it('says which query failed and why', () => {
    const { log, lines } = writing(format)
    log.error('request-failed', { error: failedQuery })
    expect(lines.join('')).toMatch(/insert into.*mail.*53100.*No space left on device/)
  })
})

it('is one line of JSON for each entry, whatever the values contain', () => {
  const { log, lines } = writing('json')
  const hostile = 'a\nb\r\u001B[2J\u009B\u2028\u202E'
  log.error('request-failed', { route: hostile, error: new Error(hostile) })
  log.info('stopping')
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toMatch(/^\{[\u0020-\u007E…]*\}\n$/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    event: 'request-failed',
    message: 'A request failed',
    route: hostile,
    error: { type: 'Error', message: hostile },
  })
})

it('shows people no control characters of a value', () => {
  const { log, lines } = writing('pretty')
  log.error('request-failed', { route: 'a\nforged\u001B[2J' })
  expect(lines.join('').split('\n')).toHaveLength(2)
  expect(lines.join('')).not.toContain('\u001B')
})

it('repeats what an operator has to do in full', () => {
  const { log, lines } = writing('json')
  log.error('database-not-restarted', { error: new OperatorError('Port 5432 is in use') })
  expect(lines.join('')).toContain('Port 5432 is in use')
})

it('is for people on a terminal, JSON elsewhere, and as LOG_FORMAT says', () => {
  expect(logFormatOf({}, true)).toBe('pretty')
  expect(logFormatOf({}, false)).toBe('json')
  expect(logFormatOf({ LOG_FORMAT: 'pretty' }, false)).toBe('pretty')
  expect(logFormatOf({ LOG_FORMAT: 'json' }, true)).toBe('json')
})
