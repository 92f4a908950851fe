import { spawn } from 'node:child_process'
import { text as readText } from 'node:stream/consumers'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/contract/table.ts'
import { ticket, ticketAnswer } from '../db/money-schema.ts'
import { mail, notification } from '../db/schema.ts'
import { OperatorError } from '../platform/config/operator-error.ts'
import { projectRoot } from '../platform/config/root.ts'
import { parseSupportCommand, runSupportCommand } from './support-command.ts'
import { cleanUp, databaseOf, newFolder, processEnvironment, startProcess } from '../testing/server-process.ts'
import { type Actor, type TestApp, createTestApp } from '../testing/test-app.ts'

const { notifications, support } = api
const question = {
  topic: 'payment' as const,
  subject: 'Payment not confirmed',
  message: 'My bank shows a debit for this payment.',
}

let app: TestApp
let actor: Actor
let email: string
let employers = 0
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  email = `asks${(employers += 1)}@example.com`
  actor = await app.createEmployer(email)
})
afterAll(() => app.close())

const run = async (args: readonly string[], input = '') =>
  runSupportCommand(
    { db: app.db, now: app.deps.now, supportEmail: 'support@marquee.example' },
    await parseSupportCommand(args, async () => input),
  )
const create = async (changes: object = {}) => {
  const { data } = await app.call(support.createTicket, { body: { ...question, ...changes } }, actor)
  await app.db.delete(mail)
  return data
}
const tickets = async () => (await app.call(support.getTickets, {}, actor)).data.tickets
const bell = async () => (await app.call(notifications.list, {}, actor)).data
/** The error of a refused command. */
const refusal = async (args: readonly string[], input?: string) => {
  const error: unknown = await run(args, input).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(OperatorError)
  return error instanceof Error ? error.message : ''
}

