import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { favorite, gig } from '../../db/gig-schema.ts'
import { removedFavorite, workerGroup } from '../../db/work-schema.ts'
import { ledgerEntry, payment, pin, ticket, withdrawalAccount } from '../../db/money-schema.ts'
import {
  company as companyTable,
  device,
  employer,
  notification,
  session,
  subscription,
  upload,
} from '../../db/schema.ts'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { addWorker } from '../../testing/people-state.ts'
import { openGig, postGig, readyEmployer, readyPin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp, testPassword } from '../../testing/test-app.ts'
import { closeAccount } from './close-account.ts'
import { day, minute } from '../../platform/clock/time.ts'
import { checkDuePayments } from '../money/check.ts'
import { settle } from '../money/settle.ts'

const { account, auth, company, gigs, support, wallet, workers } = api
const operator = 'support@marquee.example'

let app: TestApp
let actor: Actor
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  actor = await readyEmployer(app, { kobo: 0 })
})
afterAll(() => app.close())

const ask = (changes: object = {}, by = actor) =>
  app.call(account.requestClosure, { body: { currentPassword: testPassword, ...changes } }, by)
const read = async () => (await app.call(account.getClosure, {}, actor)).data
const emailOf = async ({ employerId }: Actor) => {
  const [row] = await app.db.select().from(employer).where(eq(employer.id, employerId))
  return row?.email ?? ''
}
const close = async (named: string) => closeAccount(app.db, { named, supportEmail: operator }, app.deps.now())
const fund = async (kobo: number) => {
  const { data } = await app.call(wallet.fund, { body: { amountKobo: kobo, ref: randomUUID() } }, actor)
  return { pay: () => settle(app.db, data.reference, { status: 'success', amountKobo: kobo }, app.deps.now()) }
}
/** Withdraws all money, which arrives. @returns the id of the withdrawal */
const withdrawAll = async () => {
  const { data } = await app.call(api.dashboard.getWallet, {}, actor)
  const amountKobo = data.availableKobo ?? 0
  const body = { amountKobo, pin: readyPin, ref: randomUUID() }
  const { data: begun } = await app.call(wallet.withdraw, { body }, actor)
  await settle(app.db, begun.reference, { status: 'success', amountKobo }, app.deps.now())
  return begun.id
}

