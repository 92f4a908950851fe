import { beforeEach, expect, it } from 'vitest'
import { notificationChannels, notificationKinds } from '../../../src/api/contract/schemas/notification-settings.ts'
import { api } from '../../../src/api/contract/table.ts'
import { pin, walletHarness } from '../../testing/wallet-harness.ts'
import { later } from '../../platform/clock/time.ts'
import { lagosDateTime } from '../../platform/clock/lagos-time.ts'
import { withdrawalPauseMs } from './bank-account.ts'

const { notifications, notificationSettings, security, wallet } = api
const { state, call, setUp } = walletHarness()

beforeEach(setUp)

const securityNews = async () =>
  (await call(notifications.list, { query: {} })).data.notifications.filter(
    ({ metadata }) => metadata?.type === 'security',
  )
const changePin = () => call(security.changePin, { body: { currentPin: pin, newPin: '1379', confirmPin: '1379' } })
const changeAccount = (typedPin = pin) =>
  call(wallet.updateWithdrawalAccount, { body: { bankCode: '058', accountNumber: '0000000220', pin: typedPin } })

it('another bank account is told by bell and mail: its bank and last digits, the pause, and what to do', async () => {
  expect((await changeAccount()).status).toBe(200)
  const end = lagosDateTime(later(state.test.deps.now(), withdrawalPauseMs))
  const facts = `Withdrawals now go to Guaranty Trust Bank ••••0220. For your safety they are paused until ${end}.`
  const [told, ...others] = await securityNews()
  expect(others).toEqual([])
  expect(told?.title).toBe('Your bank account was changed')
  expect(told?.message).toContain(facts)
  const mail = (await state.test.mailsTo(state.email)).at(-1)
  expect(mail).toMatchObject({
    subject: 'Your Marquee bank account was changed',
    replyTo: 'support@marquee.example',
    text: expect.stringContaining(facts),
  })
  expect(mail?.text).toContain('If this was not you, contact support at once')
  expect(`${told?.message} ${mail?.text}`).not.toContain('0000000220')
})

it('a change of the bank account that is refused is not told', async () => {
  expect((await changeAccount('0000')).body.code).toBe('INVALID_PIN')
  expect(await securityNews()).toEqual([])
})

it('another PIN is told by bell, too', async () => {
  expect((await changePin()).status).toBe(200)
  expect(await securityNews()).toMatchObject([{ title: 'Your PIN was changed' }])
})

it('no setting turns the news about security off', async () => {
  for (const kind of notificationKinds) {
    for (const channel of notificationChannels) {
      await call(notificationSettings.update, { body: { [kind]: { [channel]: false } } })
    }
  }
  await changeAccount()
  await changePin()
  expect(await securityNews()).toHaveLength(2)
  // The first two mails are those about the wallet that was set up.
  const subjects = (await state.test.mailsTo(state.email)).slice(2).map(({ subject }) => subject)
  expect(subjects).toEqual(['Your Marquee bank account was changed', 'Your Marquee PIN was changed'])
})