/** Runs the command in a process of its own with only the given Marquee settings. */
async function runProcess(env: Record<string, string>, args: readonly string[], input = '') {
  const child = spawn(process.execPath, [join(projectRoot, 'server/support.ts'), ...args], {
    env: { ...processEnvironment(), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stdin.end(input)
  const [output, errors, code] = await Promise.all([readText(child.stdout), readText(child.stderr), ended])
  return { output, errors, code }
}

describe('close-account', () => {
  it('closes the account of an email, once', async () => {
    expect(await run(['close-account', email])).toBe(
      `The account of ${email} is closed: its sessions have ended, and nobody can log in with it.`,
    )
    expect((await app.call(support.getTickets, {}, actor)).status).toBe(401)
    expect(await refusal(['close-account', email])).toContain('is closed already')
  })

  it('takes exactly one employer', async () => {
    expect(await refusal(['close-account'])).toContain('needs the email or the id of an employer')
    expect(await refusal(['close-account', email, 'now'])).toContain('takes one employer and nothing else')
    expect(await refusal(['close-account', 'emp_none'])).toContain('There is no employer emp_none')
  })
})

describe('an answer', () => {
  it('is stored, changes the status, and reaches the employer by bell and email', async () => {
    const { number, id } = await create()
    const unreadBefore = (await bell()).unreadNotifications
    app.advance(60_000)
    const printed = await run(['answer', number, ' The debit was returned today. '])
    expect(printed).toBe(`${number} is answered: in the dashboard, with a notification and an email to ${email}.`)
    const answer = { message: 'The debit was returned today.', createdAt: app.deps.now().toISOString() }
    expect(await tickets()).toMatchObject([{ number, status: 'answered', answers: [answer] }])
    const { notifications: all, unreadNotifications } = await bell()
    expect(unreadNotifications).toBe(unreadBefore + 1)
    expect(all[0]).toMatchObject({
      title: `Support answered ${number}`,
      message: answer.message,
      read: false,
      metadata: { type: 'support', id },
    })
    const [letter, ...others] = await app.mailsTo(email)
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      subject: `Support answered ${number}: Payment not confirmed`,
      replyTo: 'support@marquee.example',
    })
    expect(letter?.text).toContain(answer.message)
    expect(letter?.text).toContain(question.message)
  })

  it('comes from standard input with -, keeps its lines, and is never HTML', async () => {
    const { number } = await create({ subject: 'Line\r\nBcc: thief@example.com' })
    await run(['answer', number.toLowerCase(), '-'], '<b>First</b> line.\r\nSecond line.\n')
    expect((await tickets())[0]?.answers[0]?.message).toBe('<b>First</b> line.\nSecond line.')
    expect((await bell()).notifications[0]?.message).toBe('<b>First</b> line. Second line.')
    const [letter] = await app.mailsTo(email)
    expect(letter?.html).toContain('&lt;b&gt;First&lt;/b&gt; line.<br>Second line.')
    expect(letter?.subject).toBe(`Support answered ${number}: Line Bcc: thief@example.com`)
  })

  it('is cut to its first words in the notification, by whole characters', async () => {
    const { number } = await create()
    await run(['answer', number, `${'word '.repeat(30)}end`])
    expect((await bell()).notifications[0]?.message).toBe(`${'word '.repeat(24).trim()}…`)
    app.advance(1000)
    await run(['answer', number, '👩🏾‍🎤'.repeat(200)])
    expect((await bell()).notifications[0]?.message).toBe(`${'👩🏾‍🎤'.repeat(120)}…`)
  })

  it('is sent exactly once when the command is repeated', async () => {
    const { number } = await create()
    const both = await Promise.allSettled([run(['answer', number, 'Done.']), run(['answer', number, 'Done.'])])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(['answer', number, 'Done.'])).toMatch(/already has this text.*nothing was sent/)
    expect((await tickets())[0]?.answers).toHaveLength(1)
    expect(await app.mailsTo(email)).toHaveLength(1)
    await run(['answer', number, 'Done, also for the second payment.'])
    expect(await app.mailsTo(email)).toHaveLength(2)
  })

  it('is stored completely or not at all', async () => {
    const { number } = await create()
    await app.db.execute(sql`create function fail() returns trigger language plpgsql as $$begin raise 'crash'; end$$`)
    await app.db.execute(sql`create trigger fail before insert on mail for each row execute function fail()`)
    try {
      await expect(run(['answer', number, 'Done.'])).rejects.toThrow('insert into "mail"')
    } finally {
      await app.db.execute(sql`drop function fail() cascade`)
    }
    expect(await tickets()).toMatchObject([{ status: 'open', answers: [] }])
    expect(
      await app.db.$count(notification, sql`title like 'Support answered%' and employer_id = ${actor.employerId}`),
    ).toBe(0)
    await run(['answer', number, 'Done.'])
    expect(await app.mailsTo(email)).toHaveLength(1)
  })

  it('to a closed ticket is sent and leaves it closed', async () => {
    const { number } = await create()
    expect(await run(['close', number])).toBe(`${number} is closed.`)
    expect(await run(['close', number])).toBe(`${number} is closed.`)
    expect(await app.mailsTo(email)).toEqual([])
    await run(['answer', number, 'One more thing.'])
    expect(await tickets()).toMatchObject([{ status: 'closed', answers: [{ message: 'One more thing.' }] }])
    expect(await app.mailsTo(email)).toHaveLength(1)
  })

  it('has at most 5,000 characters', async () => {
    const { number } = await create()
    expect(await refusal(['answer', number, '-'], '👩'.repeat(5001))).toMatch(
      /has 5001 characters; at most 5000.*Shorten it, or send it as two/,
    )
    await run(['answer', number, '-'], '👩'.repeat(5000))
    expect(await app.db.$count(ticketAnswer, sql`length(message) = 5000`)).toBe(1)
  })
})

describe('a wrong call', () => {
  it.each([
    [[], /What should be done\?[\s\S]*npm run support -- list/],
    [['lsit'], /There is no command "lsit"\.[\s\S]*npm run support -- list/],
    [['list', '--open'], /list does not know "--open"/],
    [['show'], /show needs the number of a ticket/],
    [['show', 'MQ-'], /"MQ-" is no ticket number/],
    [['close', 'MQ-10001', 'MQ-10002'], /one ticket number and nothing else/],
    [['answer', 'MQ-10001'], /answer needs a text/],
    [['answer', 'MQ-10001', 'without', 'quotes'], /put it in quotes, or pipe it in with -/],
    [['answer', 'MQ-10001', ' \n '], /The answer is empty\. Write it in quotes/],
    [['answer', 'MQ-10001', '-'], /The answer is empty/],
    [['answer', 'MQ-10001', 'a\0b'], /contains the character 0/],
    [['show', 'MQ-999999999'], /There is no ticket MQ-999999999[\s\S]*list --all/],
    [['answer', '999999999', 'Hello'], /There is no ticket MQ-999999999/],
    [['close', 'mq-999999999'], /There is no ticket MQ-999999999/],
  ])('%j says what to do', async (args, message) => {
    expect(await refusal(args)).toMatch(message)
  })
})