describe('a request to close an account', () => {
  it('becomes a ticket with a mail to the operator, who reads how to close it, and a receipt', async () => {
    expect(await read()).toEqual({ request: null, obstacles: [] })
    const answer = await ask({ reason: ' We stopped organising events. ' })
    const { ticketNumber } = answer.data
    expect([answer.status, answer.body.message]).toEqual([200, `Request ${ticketNumber} sent`])
    expect(answer.data.requestedAt).toBe(app.deps.now().toISOString())
    expect(await read()).toEqual({ request: answer.data, obstacles: [] })
    const { data } = await app.call(support.getTickets, {}, actor)
    expect(data.tickets).toMatchObject([
      { number: ticketNumber, topic: 'account', subject: 'Close my account', message: 'We stopped organising events.' },
    ])
    const email = await emailOf(actor)
    const letter = (await app.mailsTo(operator)).at(-1)
    expect(letter).toMatchObject({ subject: `[${ticketNumber}] Close my account`, replyTo: email })
    // The command names the id: an email may contain characters that a shell runs.
    expect(letter?.text).toContain(`npm run support -- close-account ${actor.employerId}`)
    expect(letter?.text).not.toContain(`close-account ${email}`)
    expect((await app.mailsTo(email)).at(-1)?.subject).toBe(`We received your message (${ticketNumber})`)
  })

  it('is stored once while it waits, also for concurrent calls, and again after it was answered', async () => {
    const answers = [...(await Promise.all([ask(), ask()])), await ask({ reason: 'Another reason' })]
    expect(new Set(answers.map(({ data }) => data.ticketNumber)).size).toBe(1)
    expect(await app.db.$count(ticket, eq(ticket.employerId, actor.employerId))).toBe(1)
    await app.db.update(ticket).set({ status: 'answered' }).where(eq(ticket.employerId, actor.employerId))
    expect((await read()).request).toBeNull()
    expect((await ask()).data.ticketNumber).not.toBe(answers[0]?.data.ticketNumber)
  })

  it('is refused with a wrong password, which is a 400', async () => {
    const answer = await ask({ currentPassword: 'Wrong-2025' })
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_PASSWORD'])
    expect((await read()).request).toBeNull()
  })

  it('is refused while the wallet holds money, and while a payment is not final', async () => {
    const funding = await fund(45_000_000)
    const unfinished = await ask()
    expect([unfinished.status, unfinished.body.code, unfinished.body.message]).toEqual([
      409,
      'ACCOUNT_IN_USE',
      'Your account cannot be closed yet. A payment is not final yet.',
    ])
    await funding.pay()
    expect((await ask()).body.message).toBe(
      'Your account cannot be closed yet. Your wallet holds ₦450,000.00. Withdraw it first.',
    )
    await app.call(wallet.withdraw, { body: { amountKobo: 20_000_000, pin: readyPin, ref: randomUUID() } }, actor)
    expect((await read()).obstacles).toEqual([
      {
        kind: 'money',
        message: expect.stringMatching(/^Your wallet holds ₦2\d{2},\d{3}\.\d{2}\. Withdraw it first\.$/),
      },
      { kind: 'payment', message: expect.stringMatching(/^₦2\d{2},\d{3}\.\d{2} is still on its way to your bank\.$/) },
    ])
    expect((await read()).request).toBeNull()
  })

  it('is refused while a payment that was abandoned may still arrive, also by the operator', async () => {
    const { data } = await app.call(wallet.fund, { body: { amountKobo: 45_000_000, ref: randomUUID() } }, actor)
    app.payments.decide(data.reference, { status: 'abandoned' })
    app.advance(15 * minute)
    await checkDuePayments(app.deps)
    const message = 'A payment that was not completed may still be paid. Wait until 3 days after it was started.'
    expect(await read()).toEqual({ request: null, obstacles: [{ kind: 'payment', message }] })
    expect((await ask()).body.message).toBe(`Your account cannot be closed yet. ${message}`)
    await expect(close(actor.employerId)).rejects.toThrow(message)
    app.advance(3 * day)
    await checkDuePayments(app.deps)
    expect((await read()).obstacles).toEqual([])
    await close(actor.employerId)
  })

  it('is refused while a Gig waits for its payment, is open, or holds money', async () => {
    await postGig(app, actor)
    expect((await read()).obstacles).toEqual([
      { kind: 'gig', message: 'A Gig is open, in progress or waiting for its payment.' },
    ])
    actor = await readyEmployer(app, { kobo: 10_537_500 })
    await openGig(app, actor)
    expect((await read()).obstacles).toEqual([
      { kind: 'gig', message: 'A Gig is open, in progress or waiting for its payment.' },
      { kind: 'gig', message: '₦100,000.00 is held for Gigs.' },
    ])
  })
})

