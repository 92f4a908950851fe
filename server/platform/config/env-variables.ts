import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { projectRoot } from './root.ts'

const wholeNumber = (label: string, minimum: number, maximum: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${minimum} to ${maximum} (${label})` })
    .check(
      z.refine(
        (value) => Number.isInteger(value) && value >= minimum && value <= maximum,
        `must be a whole number from ${minimum} to ${maximum} (${label})`,
      ),
    )

const address = (protocols: readonly string[], shape: string) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `must look like ${shape}`,
      ),
    )

/** Schema of a site's origin: a URL without a path, because paths are appended to it. */
const origin = (shape: string) =>
  address(['http:', 'https:'], shape).check(
    z.refine(
      (value) => !URL.canParse(value) || (new URL(value).pathname === '/' && new URL(value).search === ''),
      `must be an address without a path, like ${shape}`,
    ),
  )

const simulatorSpeed = 'must be a number from 0.1 to 1000, like 10 for ten times as fast'

const onOrOff = z.optional(z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }))

/**
 * Every environment variable the server reads. An empty value counts as not set. How the defaults depend on each other is
 * in `readEnv`.
 */
export const variables = z.object({
  PORT: z._default(wholeNumber('a TCP port', 0, 65_535), 3000),
  LOG_FORMAT: z.optional(z.enum(['json', 'pretty'], { error: "must be 'json' or 'pretty'" })),
  MARQUEE_HOST: z.optional(z.string()),
  MARQUEE_METRICS_PORT: z.optional(wholeNumber('a TCP port', 0, 65_535)),
  MARQUEE_METRICS_HOST: z.optional(z.string()),
  MARQUEE_DATA_DIR: z._default(z.string(), resolve(projectRoot, '.data')),
  MARQUEE_WEB_DIR: z._default(z.string(), resolve(projectRoot, 'dist/web')),
  MARQUEE_OUTBOX: onOrOff,
  MARQUEE_SANDBOX: onOrOff,
  MARQUEE_SEED: z.optional(z.enum(['demo', 'none'], { error: "must be 'demo' or 'none'" })),
  DATABASE_URL: z.optional(address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database')),
  SMTP_URL: z.optional(address(['smtp:', 'smtps:'], 'smtps://user:password@host:465')),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(/[^\s@]+@[^\s@]+/, 'must be an email address, like Marquee <hello@example.com>')),
  ),
  MARQUEE_SUPPORT_EMAIL: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/, 'must be one email address, like support@example.com'),
      ),
  ),
  MARQUEE_PUBLIC_URL: z.optional(origin('https://marquee.example')),
  PAYSTACK_SECRET_KEY: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^sk_(?:live|test)_\w+$/,
          'must be a secret key, like sk_live_…; a public one (pk_…) cannot move money',
        ),
      ),
  ),
  PAYSTACK_URL: z.optional(address(['http:', 'https:'], 'https://api.paystack.co')),
  FIREBASE_SERVICE_ACCOUNT: z.optional(z.string()),
  MARQUEE_S3_ENDPOINT: z.optional(origin('https://s3.eu-west-1.amazonaws.com')),
  MARQUEE_S3_BUCKET: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, like marquee-uploads')),
  ),
  MARQUEE_S3_REGION: z.optional(z.string().check(z.regex(/^[\w-]+$/, 'must be the name of a region, like eu-west-1'))),
  MARQUEE_S3_ACCESS_KEY_ID: z.optional(z.string().check(z.regex(/^\S+$/, 'must be a key id without spaces'))),
  MARQUEE_S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.regex(/^\S+$/, 'must be a key without spaces'))),
  MARQUEE_SIMULATOR: onOrOff,
  MARQUEE_SIMULATOR_SPEED: z._default(
    z.coerce
      .number({ error: simulatorSpeed })
      .check(z.refine((value) => value >= 0.1 && value <= 1000, simulatorSpeed)),
    1,
  ),
  MARQUEE_SIMULATOR_SEED: z._default(z.string().check(z.maxLength(100, 'must be at most 100 characters')), 'marquee'),
  MARQUEE_TRUSTED_PROXIES: z._default(wholeNumber('proxies in front of this server', 0, 10), 0),
  MARQUEE_LIMIT_ADDRESS: z._default(wholeNumber('auth calls a minute from one network address', 1, 1_000_000), 240),
  MARQUEE_LIMIT_LOGIN: z._default(wholeNumber('failed log-ins of one account in 15 minutes', 1, 1_000_000), 10),
  MARQUEE_LIMIT_CODE_SENDS: z._default(
    wholeNumber('sign-up codes sent to one email in 15 minutes from one network address', 1, 1_000_000),
    8,
  ),
  MARQUEE_LIMIT_CODE_MAILS: z.optional(
    wholeNumber('codes an hour of one network address that are mailed, of sign-up and of a reset each', 1, 1_000_000),
  ),
  MARQUEE_LIMIT_SESSION: z._default(wholeNumber('calls a minute of one session', 1, 1_000_000), 1200),
  MARQUEE_LIMIT_HASHES: z._default(
    wholeNumber('calls a minute of one employer with a PIN or password', 1, 1_000_000),
    30,
  ),
  MARQUEE_LIMIT_WORKER_MAILS: z._default(
    wholeNumber(
      'changes, messages, invitations and offers an hour that are mailed to workers of one Gig, each kind',
      1,
      1_000_000,
    ),
    10,
  ),
  MARQUEE_LIMIT_RESET_CODES: z._default(
    wholeNumber('codes a day that reset a password or PIN, for one requester', 1, 1_000_000),
    5,
  ),
  MARQUEE_LIMIT_WRONG_CODES: z._default(wholeNumber('wrong codes an hour of one network address', 1, 1_000_000), 300),
})

/** The variables after validation. */
export type Variables = z.output<typeof variables>

/** The names of the environment variables. */
export const variableNames: readonly string[] = Object.keys(variables.shape)
