import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mail } from '../../db/schema.ts'
import { queueMail } from '../../modules/notifications/mails.ts'
import { later, minute } from '../../platform/clock/time.ts'
import { codeMs } from '../../modules/auth/one-time-codes.ts'
import { passwordChangedNotice } from '../../modules/auth/events.ts'
import { type TestDatabase, createTestDatabase } from '../../testing/test-database.ts'
import { createSmtpSender } from './smtp.ts'
import { resetCodeMail } from '../../modules/auth/code-mails.ts'
import type { SendMail } from '../../ports/mail.ts'
import { sendNextMail, startMailSender } from '../../modules/notifications/mail-delivery.ts'

const now = new Date('2025-11-14T10:00:00Z')
const silent = { info: () => undefined, error: () => undefined }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.delete(mail)
})
afterAll(() => database.close())

const write = (to: string) => database.db.transaction((tx) => queueMail(tx, to, resetCodeMail('4711'), now))
const rows = () => database.db.select().from(mail)
const fails: SendMail = () => Promise.reject(new Error('greylisted'))

it('sends each mail once with several concurrent processes, and deletes its code', async () => {
  await write('a@example.com')
  await write('b@example.com')
  const sent: string[] = []
  const send: SendMail = async ({ to, text, html }) => {
    sent.push(to)
    expect(text).toContain('4711')
    expect(html).toContain('4711')
  }
  await Promise.all([1, 2, 3, 4].map(() => sendNextMail(database.db, send, now, silent)))
  expect(await sendNextMail(database.db, send, now, silent)).toBe(false)
  expect(sent.toSorted()).toEqual(['a@example.com', 'b@example.com'])
  expect(JSON.stringify(await rows())).not.toContain('4711')
})

it('retries later when the mail server refuses, and not before', async () => {
  await write('a@example.com')
  expect(await sendNextMail(database.db, fails, now, silent)).toBe(true)
  expect(await sendNextMail(database.db, fails, later(now, 14_999), silent)).toBe(false)
  const sent: string[] = []
  await sendNextMail(database.db, async ({ to }) => void sent.push(to), later(now, 15_000), silent)
  expect(sent).toEqual(['a@example.com'])
})

it('stops after the last attempt, and deletes the text', async () => {
  await database.db.transaction((tx) =>
    queueMail(tx, 'a@example.com', passwordChangedNotice('every device').letter, now),
  )
  let moment = now
  for (let i = 0; i < 12; i += 1) {
    expect(await sendNextMail(database.db, fails, moment, silent)).toBe(true)
    moment = later(moment, 241 * minute)
  }
  expect(await sendNextMail(database.db, fails, moment, silent)).toBe(false)
  expect(await rows()).toMatchObject([{ attempts: 12, sentAt: null, text: '' }])
})

it('leaves a mail whose process died to another one, after the longest time that sending may take', async () => {
  await write('a@example.com')
  const hanging: SendMail = () => new Promise(() => undefined)
  void sendNextMail(database.db, hanging, now, silent)
  const sent: string[] = []
  const send: SendMail = async ({ to }) => void sent.push(to)
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
  expect(await sendNextMail(database.db, send, later(now, 29_999), silent)).toBe(false)
  expect(await sendNextMail(database.db, send, later(now, 30_000), silent)).toBe(true)
  expect(sent).toEqual(['a@example.com'])
})

