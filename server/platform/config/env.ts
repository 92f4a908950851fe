import { resolve } from 'node:path'
import { readServiceAccount, type ServiceAccount } from './service-account.ts'
import { isLoopbackName } from '../http/loopback.ts'
import { type Variables, variables } from './env-variables.ts'
import { OperatorError } from './operator-error.ts'

/** Rate limits. */
export interface Limits {
  /** Auth calls a minute from one network address, as `networkOf` counts it; an office or a phone network shares one. */
  readonly addressPerMinute: number
  /** Failed log-ins of one account in 15 minutes. */
  readonly login: number
  /** Sign-up codes sent to one email in 15 minutes from one network address; twice as many in a day. */
  readonly codeSends: number
  /** Codes in an hour that one network address has mailed, whatever the emails: those of sign-up, and as many that reset a password. */
  readonly codeMails: number
  /** Codes that reset the password or PIN of one account, in a day, for one requester: a known device, a session, or all other browsers. */
  readonly resetCodes: number
  /** Wrong codes in an hour from one network address, of browsers that asked for a code. */
  readonly wrongCodes: number
  /** Calls a minute of one session to one process. */
  readonly sessionPerMinute: number
  /** Calls a minute of one employer to one process that hash a PIN or password. */
  readonly hashesPerMinute: number
  /** Changes of Gigs in an hour that one employer has mailed to the hired workers. */
  readonly workerMailsPerHour: number
}

export type MailSettings =
  { readonly kind: 'outbox' } | { readonly kind: 'smtp'; readonly url: string; readonly from: string }

/** Settings of the payment provider: the embedded sandbox, or Paystack. */
export type PaymentSettings =
  { readonly kind: 'sandbox' } | { readonly kind: 'paystack'; readonly secretKey: string; readonly url: string }

