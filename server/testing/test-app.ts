import { asc } from 'drizzle-orm'
import type { Endpoint, Input, Output } from '../../src/api/contract/endpoint.ts'
import type { ErrorBody } from '../../src/api/contract/envelope.ts'
import { mail } from '../db/schema.ts'
import { createAccount } from '../modules/auth/accounts.ts'
import { hashPassword } from '../platform/secrets/password-hash.ts'
import { startSession } from '../modules/auth/sessions.ts'
import { removalsEnded } from '../modules/uploads/remove-uploads.ts'
import type { PaymentProvider } from '../ports/payments.ts'
import type { Storage } from '../ports/storage.ts'
import type { Limits } from '../platform/config/env.ts'
import { createApp } from '../app/app.ts'
import type { HttpDeps } from '../ports/handlers.ts'
import type { Log } from '../platform/log/log.ts'
import { logEvents } from '../platform/log/log-events.ts'
import { addressOf } from './address-of.ts'
import { cookieJar } from './cookie-jar.ts'
import { createFakeProvider } from './fake-provider.ts'
import { encodeBody } from './encode-body.ts'
import { type MemoryStorage, memoryStorage } from './memory-storage.ts'
import { reuseTestDatabase } from './test-database.ts'

/** The employer who makes a call. */
export interface Actor {
  readonly employerId: string
  readonly token: string
}

/** A response: its status, headers and body; `data` of a success. */
export interface Answer<T> {
  readonly status: number
  readonly headers: Headers
  readonly data: T
  readonly body: ErrorBody
}

const many = 1_000_000
export const noLimits: Limits = {
  addressPerMinute: many,
  login: many,
  codeSends: many,
  codeMails: many,
  resetCodes: many,
  wrongCodes: many,
  sessionPerMinute: many,
  hashesPerMinute: many,
  workerMailsPerHour: many,
}

/** The initial time of the tests' clock. */
export const testStart = new Date('2025-11-14T10:00:00Z')

/** The password of every employer that `createEmployer` makes. */
export const testPassword = 'Marquee-2025'

export interface TestOptions {
  readonly limits?: Partial<Limits>
  readonly hasOutbox?: boolean
  readonly trustedProxies?: number
  /** The public origin, or `none`. */
  readonly publicUrl?: string
  readonly webDir?: string
  /** Result of the readiness check of the database. */
  readonly isReady?: boolean
  /** The payment provider; default: a fake provider in memory. */
  readonly provider?: (log: Log) => PaymentProvider
  /** The storage of uploads; default: one in memory. */
  readonly storage?: Storage
  /** Gets each error that the server logs, before it is formatted. */
  readonly onLog?: Log['error']
  /** Gets each information that the server logs. */
  readonly onInfo?: Log['info']
  /** Gets each answered request. */
  readonly onAnswer?: HttpDeps['onAnswer']
}

/**
 * The HTTP application with its own database, a clock that only tests move, and, unless given, no rate limits.
 * Close it in `afterAll`.
 */
export async function createTestApp({
  limits = {},
  hasOutbox = true,
  trustedProxies = 0,
  publicUrl = 'https://marquee.example',
  webDir = '/nowhere',
  isReady = true,
  provider,
  storage,
  onLog = () => undefined,
  onInfo = () => undefined,
  onAnswer = () => undefined,
}: TestOptions = {}) {
  const database = await reuseTestDatabase()
  const clock = { now: testStart }
  const problems: unknown[] = []
  const log: Log = {
    info: onInfo,
    error: (event, { error, ...fields } = {}) => {
      problems.push(error ?? `${logEvents[event]} ${JSON.stringify(fields)}`)
      onLog(event, { error, ...fields })
    },
  }
  const payments = createFakeProvider()
  const files: MemoryStorage = memoryStorage()
  const deps: HttpDeps = {
    db: database.db,
    now: () => clock.now,
    limits: { ...noLimits, ...limits },
    payments: provider?.(log) ?? payments,
    supportEmail: 'support@marquee.example',
    storage: storage ?? files,
    publicUrl: publicUrl === 'none' ? undefined : publicUrl,
    log,
    onAnswer,
    isReady: async () => isReady,
    trustedProxies,
    hasOutbox,
    hasSamples: true,
    webDir,
  }
  const app = createApp(deps)

  /** Sends a raw request to a path of this server. */
  const request = (path: string, init?: RequestInit) => Promise.resolve(app.request(path, init))

  /** Makes a call of the contract. */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    actor?: Actor,
    headers: Record<string, string> = {},
  ): Promise<Answer<Output<E>>> {
    const {
      params = {},
      query = {},
      body,
    } = input as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
    const encoded = encodeBody(endpoint, body)
    const response = await request(
      addressOf(endpoint, { ...params, employerId: actor?.employerId ?? 'nobody' }, query),
      {
        ...encoded,
        method: endpoint.method,
        headers: { ...(actor && { Authorization: `Bearer ${actor.token}` }), ...encoded.headers, ...headers },
      },
    )
    const answer = (await response.json()) as ErrorBody & { data: Output<E> }
    return { status: response.status, headers: response.headers, data: answer.data, body: answer }
  }

  /** A browser, which keeps its cookies. @param ofBrowser headers of each of its calls */
  function browser(ofBrowser: Record<string, string> = {}) {
    const jar = cookieJar()
    return async <E extends Endpoint>(endpoint: E, input: Input<E>, actor?: Actor): Promise<Answer<Output<E>>> => {
      const answer = await call(endpoint, input, actor, { ...ofBrowser, ...jar.headers() })
      jar.store(answer)
      return answer
    }
  }

  /** Creates an employer with a session, without the sign-up flow. */
  async function createEmployer(
    email = 'ngozi@ekoevents.example',
    names = { firstName: 'Ngozi', lastName: 'Eze' },
  ): Promise<Actor> {
    const passwordHash = await hashPassword(testPassword)
    return database.db.transaction(async (tx) => {
      const employerId = await createAccount(tx, { email, ...names, passwordHash }, clock.now)
      if (employerId === undefined) throw new Error(`${email} has an account`)
      return { employerId, token: await startSession(tx, employerId, clock.now) }
    })
  }

  /** The caught mails to an address, newest last. */
  const mailsTo = async (email: string) =>
    (await database.db.select().from(mail).orderBy(asc(mail.id))).filter(({ to }) => to === email)

  /** The code in the newest mail to an address. */
  async function codeSentTo(email: string): Promise<string> {
    const code = /^\d{4}$/m.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0]
    if (code === undefined) throw new Error(`No code was sent to ${email}`)
    return code
  }

  return {
    app,
    deps,
    db: database.db,
    /** The database's URL, for processes beside the app. */
    databaseUrl: database.url,
    /** The fake payment provider. */
    payments,
    /** The files in the default storage, by key. */
    files: files.files,
    /** Errors logged by the server. */
    problems,
    request,
    call,
    browser,
    createEmployer,
    mailsTo,
    codeSentTo,
    advance: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
    close: async () => {
      await removalsEnded()
      await database.close()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** A code different from this one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
