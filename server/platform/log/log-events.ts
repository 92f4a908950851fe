/**
 * What the server logs: the name of each event, for programs, and its sentence, for people. The sentences are fixed, so that no value, and
 * with it no secret, can become part of a message; values are fields (`LogFields`).
 */
export const logEvents = {
  ready: 'Marquee is ready',
  request: 'Request',
  stopping: 'Stopping …',
  refused: 'The program cannot run like this',
  'start-failed': 'The server did not start',
  'stop-failed': 'The server did not stop cleanly',
  'command-failed': 'The command failed',
  crashed: 'The server ended by an error that nothing handled',
  'request-failed': 'A request failed',
  'database-outside': "PostgreSQL's user cannot reach the data folder; the database's files are elsewhere",
  'data-folder-copied':
    'The data folder was copied while its database was running, so the copy may be incomplete. Copy it after a stop',
  'connection-lost': 'A database connection was lost',
  'database-lost': 'The embedded PostgreSQL is gone; starting it again',
  'database-restarted': 'The embedded PostgreSQL runs again',
  'database-not-restarted': 'The embedded PostgreSQL does not start',
  'work-failed': 'Work that is due could not be done; it will be tried again',
  'push-failed': 'Push messages that are due could not be sent; they will be tried again',
  'simulator-failed': 'The workers could not be simulated; it will be tried again',
  'job-failed': 'A job failed and will be tried again',
  'mail-not-sent': 'A mail was not sent',
  'mail-expired': 'A mail was not sent, because its code is no longer valid',
  'mails-not-read': 'Waiting mails could not be read',
  'clean-up-failed': 'Expired rows and files could not be removed',
  'image-not-removed': 'An unused image could not be removed; it will be tried again',
  'image-too-slow': 'An image took too long to decode',
  'provider-refused': 'Paystack refused a call',
  'amount-unusable': 'The provider answers an amount that is no amount; nothing was booked. Ask the provider',
  'transfer-after-failure':
    'The provider sent a withdrawal after it had called it failed, and the wallet has its money back. Recover it by hand',
  'payout-failed':
    'A payout to a worker failed and will be sent again. If it goes on failing, check the account with the worker',
  'payout-sent-twice':
    'The provider sent a payout after it had called it failed, and another transfer of the same payout was begun. Recover one of them by hand',
  'transfer-needs-password':
    'Paystack wants a one-time password for a transfer. Type it in Paystack\'s dashboard within 30 minutes, and switch off "Confirm transfers before sending" in its preferences: until then no withdrawal leaves',
} as const

export type LogEvent = keyof typeof logEvents

/** The fields of log entries. None of them may hold a text that somebody typed, a code, a token or an account number. */
export interface LogFields {
  /** Logged by `describeError`, which leaves out values. */
  readonly error?: unknown
  readonly requestId?: string
  readonly method?: string
  /** The pattern of a route, not the path, which may contain a reference. */
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly employerId?: string
  readonly job?: string
  readonly mailId?: number
  readonly attempt?: number
  readonly maxAttempts?: number
  readonly seconds?: number
  /** Reference of a payment. */
  readonly reference?: string
  readonly kobo?: number
  /** Key of an uploaded file. */
  readonly key?: string
  /** A fixed address or endpoint of another service, without a query. */
  readonly endpoint?: string
  /** Why an operator has to act: a message of this project, or one of another service after `redact`. */
  readonly reason?: string
  readonly dataDir?: string
  readonly clusterDir?: string
  readonly database?: string
  readonly address?: string
  readonly outbox?: string
  readonly metrics?: string
  readonly payments?: string
  readonly isSimulated?: boolean
  /** The published log-in of the demo employer. */
  readonly demo?: { readonly email: string; readonly password: string; readonly pin: string }
}