/** The bucket and the account of an S3-compatible service. */
export interface S3Settings {
  /** Origin of the service, like https://s3.eu-west-1.amazonaws.com. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Where uploaded files are stored: a folder, or a bucket of an S3-compatible service. */
export type StorageSettings =
  { readonly kind: 'disk'; readonly folder: string } | ({ readonly kind: 's3' } & S3Settings)

/** Whether payments use real money. */
export const isLive = (payments: PaymentSettings) =>
  payments.kind === 'paystack' && payments.secretKey.startsWith('sk_live_')

/** Whether other machines can reach the server: by its own address, by a public one, or through a proxy. */
export const isPublic = ({ host, publicUrl, trustedProxies }: Pick<Env, 'host' | 'publicUrl' | 'trustedProxies'>) =>
  !isLoopbackName(host) ||
  trustedProxies > 0 ||
  (publicUrl !== undefined && !isLoopbackName(new URL(publicUrl).hostname))

/** Settings of the simulator of workers. */
export interface SimulatorSettings {
  /** Speed as a multiple of normal speed. */
  readonly speed: number
  /** Seed of the random numbers: the same seed gives the same applicants for the same Gig. */
  readonly seed: string
}

/** The address of the operator's page of metrics. */
export interface MetricsSettings {
  readonly host: string
  readonly port: number
}

/** The settings of one server process. */
export interface Env {
  readonly port: number
  readonly host: string
  /** Whether MARQUEE_HOST was set, and `host` is not its default. */
  readonly isHostSet: boolean
  /** undefined: no metrics are counted or served. */
  readonly metrics: MetricsSettings | undefined
  readonly dataDir: string
  readonly webDir: string
  readonly seed: 'demo' | 'none'
  readonly databaseUrl: string | undefined
  readonly mail: MailSettings
  /** Whether the operator asked for the outbox, or ruled it out, by name. */
  readonly outbox: 'on' | 'off' | undefined
  /** Whether the operator asked for the sandbox of payments by name. */
  readonly sandbox: 'on' | 'off' | undefined
  /** The operator's address for the questions of employers. */
  readonly supportEmail: string
  /** Whether `supportEmail` was set by the operator, and is not the invented address of the demo. */
  readonly isSupportEmailSet: boolean
  readonly payments: PaymentSettings
  readonly storage: StorageSettings
  /** The account that sends push messages; undefined: none are sent. */
  readonly push: ServiceAccount | undefined
  /** Public origin of the product; undefined: the loopback address of each request. */
  readonly publicUrl: string | undefined
  /** undefined: workers are not simulated. */
  readonly simulator: SimulatorSettings | undefined
  readonly trustedProxies: number
  readonly limits: Limits
}

/**
 * Reads the settings from environment variables.
 *
 * Two defaults depend on whether mails are caught (no SMTP_URL) or sent. While they are caught, any client of the server can read one-time
 * codes, so it listens on the loopback address only and seeds the demo employer. A server that sends mail listens on all addresses. A server
 * that others can reach, or with a live payment key, seeds nothing. Workers are simulated together with the demo, and never with a live payment key.
 * Whether the settings may be used together for a server is checked by `assertSafeStart`.
 * @throws {OperatorError} naming each invalid variable; values are not repeated, because they may contain passwords
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const result = variables.safeParse(present)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new OperatorError(`These environment variables are wrong; correct or unset them:\n${lines.join('\n')}`)
  }
  const env = result.data
  const mail = mailSettings(env.SMTP_URL, env.MAIL_FROM)
  const payments = paymentSettings(env.PAYSTACK_SECRET_KEY, env.PAYSTACK_URL)
  const reach = {
    host: env.MARQUEE_HOST ?? (mail.kind === 'outbox' ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: env.MARQUEE_PUBLIC_URL === undefined ? undefined : new URL(env.MARQUEE_PUBLIC_URL).origin,
    trustedProxies: env.MARQUEE_TRUSTED_PROXIES,
  }
  const isLocalDemo = mail.kind === 'outbox' && !isPublic(reach) && !isLive(payments)
  const seed = env.MARQUEE_SEED ?? (isLocalDemo ? 'demo' : 'none')
  const isDemo = mail.kind === 'outbox' && seed === 'demo'
  return {
    ...reach,
    port: env.PORT,
    isHostSet: env.MARQUEE_HOST !== undefined,
    metrics: metricsSettings(env),
    dataDir: resolve(env.MARQUEE_DATA_DIR),
    webDir: resolve(env.MARQUEE_WEB_DIR),
    seed,
    databaseUrl: env.DATABASE_URL,
    mail,
    outbox: env.MARQUEE_OUTBOX,
    sandbox: env.MARQUEE_SANDBOX,
    supportEmail: env.MARQUEE_SUPPORT_EMAIL ?? defaultSupportEmail(env.MAIL_FROM),
    isSupportEmailSet: (env.MARQUEE_SUPPORT_EMAIL ?? env.MAIL_FROM) !== undefined,
    payments,
    storage: storageSettings(env),
    push: pushSettings(env.FIREBASE_SERVICE_ACCOUNT),
    simulator: isSimulated(env.MARQUEE_SIMULATOR, isDemo, payments)
      ? { speed: env.MARQUEE_SIMULATOR_SPEED, seed: env.MARQUEE_SIMULATOR_SEED }
      : undefined,
    limits: {
      addressPerMinute: env.MARQUEE_LIMIT_ADDRESS,
      login: env.MARQUEE_LIMIT_LOGIN,
      codeSends: env.MARQUEE_LIMIT_CODE_SENDS,
      codeMails: env.MARQUEE_LIMIT_CODE_MAILS ?? defaultCodeMails(mail, reach),
      resetCodes: env.MARQUEE_LIMIT_RESET_CODES,
      wrongCodes: env.MARQUEE_LIMIT_WRONG_CODES,
      sessionPerMinute: env.MARQUEE_LIMIT_SESSION,
      hashesPerMinute: env.MARQUEE_LIMIT_HASHES,
      workerMailsPerHour: env.MARQUEE_LIMIT_WORKER_MAILS,
    },
  }
}

/** Mails that a server on this machine catches reach nobody, and tests that sign many employers up all call from one address. */
const defaultCodeMails = (mail: MailSettings, reach: Parameters<typeof isPublic>[0]) =>
  mail.kind === 'outbox' && !isPublic(reach) ? 1_000_000 : 30

/** The page of metrics has an address of its own, because everybody can open the product's. */
function metricsSettings({
  PORT,
  MARQUEE_METRICS_PORT: port,
  MARQUEE_METRICS_HOST: host,
}: Variables): MetricsSettings | undefined {
  if (port === undefined) {
    if (host === undefined) return undefined
    throw new OperatorError(
      'MARQUEE_METRICS_PORT is missing: with MARQUEE_METRICS_HOST set, metrics need a port, like MARQUEE_METRICS_PORT=9464; unset MARQUEE_METRICS_HOST to serve none.',
    )
  }
  if (port === PORT && port !== 0) {
    throw new OperatorError(
      'MARQUEE_METRICS_PORT is the same as PORT: metrics are not for the users of the product. Choose another port, like MARQUEE_METRICS_PORT=9464.',
    )
  }
  return { host: host ?? '127.0.0.1', port }
}

function mailSettings(url: string | undefined, from: string | undefined): MailSettings {
  if (url === undefined) return { kind: 'outbox' }
  if (from === undefined) {
    throw new OperatorError(
      'MAIL_FROM is missing: with SMTP_URL set, mails need a sender, like MAIL_FROM="Marquee <hello@example.com>".',
    )
  }
  return { kind: 'smtp', url, from }
}

/** The address for questions without MARQUEE_SUPPORT_EMAIL: a sent mail must reach somebody, so it goes to the sender's address. */
function defaultSupportEmail(from: string | undefined): string {
  if (from === undefined) return 'support@marquee.example'
  return /[^\s@<>"]+@[^\s@<>"]+/.exec(from)?.[0] ?? from
}

const paystackUrl = 'https://api.paystack.co'

function paymentSettings(secretKey: string | undefined, url: string | undefined): PaymentSettings {
  if (secretKey !== undefined) return { kind: 'paystack', secretKey, url: url ?? paystackUrl }
  if (url === undefined) return { kind: 'sandbox' }
  throw new OperatorError(
    'PAYSTACK_SECRET_KEY is missing: with PAYSTACK_URL set, payments need the secret key, like PAYSTACK_SECRET_KEY=sk_live_…; unset PAYSTACK_URL to use the sandbox.',
  )
}

function pushSettings(account: string | undefined): ServiceAccount | undefined {
  if (account === undefined) return undefined
  try {
    return readServiceAccount(account)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`FIREBASE_SERVICE_ACCOUNT ${reason}. Firebase's console makes one under Service accounts.`)
  }
}

