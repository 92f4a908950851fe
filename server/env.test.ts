import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { OperatorError } from './operator-error.ts'

const smtp = { SMTP_URL: 'smtps://marquee:secret@mail.example:465', MAIL_FROM: 'Marquee <hello@marquee.example>' }

describe('defaults', () => {
  it('are the whole product on one machine, reachable from this machine only', () => {
    expect(readEnv({})).toMatchObject({ port: 3000, host: '127.0.0.1', seed: 'demo', databaseUrl: undefined, mail: { kind: 'outbox' }, trustedProxies: 0 })
    expect(readEnv({}).dataDir).toMatch(/\.data$/)
    expect(readEnv({}).limits.addressPerMinute).toBeGreaterThanOrEqual(120)
  })

  it('open the server and seed nothing once mails are really sent', () => {
    expect(readEnv(smtp)).toMatchObject({ host: '0.0.0.0', seed: 'none', mail: { kind: 'smtp', from: smtp.MAIL_FROM } })
  })

  it('give way to what is set, and stand for what is set to nothing', () => {
    const env = readEnv({ PORT: '8080', MARQUEE_HOST: '0.0.0.0', MARQUEE_SEED: 'none', DATABASE_URL: 'postgres://u:p@db/marquee', MARQUEE_LIMIT_LOGIN: '' })
    expect(env).toMatchObject({ port: 8080, host: '0.0.0.0', seed: 'none', databaseUrl: 'postgres://u:p@db/marquee', limits: { login: 10 } })
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
  [{ MARQUEE_TRUSTED_PROXIES: 'yes' }, /MARQUEE_TRUSTED_PROXIES must be a whole number/],
  [{ PORT: 'x', MARQUEE_SEED: 'y' }, /PORT[\s\S]*MARQUEE_SEED/],
])('%j is refused by name, without repeating its value', (source, message) => {
  expect(() => readEnv(source)).toThrow(OperatorError)
  expect(() => readEnv(source)).toThrow(message)
  expect(() => readEnv(source)).not.toThrow(/hunter2/)
})