it('lists the open tickets oldest first, or all', async () => {
  const [first, second, third] = [
    await create(),
    await create({ subject: 'Second' }),
    await create({ subject: 'Third' }),
  ]
  await run(['answer', first.number, 'Done.'])
  await run(['close', third.number])
  const linesOf = async (...args: string[]) =>
    (await run(['list', ...args])).split('\n').filter((line) => line.includes(email))
  expect(await linesOf()).toEqual([expect.stringMatching(`^${second.number}  open  .*Second$`)])
  expect((await linesOf('--all')).map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
    [first.number, 'answered'],
    [second.number, 'open'],
    [third.number, 'closed'],
  ])
})

it('shows a ticket with its answers, and no control characters of the employer', async () => {
  const { number, id } = await create({ reference: 'MQ-F-1' })
  // As an earlier version stored it, which kept every character.
  await app.db
    .update(ticket)
    .set({
      subject: 'Red \u001B[31m text',
      message: 'Twenty characters at least.\nTicket    MQ-1, closed\u001B[2J\u202E',
    })
    .where(eq(ticket.id, id))
  await run(['answer', number, 'Done.'])
  const shown = await run(['show', number])
  expect(shown).not.toContain('\u001B')
  expect(shown).not.toContain('\u202E')
  expect(shown).toContain('Subject   Red \uFFFD[31m text')
  expect(shown).toContain('\n  Ticket    MQ-1, closed\uFFFD[2J\uFFFD')
  expect(shown).toMatch(new RegExp(`^Ticket {4}${number}, answered, 14 Nov 2025`))
  expect(shown).toMatch(/Answer, .* in Lagos\n\n {2}Done\.$/)
})

describe('as a process', () => {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
  afterEach(cleanUp)

  it('answers beside a running server, which goes on with its database', async () => {
    const env = { MARQUEE_DATA_DIR: newFolder() }
    const address = await startProcess(env).ready()
    const json = { 'Content-Type': 'application/json' }
    const logIn = await fetch(`${address}/api/v1/employer/auth/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'demo@marquee.example', password: 'Marquee-demo-1' }),
    })
    const { data } = (await logIn.json()) as { data: { token: string; user: { employerId: string } } }
    const base = `${address}/api/v1/employer/${data.user.employerId}`
    const headers = { ...json, Authorization: `Bearer ${data.token}` }
    const asked = await fetch(`${base}/support/create-ticket`, {
      method: 'POST',
      headers,
      body: JSON.stringify(question),
    })
    expect(asked.status).toBe(200)
    const listed = await runProcess(env, ['list'])
    expect(listed).toMatchObject({
      code: 0,
      errors: '',
      output: expect.stringMatching(/^MQ-\d+ {2}open .*confirmed$/m),
    })
    // The demo has a ticket of its own.
    const number = /^(MQ-\d+) .*confirmed$/m.exec(listed.output)?.[1] ?? ''
    expect(await runProcess(env, ['answer', number, '-'], 'From standard input.\n')).toMatchObject({
      code: 0,
      errors: '',
    })
    const read = async (path: string) => (await fetch(path, { headers })).text()
    expect(await read(`${base}/support/get-tickets`)).toContain('From standard input.')
    expect(await read(`${base}/notification/get-notifications`)).toContain(`Support answered ${number}`)
    expect(await read(`${address}/_outbox.json`)).toContain(`Support answered ${number}: Payment not confirmed`)
    expect(databaseOf(env.MARQUEE_DATA_DIR).pid).toBeDefined()
  })

  it('answers from a database of its own only with the operator’s address', async () => {
    // Nothing listens on port 1: a command that is not refused fails at the connection.
    const env = { DATABASE_URL: 'postgres://marquee:secret@127.0.0.1:1/marquee' }
    const answer = (more: Record<string, string>) => runProcess({ ...env, ...more }, ['answer', 'MQ-10001', 'Done.'])
    const refused = await answer({})
    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.errors).toMatch(/^\nMARQUEE_SUPPORT_EMAIL is missing: .*MAIL_FROM/)
    for (const more of [{ MARQUEE_SUPPORT_EMAIL: 'help@example.com' }, { MAIL_FROM: 'Help <help@example.com>' }]) {
      expect((await answer(more)).errors).not.toContain('is missing')
    }
  })

  it('ends with its message and without a stack for a wrong call and a folder without a database', async () => {
    const dataDir = newFolder()
    const wrong = await runProcess({ MARQUEE_DATA_DIR: dataDir }, ['answer', 'MQ-10001'])
    expect(wrong).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('answer needs a text.') })
    const empty = await runProcess({ MARQUEE_DATA_DIR: dataDir }, ['list'])
    expect(empty).toMatchObject({ code: 1, output: '' })
    expect(empty.errors).toContain(`There is no database in ${dataDir}. Set MARQUEE_DATA_DIR`)
    expect(empty.errors).not.toContain('    at ')
  })
})
