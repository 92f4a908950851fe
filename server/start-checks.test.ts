import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from './platform/config/env.ts'
import { OperatorError } from './platform/config/operator-error.ts'
import { seedDemo } from './seed/demo.ts'
import { assertSafeDatabase, assertSafeStart } from './start-checks.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

const smtp = { SMTP_URL: 'smtps://marquee:hunter2@mail.example:465', MAIL_FROM: 'Marquee <hello@marquee.example>' }
const live = { PAYSTACK_SECRET_KEY: 'sk_live_hunter2' }
const site = { MARQUEE_PUBLIC_URL: 'https://marquee.example' }
const production = { ...smtp, ...live, ...site }

const start = (source: Record<string, string>) => () => assertSafeStart(readEnv(source))

describe('a start is allowed', () => {
  it.each([
    ['on this machine only, without settings', {}],
    ['on this machine only, with mails that are sent', { ...smtp, MARQUEE_HOST: '127.0.0.1' }],
    [
      'on this machine only, with a loopback address as its public one',
      { MARQUEE_PUBLIC_URL: 'http://localhost:3000' },
    ],
    ['with everything that a public server needs', production],
    ['behind a proxy on the same machine', { ...production, MARQUEE_HOST: '127.0.0.1', MARQUEE_TRUSTED_PROXIES: '1' }],
    [
      'as a public demo that is asked for by name',
      { ...site, MARQUEE_HOST: '0.0.0.0', MARQUEE_OUTBOX: 'on', MARQUEE_SANDBOX: 'on', MARQUEE_SEED: 'demo' },
    ],
  ])('%s', (_, source) => {
    expect(start(source)).not.toThrow()
  })
})

describe('a start is refused, with the variable and the way out,', () => {
  it.each([
    [{ MARQUEE_HOST: '0.0.0.0' }, /SMTP_URL is missing: MARQUEE_HOST=0\.0\.0\.0 lets.*MARQUEE_OUTBOX=on/],
    [site, /SMTP_URL is missing: MARQUEE_PUBLIC_URL is a public address/],
    [{ MARQUEE_TRUSTED_PROXIES: '1' }, /SMTP_URL is missing: MARQUEE_TRUSTED_PROXIES says/],
    [{ ...live, ...site, DATABASE_URL: 'postgres://u:hunter2@db/m', NODE_ENV: 'production' }, /SMTP_URL is missing/],
    [{ ...smtp, ...site }, /PAYSTACK_SECRET_KEY is missing: .*MARQUEE_SANDBOX=on/],
    [
      { ...smtp, ...live },
      /MARQUEE_PUBLIC_URL is missing: with SMTP_URL this server listens .*MARQUEE_HOST=127\.0\.0\.1/,
    ],
    [{ ...production, MARQUEE_PUBLIC_URL: 'http://marquee.example' }, /MARQUEE_PUBLIC_URL must begin with https:/],
    [{ ...live, MARQUEE_SEED: 'demo' }, /MARQUEE_SEED is demo: with a live PAYSTACK_SECRET_KEY/],
    [{ ...smtp, MARQUEE_OUTBOX: 'on' }, /MARQUEE_OUTBOX is on, but with SMTP_URL/],
    [{ MARQUEE_OUTBOX: 'off' }, /SMTP_URL is missing: with MARQUEE_OUTBOX=off/],
    [{ MARQUEE_SANDBOX: 'off' }, /PAYSTACK_SECRET_KEY is missing: with MARQUEE_SANDBOX=off/],
    [
      { ...smtp, ...site, MARQUEE_SANDBOX: 'off' },
      /settings:\n.*PAYSTACK_SECRET_KEY is missing: with MARQUEE_SANDBOX=off.*$/,
    ],
    [{ ...live, MARQUEE_SANDBOX: 'on' }, /MARQUEE_SANDBOX is on, but with PAYSTACK_SECRET_KEY/],
  ])('%j', (source, message) => {
    expect(start(source)).toThrow(OperatorError)
    expect(start(source)).toThrow(message)
    expect(start(source)).not.toThrow(/hunter2/)
  })

  it('and every problem is named, not only the first', () => {
    expect(start({ MARQUEE_HOST: '::' })).toThrow(/SMTP_URL[\s\S]*PAYSTACK_SECRET_KEY[\s\S]*MARQUEE_PUBLIC_URL/)
  })
})

describe('without being asked, the demo employer', () => {
  it.each([
    [{}, 'demo'],
    [{ ...site, MARQUEE_OUTBOX: 'on', MARQUEE_SANDBOX: 'on' }, 'none'],
    [live, 'none'],
    [production, 'none'],
  ])('with %j is seeded as %s', (source, seed) => {
    expect(readEnv(source).seed).toBe(seed)
  })
})

describe('a database that holds the demo employer', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    await seedDemo(database.db, new Date('2025-11-14T10:00:00Z'))
  })
  afterAll(() => database.close())

  const check = (source: Record<string, string>) => assertSafeDatabase(database.db, readEnv(source))
  const publicServer = { ...smtp, ...site, PAYSTACK_SECRET_KEY: 'sk_test_hunter2' }

  it('does not start on a public server, unless the demo is asked for by name', async () => {
    await expect(check(publicServer)).rejects.toThrow(/MARQUEE_SEED: this database holds the demo employer/)
    await expect(check({ ...publicServer, MARQUEE_SEED: 'demo' })).resolves.toBeUndefined()
    await expect(check({})).resolves.toBeUndefined()
  })
})