/** The names of the settings of an S3-compatible service; all are needed, or none. */
const s3Names = {
  endpoint: 'MARQUEE_S3_ENDPOINT',
  bucket: 'MARQUEE_S3_BUCKET',
  region: 'MARQUEE_S3_REGION',
  accessKeyId: 'MARQUEE_S3_ACCESS_KEY_ID',
  secretAccessKey: 'MARQUEE_S3_SECRET_ACCESS_KEY',
} as const satisfies Record<keyof S3Settings, keyof Variables>

function storageSettings(env: Variables): StorageSettings {
  const names = Object.values(s3Names)
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length === names.length) return { kind: 'disk', folder: resolve(env.MARQUEE_DATA_DIR, 'uploads') }
  if (missing.length > 0) {
    throw new OperatorError(
      `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: uploads to S3 need all of ${names.join(', ')}; unset them all to store uploads in the data folder.`,
    )
  }
  const value = (name: (typeof names)[number]) => env[name] ?? ''
  return {
    kind: 's3',
    endpoint: new URL(value(s3Names.endpoint)).origin,
    bucket: value(s3Names.bucket),
    region: value(s3Names.region),
    accessKeyId: value(s3Names.accessKeyId),
    secretAccessKey: value(s3Names.secretAccessKey),
  }
}

/** Checks the simulator's settings. @throws {OperatorError} when the simulator is on with a live payment key */
function isSimulated(wish: 'on' | 'off' | undefined, isDemo: boolean, payments: PaymentSettings): boolean {
  const isMoneyReal = isLive(payments)
  if (wish === 'on' && isMoneyReal) {
    throw new OperatorError(
      'MARQUEE_SIMULATOR is on: with a live key, invented workers would apply to Gigs that are paid with real money. Unset it, or use a test key (PAYSTACK_SECRET_KEY=sk_test_…).',
    )
  }
  return wish === undefined ? isDemo && !isMoneyReal : wish === 'on'
}
