import { DrizzleQueryError, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Endpoint } from '../src/api/contract/endpoint.ts'
import { api, endpoints } from '../src/api/contract/table.ts'
import { sendNextMail } from './modules/notifications/mail-delivery.ts'
import { job } from './platform/db/tables.ts'
import { mail } from './db/schema.ts'
import { runDueJob } from './platform/jobs/jobs.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { type Actor, type TestApp, createTestApp, testPassword } from './testing/test-app.ts'

const accountNumber = '0000014579'
const pin = '8642'

/** What the server has written to its logs, in both formats. */
let written: string[] = []
/** The parameters of the queries that failed. */
let params: unknown[] = []
const logs = (['json', 'pretty'] as const).map((format) => createLog(format, (line) => void written.push(line)))

const onLog: Log['error'] = (event, fields = {}) => {
  for (const log of logs) log.error(event, fields)
  for (let error = fields.error; error instanceof Error; error = error.cause) {
    if (error instanceof DrizzleQueryError) params.push(...error.params)
  }
}

const email = 'ngozi@ekoevents.example'
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ onLog })
  await app.createEmployer(email)
})
afterAll(() => app.close())

/** Makes every insert and update of a table fail with its row in the error, as a constraint does; returns what ends it. */
async function breakTable(table: string) {
  const name = sql.identifier(table)
  await app.db.execute(sql`create or replace function fail_write() returns trigger language plpgsql as $$
    begin raise exception 'No space left on device' using errcode = '53100', detail = new::text; end $$`)
  await app.db.execute(
    sql`create trigger fail_write before insert or update on ${name} for each row execute function fail_write()`,
  )
  return () => app.db.execute(sql`drop trigger fail_write on ${name}`)
}

/** Calls that write values of their own, and then every other endpoint that writes, with its example. */
async function callEverything(email: string, actor: Actor) {
  const { auth, security, wallet } = api
  await app.call(auth.login, { body: { email, password: testPassword } })
  await app.call(auth.sendVerificationOtp, { body: { email: `new-${email}` } })
  await app.call(auth.forgotPassword, { body: { email } })
  await app.call(wallet.setWithdrawalAccount, { body: { bankCode: '011', accountNumber } }, actor)
  await app.call(security.setPin, { body: { pin, confirmPin: pin } }, actor)
  for (const endpoint of endpoints as readonly Endpoint[]) {
    if (endpoint.method !== 'GET' && endpoint.bodyType === 'json') await app.call(endpoint, endpoint.example, actor)
  }
}

/** Parameters that would be recognised in a log: long ones, and those with four digits, but not times. */
const secretsOf = (values: readonly unknown[]) =>
  values.filter(
    (value): value is string =>
      typeof value === 'string' && (value.length >= 20 || /\d{4}/.test(value)) && !/^\d{4}-\d\d-\d\dT/.test(value),
  )

it('no failed query writes its values to the log', { timeout: 240_000 }, async () => {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'employer' order by 1`,
  )
  const failing: string[] = []
  const tokens: string[] = []
  for (const { name } of rows) {
    const before = written.length
    const address = `${name}@ekoevents.example`
    const actor = await app.createEmployer(address)
    tokens.push(actor.token)
    const heal = await breakTable(name)
    await callEverything(address, actor).finally(heal)
    if (written.length > before) failing.push(name)
  }
  expect(failing).toEqual(expect.arrayContaining(['mail', 'one_time_code', 'session', 'withdrawal_account', 'pin']))
  const secrets = secretsOf(params)
  expect(secrets).toContain(accountNumber)
  expect(secrets.filter((secret) => secret.includes('Type this code')).length).toBeGreaterThan(0)
  const output = written.join('')
  expect(secrets.filter((secret) => output.includes(secret))).toEqual([])
  for (const part of ['Type this code', testPassword, ...tokens]) expect(output).not.toContain(part)
})

it('neither does the embedded PostgreSQL, whose log is a file', async () => {
  const { rows } = await app.db.execute<{ log: string }>(sql`select pg_read_file(pg_current_logfile()) as log`)
  expect(rows[0]?.log).toContain('No space left on device')
  for (const secret of [accountNumber, 'Type this code']) expect(rows[0]?.log).not.toContain(secret)
})

it('a mail server that repeats a mail in its refusal gets none of it into the log', async () => {
  written = []
  await app.call(api.auth.forgotPassword, { body: { email } })
  const [letter] = (await app.db.select().from(mail)).slice(-1)
  const refuse = ({ text }: { text: string }) =>
    Promise.reject(Object.assign(new Error(`554 ${text}`), { response: `554 ${text}`, responseCode: 554 }))
  const log: Log = { info: () => undefined, error: onLog }
  while (await sendNextMail(app.db, refuse, app.deps.now(), log)) continue
  const output = written.join('')
  expect(output).toContain('554')
  expect(output).not.toContain('Type this code')
  expect(output).not.toContain(await app.codeSentTo(email))
  expect(letter?.text).toContain('Type this code')
})

it('a failed job stores why without the values of its queries', async () => {
  params = []
  await app.db.insert(job).values({ id: 'test', kind: 'test', runAt: app.deps.now() })
  const heal = await breakTable('mail')
  const text = 'Your code is 4711, Ngozi'
  const createdAt = app.deps.now()
  const row = { to: email, subject: 'Code', text, html: text, createdAt, nextAttemptAt: createdAt }
  await runDueJob(app.deps, { test: async (tx) => void (await tx.insert(mail).values(row)) }, app.deps.log).finally(
    heal,
  )
  const stored = (await app.db.select().from(job)).find(({ id }) => id === 'test')
  expect(stored?.lastError).toMatch(/insert into "mail".*53100.*No space left on device/)
  for (const secret of ['4711', 'Ngozi', 'ngozi@']) expect(stored?.lastError).not.toContain(secret)
  expect(params).toContain(text)
})
