import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { sendNextMail } from '../notifications/mail-delivery.ts'
import { ticket, ticketAnswer } from '../../db/money-schema.ts'
import { mail } from '../../db/schema.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { later, minute } from '../../platform/clock/time.ts'

const { company, support } = api
const operator = 'support@marquee.example'
const silent = { info: () => undefined, error: () => undefined }
const question = {
  topic: 'payment' as const,
  subject: 'Payment not confirmed',
  message: 'My bank shows a debit for this payment.\nPlease look at it.',
  reference: 'MQ-F-0000000001',
  gigId: 'gig_77',
}

let app: TestApp
let actor: Actor
let email: string
let employers = 0
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  await app.db.delete(mail)
  email = `asks${(employers += 1)}@example.com`
  actor = await app.createEmployer(email)
})
afterAll(() => app.close())

const create = (changes: object = {}, by = actor) =>
  app.call(support.createTicket, { body: { ...question, ...changes } }, by)

describe('a new ticket', () => {
  it('is mailed to the operator with all facts, and an answer goes to the employer', async () => {
    await app.call(company.updateCompanyProfile, { body: { companyName: 'Eko Events Ltd' } }, actor)
    const { data, headers } = await create()
    const [letter] = await app.mailsTo(operator)
    expect(letter).toMatchObject({ replyTo: email, subject: `[${data.number}] Payment not confirmed` })
    for (const line of [
      'Topic: payment',
      'Subject: Payment not confirmed',
      'Payment reference: MQ-F-0000000001',
      'Gig: gig_77',
      'Employer: Ngozi Eze',
      'Business: Eko Events Ltd',
      `Email: ${email}`,
      `Request: ${headers.get('X-Request-Id')}`,
    ]) {
      expect(letter?.text.split('\n')).toContain(line)
    }
    expect(letter?.text).toContain(question.message)
    // The one way that the dashboard shows too.
    expect(letter?.text).toContain(`Answer by: npm run support -- answer ${data.number} "…".`)
  })

  it('leaves out the reference and the Gig when there is none', async () => {
    await create({ reference: undefined, gigId: undefined })
    const [letter] = await app.mailsTo(operator)
    expect(letter?.text).not.toMatch(/Payment reference|^Gig:/m)
    expect(letter?.text).toContain('Business: no name yet')
  })

  it('is confirmed to the employer with its number and a copy of the text', async () => {
    const { data } = await create()
    const [receipt] = await app.mailsTo(email)
    expect(receipt).toMatchObject({ replyTo: operator, subject: `We received your message (${data.number})` })
    expect(receipt?.text).toContain(question.subject)
    expect(receipt?.text).toContain(question.message)
    expect(receipt?.text).not.toMatch(/hour|minute|day|soon/i)
  })

  it('is text and never HTML in both mails', async () => {
    const markup = '<img src=x onerror=alert(1)> & "quotes" of an employer'
    await create({ subject: '<script>alert(1)</script>', message: markup, reference: '<b>', gigId: '<i>' })
    for (const { html, text } of [...(await app.mailsTo(operator)), ...(await app.mailsTo(email))]) {
      expect(html).not.toMatch(/<script|<img|<b>|<i>/)
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
      expect(text).toContain(markup)
    }
    await create()
    expect((await app.mailsTo(email)).at(-1)?.html).toContain('this payment.<br>Please')
  })

  it('adds no header by line breaks in the subject, and no fact', async () => {
    const subject = 'Hello\r\nBcc: thief@example.com\nEmail: other@example.com\u2028X: 1'
    expect((await create({ subject })).status).toBe(200)
    const [letter] = await app.mailsTo(operator)
    expect(letter?.subject).toMatch(/\] Hello Bcc: thief@example.com Email: other@example.com X: 1$/)
    expect(letter?.text.match(/^Email: .*$/gm)).toEqual([`Email: ${email}`])
    const transport = createTransport({ streamTransport: true, buffer: true })
    const sent: string[] = []
    const recipients: string[] = []
    const send = async (message: object) => {
      const info = await transport.sendMail({ from: 'hello@marquee.example', ...message })
      sent.push(String(info.message))
      recipients.push(...info.envelope.to)
    }
    while (await sendNextMail(app.db, send, app.deps.now(), silent));
    const heads = sent.map((message) => message.slice(0, message.indexOf('\r\n\r\n')))
    expect(heads.filter((head) => /^(?:bcc|x):/im.test(head))).toEqual([])
    expect(recipients.toSorted()).toEqual([email, operator].toSorted())
    expect(heads.map((head) => /^Reply-To: (.*)$/m.exec(head)?.[1]).toSorted()).toEqual([email, operator].toSorted())
  })
})

