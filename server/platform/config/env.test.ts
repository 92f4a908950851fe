import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { variableNames } from './env-variables.ts'
import { readEnv } from './env.ts'
import { OperatorError } from './operator-error.ts'
import { projectRoot } from './root.ts'

const smtp = { SMTP_URL: 'smtps://marquee:secret@mail.example:465', MAIL_FROM: 'Marquee <hello@marquee.example>' }

const paystack = { PAYSTACK_SECRET_KEY: 'sk_live_hunter2' }

describe('payments', () => {
  it('use the sandbox without a key, and Paystack with one', () => {
    expect(readEnv({}).payments).toEqual({ kind: 'sandbox' })
    expect(readEnv(paystack).payments).toEqual({
      kind: 'paystack',
      secretKey: 'sk_live_hunter2',
      url: 'https://api.paystack.co',
    })
    expect(readEnv({ ...paystack, PAYSTACK_URL: 'http://127.0.0.1:4010' }).payments).toMatchObject({
      url: 'http://127.0.0.1:4010',
    })
  })

  it('return to the public URL, with or without a trailing slash', () => {
    expect(readEnv({}).publicUrl).toBeUndefined()
    expect(readEnv({ MARQUEE_PUBLIC_URL: 'https://marquee.example/' }).publicUrl).toBe('https://marquee.example')
  })
})

describe('questions of employers', () => {
  it('go to the operator’s address, or else to the sender of the mails', () => {
    expect(readEnv({})).toMatchObject({ supportEmail: 'support@marquee.example', isSupportEmailSet: false })
    expect(readEnv({ MAIL_FROM: smtp.MAIL_FROM })).toMatchObject({
      supportEmail: 'hello@marquee.example',
      isSupportEmailSet: true,
    })
    expect(readEnv(smtp).supportEmail).toBe('hello@marquee.example')
    expect(readEnv({ ...smtp, MAIL_FROM: 'hello@marquee.example' }).supportEmail).toBe('hello@marquee.example')
    expect(readEnv({ ...smtp, MARQUEE_SUPPORT_EMAIL: ' help@marquee.example ' }).supportEmail).toBe(
      'help@marquee.example',
    )
  })
})

describe('simulated workers', () => {
  it('are on by default with the demo seed, and off otherwise', () => {
    expect(readEnv({}).simulator).toEqual({ speed: 1, seed: 'marquee' })
    for (const source of [smtp, { MARQUEE_SEED: 'none' }, paystack, { ...smtp, MARQUEE_SEED: 'demo' }]) {
      expect(readEnv(source).simulator).toBeUndefined()
    }
    expect(readEnv({ PAYSTACK_SECRET_KEY: 'sk_test_hunter2' }).simulator).toBeDefined()
  })

  it('follow MARQUEE_SIMULATOR, and are refused with a live key', () => {
    expect(readEnv({ MARQUEE_SIMULATOR: 'off' }).simulator).toBeUndefined()
    expect(
      readEnv({ ...smtp, MARQUEE_SIMULATOR: 'on', MARQUEE_SIMULATOR_SPEED: '2.5', MARQUEE_SIMULATOR_SEED: 'Friday' })
        .simulator,
    ).toEqual({ speed: 2.5, seed: 'Friday' })
  })
})

const s3 = {
  MARQUEE_S3_ENDPOINT: 'https://s3.eu-west-1.amazonaws.com/',
  MARQUEE_S3_BUCKET: 'marquee-uploads',
  MARQUEE_S3_REGION: 'eu-west-1',
  MARQUEE_S3_ACCESS_KEY_ID: 'AKIA1',
  MARQUEE_S3_SECRET_ACCESS_KEY: 'hunter2',
}

it('stores uploads in the data folder, or in the bucket that all five variables name', () => {
  expect(readEnv({ MARQUEE_DATA_DIR: '/srv/marquee' }).storage).toEqual({
    kind: 'disk',
    folder: '/srv/marquee/uploads',
  })
  expect(readEnv(s3).storage).toEqual({
    kind: 's3',
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    bucket: 'marquee-uploads',
    region: 'eu-west-1',
    accessKeyId: 'AKIA1',
    secretAccessKey: 'hunter2',
  })
})

