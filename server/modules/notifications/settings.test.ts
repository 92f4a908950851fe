import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { mailEmployer } from './employer-mails.ts'
import { settle } from '../money/settle.ts'
import { readyEmployer } from '../../testing/ready-employer.ts'

const { auth, notificationSettings } = api
const on = { email: true, push: true }

let app: TestApp
let actor: Actor
let email: string
let employers = 0
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  email = `settings${(employers += 1)}@example.com`
  actor = await app.createEmployer(email, { firstName: 'Ọládípọ̀', lastName: 'Adéwálé' })
})
afterAll(() => app.close())

const read = async (by = actor) => (await app.call(notificationSettings.get, {}, by)).data
const change = (body: object, by = actor) => app.call(notificationSettings.update, { body }, by)

it('are all on at the start, except news about the product, and say what is sent', async () => {
  expect(await read()).toEqual({
    newApplicant: on,
    taskSubmitted: on,
    gigReminder: on,
    payment: on,
    productNews: { email: false, push: false },
    offered: { email: ['newApplicant', 'taskSubmitted', 'gigReminder', 'payment'], push: [] },
  })
})

it('change on their own, also at the same moment, and stay as they are for others', async () => {
  const answers = await Promise.all([
    change({ newApplicant: { email: false } }),
    change({ newApplicant: { push: false } }),
    change({ payment: { push: false }, productNews: { email: true } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await read()).toMatchObject({
    newApplicant: { email: false, push: false },
    payment: { email: true, push: false },
    productNews: { email: true, push: false },
  })
  expect((await change({ newApplicant: { email: true } })).data).toMatchObject({
    newApplicant: { email: true, push: false },
  })
  expect(await read(await app.createEmployer(`other${employers}@example.com`))).toMatchObject({ newApplicant: on })
})

it('never turn off email about payments', async () => {
  const answer = await change({ payment: { email: false, push: false } })
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { 'payment.email': 'Email about payments cannot be turned off' },
  ])
  expect(await read()).toMatchObject({ payment: on })
  expect((await change({ payment: { email: true } })).status).toBe(200)
})

it.each(['newApplicant', 'taskSubmitted', 'gigReminder', 'productNews'] as const)(
  'decide whether a mail about %s is sent',
  async (kind) => {
    const send = () =>
      app.db.transaction((tx) =>
        mailEmployer(tx, actor.employerId, kind, { subject: kind, paragraphs: ['News'] }, app.deps.now()),
      )
    await change({ [kind]: { email: true } })
    await send()
    await change({ [kind]: { email: false } })
    await send()
    const mails = await app.mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual([kind])
    expect(mails[0]?.text).toBe('Hello Ọládípọ̀\n\nNews\n\nMarquee')
  },
)

it('leave the codes and mails of the account alone', async () => {
  await change({ newApplicant: { email: false }, gigReminder: { email: false }, productNews: { email: false } })
  await app.call(auth.forgotPassword, { body: { email } })
  expect(await app.codeSentTo(email)).toMatch(/^\d{4}$/)
})

it('a payment that becomes final is mailed in the words of its notification', async () => {
  const payer = await readyEmployer(app, { kobo: 0 })
  const address = (await app.call(api.company.getProfile, {}, payer)).data.email ?? ''
  const fund = async (status: 'success' | 'failed') => {
    const { data } = await app.call(api.wallet.fund, { body: { amountKobo: 500_000, ref: randomUUID() } }, payer)
    await settle(
      app.db,
      data.reference,
      { status, ...(status === 'success' && { amountKobo: 500_000 }) },
      app.deps.now(),
    )
    return data.reference
  }
  await fund('success')
  const failed = await fund('failed')
  const mails = (await app.mailsTo(address)).map(({ subject, text }) => [subject, text.split('\n\n')[1]])
  // The first two mails are those about the wallet that was set up.
  expect(mails.slice(2)).toEqual([
    ['Payment received', 'Your wallet was credited with ₦5,000.00.'],
    ['Payment failed', `Your payment of ₦5,000.00 did not go through. Reference ${failed}.`],
  ])
})