describe('the mails of a ticket are sent exactly once', () => {
  it('for a repeated and a concurrent call, which answer the same ticket', async () => {
    const answers = [...(await Promise.all([create(), create(), create()])), await create()]
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect([await app.mailsTo(operator), await app.mailsTo(email)].map(({ length }) => length)).toEqual([1, 1])
    const sent: string[] = []
    const send = async ({ to }: { to: string }) => void sent.push(to)
    await Promise.all([1, 2, 3, 4].map(() => sendNextMail(app.db, send, app.deps.now(), silent)))
    expect(sent.toSorted()).toEqual([email, operator].toSorted())
  })

  it('while another text, another employer and the same text later are tickets of their own', async () => {
    const first = await create()
    const other = await app.createEmployer(`other-${email}`)
    const answers = [first, await create({ subject: 'Another subject' }), await create({ gigId: undefined })]
    answers.push(await create({}, other))
    app.advance(10 * minute)
    answers.push(await create())
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(5)
    expect(await app.mailsTo(operator)).toHaveLength(5)
  })

  it('when the server fails between the ticket and its mails: nothing is stored, and the retry sends both', async () => {
    await app.db.execute(sql`create function fail() returns trigger language plpgsql as $$begin raise 'crash'; end$$`)
    await app.db.execute(
      sql.raw(
        `create trigger fail before insert on mail for each row when (new."to" = '${email}') execute function fail()`,
      ),
    )
    try {
      expect((await create()).status).toBe(500)
      expect(await app.db.$count(ticket, sql`employer_id = ${actor.employerId}`)).toBe(0)
      expect(await app.db.$count(mail)).toBe(0)
    } finally {
      await app.db.execute(sql`drop function fail() cascade`)
    }
    expect((await create()).status).toBe(200)
    expect([await app.mailsTo(operator), await app.mailsTo(email)].map(({ length }) => length)).toEqual([1, 1])
  })

  it('when the mail server refuses the first attempt', async () => {
    await create()
    const sent: string[] = []
    const fails = () => Promise.reject(new Error('greylisted'))
    const send = async ({ to }: { to: string }) => void sent.push(to)
    await sendNextMail(app.db, fails, app.deps.now(), silent)
    const afterwards = later(app.deps.now(), minute)
    while (await sendNextMail(app.db, send, afterwards, silent));
    expect(sent.toSorted()).toEqual([email, operator].toSorted())
  })
})

it('answers the same question again also at the limit, without counting it', async () => {
  const first = await create()
  for (let repeats = 0; repeats < 20; repeats += 1) expect((await create()).data.id).toBe(first.data.id)
  for (let others = 1; others < 20; others += 1) {
    expect((await create({ subject: `Question ${others}` })).status).toBe(200)
  }
  expect((await create({ subject: 'One more' })).status).toBe(429)
  expect((await create()).data.id).toBe(first.data.id)
})

it('limits the tickets of one employer and says when to come back', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 20; i += 1) statuses.push((await create({ subject: `Question ${i}` })).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  app.advance(15 * minute)
  const refused = await create({ subject: 'One more' })
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'RATE_LIMITED', message: 'Too many attempts. Please wait 45 minutes and try again.' },
  })
  expect(refused.headers.get('Retry-After')).toBe(String(45 * 60))
  expect(await app.mailsTo(operator)).toHaveLength(20)
  expect((await create({}, await app.createEmployer(`free-${email}`))).status).toBe(200)
  app.advance(45 * minute)
  expect((await create({ subject: 'One more' })).status).toBe(200)
})

describe('the list of tickets', () => {
  it('has the tickets of the employer only, newest first, with their answers oldest first', async () => {
    const first = await create()
    app.advance(minute)
    const second = await create({ subject: 'Another subject', reference: undefined, gigId: undefined })
    const other = await app.createEmployer(`other-${email}`)
    const foreign = await create({}, other)
    const at = app.deps.now()
    await app.db.insert(ticketAnswer).values([
      { ticketId: first.data.id, message: 'We look into it.', createdAt: at },
      { ticketId: foreign.data.id, message: 'Not for you.', createdAt: at },
      { ticketId: first.data.id, message: 'It is confirmed.', createdAt: later(at, minute) },
    ])
    const { status, data } = await app.call(support.getTickets, {}, actor)
    expect(status).toBe(200)
    expect(data.totalTicket).toBe(2)
    expect(data.tickets).toEqual([
      { ...second.data, reference: null, gigId: null, answers: [] },
      {
        ...first.data,
        answers: [
          { message: 'We look into it.', createdAt: at.toISOString() },
          { message: 'It is confirmed.', createdAt: later(at, minute).toISOString() },
        ],
      },
    ])
    expect((await app.call(support.getTickets, {}, { ...actor, employerId: other.employerId })).status).toBe(404)
  })

  it('is read page by page', async () => {
    for (let i = 0; i < 5; i += 1) await create({ subject: `Question ${i}` })
    const page = async (query: object) => {
      const { data } = await app.call(support.getTickets, { query }, actor)
      expect(data.totalTicket).toBe(5)
      return data.tickets.map(({ subject }) => subject)
    }
    expect(await page({ limit: 2 })).toEqual(['Question 4', 'Question 3'])
    expect(await page({ limit: 2, skip: 4 })).toEqual(['Question 0'])
    expect(await page({ skip: 5 })).toEqual([])
    expect((await app.call(support.getTickets, { query: { limit: 101 } }, actor)).body.code).toBe('VALIDATION_FAILED')
  })
})