it('serves metrics only where a port is given, and to this machine unless a host is', () => {
  expect(readEnv({}).metrics).toBeUndefined()
  expect(readEnv({ MARQUEE_METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(readEnv({ ...smtp, MARQUEE_METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(readEnv({ MARQUEE_METRICS_PORT: '9464', MARQUEE_METRICS_HOST: '10.0.0.5' }).metrics?.host).toBe('10.0.0.5')
})

describe('defaults', () => {
  it('run the whole product on one machine, reachable from this machine only', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      seed: 'demo',
      databaseUrl: undefined,
      mail: { kind: 'outbox' },
      trustedProxies: 0,
    })
    expect(readEnv({}).dataDir).toMatch(/\.data$/)
    expect(readEnv({}).limits.addressPerMinute).toBeGreaterThanOrEqual(120)
  })

  it('listen on all addresses and seed nothing once mails are sent', () => {
    expect(readEnv(smtp)).toMatchObject({ host: '0.0.0.0', seed: 'none', mail: { kind: 'smtp', from: smtp.MAIL_FROM } })
  })

  it('limit codes of one address where they are mailed, or anybody can ask for them', () => {
    const limitOf = (variables: Parameters<typeof readEnv>[0]) => readEnv(variables).limits.codeMails
    expect(limitOf({})).toBe(1_000_000)
    expect(limitOf(smtp)).toBe(30)
    expect(limitOf({ MARQUEE_TRUSTED_PROXIES: '1' })).toBe(30)
    expect(limitOf({ MARQUEE_LIMIT_CODE_MAILS: '7' })).toBe(7)
  })

  it('are overridden by set variables, and apply to empty ones', () => {
    const env = readEnv({
      PORT: '8080',
      MARQUEE_HOST: '0.0.0.0',
      MARQUEE_SEED: 'none',
      DATABASE_URL: 'postgres://u:p@db/marquee',
      MARQUEE_LIMIT_LOGIN: '',
    })
    expect(env).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      seed: 'none',
      databaseUrl: 'postgres://u:p@db/marquee',
      limits: { login: 10 },
    })
  })
})

it.each([
  [{ PORT: 'eighty' }, /PORT must be a whole number from 0 to 65535/],
  [{ PORT: '70000' }, /PORT must be a whole number/],
  [{ PORT: '3000.5' }, /PORT must be a whole number/],
  [{ MARQUEE_SEED: 'full' }, /MARQUEE_SEED must be 'demo' or 'none'/],
  [{ DATABASE_URL: 'mysql://u:hunter2@db/marquee' }, /DATABASE_URL must look like postgres:\/\/user/],
  [{ DATABASE_URL: 'not a url hunter2' }, /DATABASE_URL must look like/],
  [{ SMTP_URL: 'http://u:hunter2@mail' }, /SMTP_URL must look like smtps/],
  [{ SMTP_URL: 'smtp://u:hunter2@mail' }, /MAIL_FROM is missing/],
  [{ MARQUEE_SUPPORT_EMAIL: 'hunter2' }, /MARQUEE_SUPPORT_EMAIL must be one email address, like support@example\.com/],
  [{ MARQUEE_SUPPORT_EMAIL: 'a@example.com, hunter2@example.com' }, /MARQUEE_SUPPORT_EMAIL must be one email address/],
  [{ MARQUEE_TRUSTED_PROXIES: 'yes' }, /MARQUEE_TRUSTED_PROXIES must be a whole number/],
  [{ MARQUEE_PUBLIC_URL: 'marquee.example' }, /MARQUEE_PUBLIC_URL must look like https:\/\/marquee\.example/],
  [{ MARQUEE_PUBLIC_URL: 'ftp://marquee.example' }, /MARQUEE_PUBLIC_URL must look like/],
  [
    { MARQUEE_PUBLIC_URL: 'https://marquee.example/dashboard' },
    /MARQUEE_PUBLIC_URL must be an address without a path, like https:\/\/marquee\.example/,
  ],
  [
    { PAYSTACK_SECRET_KEY: 'pk_live_hunter2' },
    /PAYSTACK_SECRET_KEY must be a secret key, like sk_live_…; a public one/,
  ],
  [{ PAYSTACK_SECRET_KEY: 'hunter2' }, /PAYSTACK_SECRET_KEY must be a secret key/],
  [{ ...paystack, PAYSTACK_URL: 'api.paystack.co' }, /PAYSTACK_URL must look like https:\/\/api\.paystack\.co/],
  [
    { PAYSTACK_URL: 'https://api.paystack.co' },
    /PAYSTACK_SECRET_KEY is missing: with PAYSTACK_URL set[\s\S]*unset PAYSTACK_URL/,
  ],
  [{ ...s3, MARQUEE_S3_BUCKET: '' }, /MARQUEE_S3_BUCKET is missing: uploads to S3 need all of/],
  [{ MARQUEE_S3_REGION: 'eu-west-1' }, /MARQUEE_S3_ENDPOINT, MARQUEE_S3_BUCKET, [\s\S]* are missing/],
  [{ ...s3, MARQUEE_S3_ENDPOINT: 's3.example' }, /MARQUEE_S3_ENDPOINT must look like https:/],
  [{ ...s3, MARQUEE_S3_BUCKET: '../hunter2' }, /MARQUEE_S3_BUCKET must be the name of a bucket/],
  [
    { FIREBASE_SERVICE_ACCOUNT: '{"private_key":"hunter2"}' },
    /FIREBASE_SERVICE_ACCOUNT is no key of a service account/,
  ],
  [{ FIREBASE_SERVICE_ACCOUNT: '/nowhere/hunter2.json' }, /FIREBASE_SERVICE_ACCOUNT must be JSON, or the path/],
  [{ MARQUEE_METRICS_PORT: 'yes' }, /MARQUEE_METRICS_PORT must be a whole number from 0 to 65535/],
  [{ MARQUEE_METRICS_HOST: '0.0.0.0' }, /MARQUEE_METRICS_PORT is missing: with MARQUEE_METRICS_HOST set/],
  [{ PORT: '8080', MARQUEE_METRICS_PORT: '8080' }, /MARQUEE_METRICS_PORT is the same as PORT/],
  [{ MARQUEE_SIMULATOR: 'yes' }, /MARQUEE_SIMULATOR must be 'on' or 'off'/],
  [{ MARQUEE_SIMULATOR_SPEED: 'fast' }, /MARQUEE_SIMULATOR_SPEED must be a number from 0\.1 to 1000/],
  [{ MARQUEE_SIMULATOR_SPEED: '0' }, /MARQUEE_SIMULATOR_SPEED must be a number from 0\.1 to 1000/],
  [{ MARQUEE_SIMULATOR_SEED: 'x'.repeat(101) }, /MARQUEE_SIMULATOR_SEED must be at most 100 characters/],
  [{ ...paystack, MARQUEE_SIMULATOR: 'on' }, /MARQUEE_SIMULATOR is on: with a live key/],
  [{ PORT: 'x', MARQUEE_SEED: 'y' }, /PORT[\s\S]*MARQUEE_SEED/],
])('%j is refused with the variable name, without repeating its value', (source, message) => {
  expect(() => readEnv(source)).toThrow(OperatorError)
  expect(() => readEnv(source)).toThrow(message)
  expect(() => readEnv(source)).not.toThrow(/hunter2/)
})

it('server/README.md has a row for each variable, and none for others', () => {
  const page = readFileSync(join(projectRoot, 'server/README.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (`[A-Z\d_]+`(?:, `[A-Z\d_]+`)*) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/[A-Z\d_]+/g)].map(([name]) => name),
  )
  expect(rows.filter((name) => !name.startsWith('VITE_')).toSorted()).toEqual(variableNames.toSorted())
  expect(rows).toEqual(expect.arrayContaining(['VITE_PAYMENT_HOSTS', 'VITE_FIREBASE_VAPID_KEY']))
})