describe('the operator', () => {
  it('closes an account: nobody can use it, personal details go, and the records of its payments stay', async () => {
    const { employerId } = actor
    const email = await emailOf(actor)
    const at = app.deps.now()
    // The wallet was used: it was funded, and everything was withdrawn.
    await (await fund(45_000_000)).pay()
    const withdrawn = await withdrawAll()
    await app.call(company.updateProfile, { body: { deviceToken: `push-${employerId}`, phone: '08035550142' } }, actor)
    await app.call(company.updateCompanyProfile, { body: { about: 'Weddings', rcNumber: 'RC1234567' } }, actor)
    await app.call(gigs.create, { body: { title: 'A draft of a Gig', saveAsDraft: true } }, actor)
    await app.db
      .insert(upload)
      .values({ key: `profile/${employerId}.webp`, employerId, purpose: 'profile', createdAt: at })
    const { workerId } = await addWorker(app)
    await app.call(workers.addFavorite, { params: { workerId } }, actor)
    await app.call(workers.saveGroup, { body: { name: 'Team', workerIds: [workerId] } }, actor)
    await app.call(workers.removeFavorite, { params: { workerId } }, actor)
    await app.call(workers.addFavorite, { params: { workerId } }, actor)
    const { ticketNumber } = (await ask()).data
    const entries = await app.db.$count(ledgerEntry)

    expect(await close(email.toUpperCase())).toBe(email)

    expect((await app.call(company.getProfile, {}, actor)).status).toBe(401)
    const logIn = (password: string) => app.call(auth.login, { body: { email, password } })
    const refused = await logIn(testPassword)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'ACCOUNT_CLOSED',
      'This account is closed.',
    ])
    expect((await logIn('Wrong-2025')).body.code).toBe('INVALID_CREDENTIALS')
    const [account] = await app.db.select().from(employer).where(eq(employer.id, employerId))
    expect(account).toMatchObject({ email, firstName: 'Closed', lastName: 'account', phone: null, closedAt: at })
    const [business] = await app.db.select().from(companyTable).where(eq(companyTable.employerId, employerId))
    expect(business).toMatchObject({ companyName: 'Eko Events', rcNumber: 'RC1234567', about: null })
    const used = [
      device,
      favorite,
      notification,
      pin,
      removedFavorite,
      session,
      subscription,
      withdrawalAccount,
      workerGroup,
    ]
    for (const table of used) {
      expect(await app.db.$count(table, eq(table.employerId, employerId))).toBe(0)
    }
    expect(await app.db.$count(gig, eq(gig.employerId, employerId))).toBe(0)
    const [image] = await app.db.select().from(upload).where(eq(upload.employerId, employerId))
    expect(image?.unusedSince).toEqual(at)
    const [request] = await app.db.select().from(ticket).where(eq(ticket.employerId, employerId))
    expect(request).toMatchObject({ number: Number(ticketNumber.slice(3)), status: 'closed' })
    expect(await app.db.$count(ledgerEntry)).toBe(entries)
    const [kept] = await app.db.select().from(payment).where(eq(payment.id, withdrawn))
    expect(kept?.destination?.accountNumber).toBe('0000014579')
    const letter = (await app.mailsTo(email)).at(-1)
    expect(letter).toMatchObject({ subject: 'Your Marquee account was closed', replyTo: operator })
  })

  it('sends no code for a new password to a closed account', async () => {
    const email = await emailOf(actor)
    await close(actor.employerId)
    const mails = await app.mailsTo(email)
    expect((await app.call(auth.forgotPassword, { body: { email } })).status).toBe(200)
    expect(await app.mailsTo(email)).toHaveLength(mails.length)
  })

  it('changes nothing while money, Gigs or payments stand in the way, and names them', async () => {
    await (await fund(45_000_000)).pay()
    await fund(1_000_000)
    await postGig(app, actor)
    const email = await emailOf(actor)
    await expect(close(email)).rejects.toThrow(
      new OperatorError(
        `The account of ${email} cannot be closed yet, and nothing was changed:\n` +
          '- Your wallet holds ₦450,000.00. Withdraw it first.\n' +
          '- A payment is not final yet.\n' +
          '- A Gig is open, in progress or waiting for its payment.',
      ),
    )
    expect((await app.call(company.getProfile, {}, actor)).data).toMatchObject({ firstName: 'Ngozi' })
  })

  it('learns that an account is unknown, or closed already', async () => {
    await expect(close('nobody@venue.example')).rejects.toThrow('There is no employer nobody@venue.example')
    await close(actor.employerId)
    await expect(close(actor.employerId)).rejects.toThrow('is closed already')
  })

  it('waits for a log-in that runs now, whose session ends, too', async () => {
    const email = await emailOf(actor)
    const [signedIn] = await Promise.all([
      app.call(auth.login, { body: { email, password: testPassword } }),
      close(email),
    ])
    expect([200, 403]).toContain(signedIn.status)
    expect(await app.db.$count(session, eq(session.employerId, actor.employerId))).toBe(0)
  })
})