it('holds no transaction open while a mail is sent', async () => {
  await write('a@example.com')
  let open: unknown
  await sendNextMail(
    database.db,
    async () => {
      const { rows: sessions } = await database.db.execute(
        sql`select state from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      )
      open = sessions
    },
    now,
    silent,
  )
  expect(open).toEqual([])
})

it('does not send a code that is no longer valid, and deletes its text', async () => {
  await write('a@example.com')
  const events: string[] = []
  const sent: string[] = []
  const log = { ...silent, error: (event: string) => void events.push(event) }
  await sendNextMail(database.db, async ({ to }) => void sent.push(to), later(now, codeMs), log)
  expect(await sendNextMail(database.db, fails, later(now, codeMs + 241 * minute), silent)).toBe(false)
  expect({ sent, events }).toEqual({ sent: [], events: ['mail-expired'] })
  expect(JSON.stringify(await rows())).not.toContain('4711')
})

it('sends mails with a code before others that wait', async () => {
  await database.db.transaction((tx) =>
    queueMail(tx, 'news@example.com', { subject: 'S', greeting: 'G', paragraphs: [] }, now),
  )
  await write('code@example.com')
  const sent: string[] = []
  while (await sendNextMail(database.db, async ({ to }) => void sent.push(to), later(now, 1000), silent));
  expect(sent).toEqual(['code@example.com', 'news@example.com'])
})

it('sends other mails while one hangs, and a stop aborts that one soon', async () => {
  await write('slow@example.com')
  await write('a@example.com')
  await write('b@example.com')
  const sent: string[] = []
  const send: SendMail = ({ to }, signal) =>
    to === 'slow@example.com'
      ? new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve(void sent.push(to))
  const errors: unknown[] = []
  const log = { ...silent, error: (_event: string, fields?: object) => void errors.push(fields) }
  const sender = startMailSender(database.db, send, () => now, log)
  await expect.poll(() => sent.toSorted()).toEqual(['a@example.com', 'b@example.com'])
  await sender.stop()
  // The time limit of sending, which is longer, would be a TimeoutError.
  expect(errors).toMatchObject([{ error: { name: 'AbortError' } }])
})

it('a mail server that says nothing is left after ten seconds', { timeout: 25_000 }, async () => {
  const server = createServer(() => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await write('a@example.com')
  const send = createSmtpSender(`smtp://127.0.0.1:${port}`, 'Marquee <hello@marquee.example>')
  expect(await sendNextMail(database.db, send, now, silent)).toBe(true)
  expect(await rows()).toMatchObject([{ sentAt: null, attempts: 1 }])
  server.close()
})

it('stores no mail when the transaction that causes it is rolled back', async () => {
  const undone = database.db.transaction(async (tx) => {
    await queueMail(tx, 'a@example.com', resetCodeMail('4711'), now)
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await rows()).toEqual([])
})

/** A mail server that accepts every mail: its address and the lines that clients sent. */
async function acceptMails() {
  const lines: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 ready\r\n')
    createInterface({ input: socket }).on('line', (line) => {
      lines.push(line)
      if (isData && line !== '.') return
      isData = line === 'DATA'
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { lines, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

it('sends Reply-To over SMTP, and no header or recipient from line breaks in a subject', async () => {
  const server = await acceptMails()
  const letter = {
    ...resetCodeMail('4711'),
    subject: 'Hello\r\nBcc: thief@example.com\r\n\r\nbody',
    replyTo: 'asks@example.com',
  }
  await database.db.transaction((tx) => queueMail(tx, 'a@example.com', letter, now))
  await write('b@example.com')
  const smtp = createSmtpSender(server.url, 'Marquee <hello@marquee.example>')
  // Without the time limit of sending, which a machine that stands still for ten seconds would reach.
  const send: SendMail = (message) => smtp(message, new AbortController().signal)
  const errors: unknown[] = []
  const log = { ...silent, error: (_event: string, fields?: object) => void errors.push(fields) }
  while (await sendNextMail(database.db, send, now, log));
  server.close()
  expect(errors).toEqual([])
  expect((await rows()).map(({ sentAt }) => sentAt)).toEqual([now, now])
  const sent = (pattern: RegExp) => server.lines.filter((line) => pattern.test(line)).toSorted()
  expect(sent(/^RCPT/)).toEqual(['RCPT TO:<a@example.com>', 'RCPT TO:<b@example.com>'])
  expect(sent(/^(?:Reply-To|Bcc|Subject):/i)).toEqual([
    'Reply-To: asks@example.com',
    'Subject: Hello Bcc: thief@example.com body',
    'Subject: Reset your Marquee password',
  ])
})
