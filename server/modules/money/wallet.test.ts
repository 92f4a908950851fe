import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { payment } from '../../db/money-schema.ts'
import { notification } from '../../db/schema.ts'
import { account, pin, walletHarness } from '../../testing/wallet-harness.ts'
import { checkDuePayments } from './check.ts'
import { verifyPayment } from './history.ts'
import { auditLedger } from './ledger.ts'
import { settle } from './settle.ts'

const { notifications, payments, wallet } = api
const minute = 60_000

const { state, newEmployer, call, readWallet, setUp, beginFunding, fund, withdraw, read } = walletHarness()
const newsTitles = async () =>
  (await state.test.db.select().from(notification).where(eq(notification.employerId, state.actor.employerId))).map(
    ({ title }) => title,
  )

describe('activation', () => {
  it('needs a bank account and a PIN', async () => {
    expect((await call(wallet.activate, { body: {} })).body.code).toBe('SETUP_INCOMPLETE')
    await call(wallet.setWithdrawalAccount, { body: account })
    expect((await call(wallet.activate, { body: {} })).body.code).toBe('SETUP_INCOMPLETE')
    expect((await setUp()).data).toMatchObject({ status: 'active', pinSet: true, availableKobo: 0 })
    expect((await call(wallet.activate, { body: {} })).status).toBe(200)
  })

  it('saves the name confirmed by the bank, and the typed name as unverified while the bank does not answer', async () => {
    expect((await call(wallet.setWithdrawalAccount, { body: account })).data).toEqual({
      bankCode: '011',
      bankName: 'First Bank of Nigeria',
      accountNumber: '••••••4579',
      accountName: 'EKO EVENTS LTD',
      verified: true,
      pausedUntil: null,
    })
    await newEmployer()
    state.test.payments.setDown(true)
    expect((await call(wallet.setWithdrawalAccount, { body: account })).data).toMatchObject({
      accountName: 'Eko Events Ltd',
      verified: false,
    })
    const { accountName: _, ...accountRequest } = account
    expect((await call(wallet.resolveAccount, { body: accountRequest })).body.code).toBe('UNAVAILABLE')
  })

  it.each([
    ['an account the bank does not know', { ...account, accountNumber: '0000000009' }, 'ACCOUNT_NOT_CONFIRMED'],
    ['a bank that does not exist', { ...account, bankCode: '999' }, 'VALIDATION_FAILED'],
    ['nine digits', { ...account, accountNumber: '000001457' }, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_why, body, code) => {
    expect((await call(wallet.setWithdrawalAccount, { body })).body.code).toBe(code)
  })

  it('is needed before money can move', async () => {
    expect((await beginFunding(100_000)).body.code).toBe('WALLET_NOT_ACTIVE')
    expect((await withdraw(100_000)).body.code).toBe('WALLET_NOT_ACTIVE')
  })
})

describe('funding', () => {
  beforeEach(setUp)

  it('credits the wallet once for repeated and concurrent provider events', async () => {
    const { data } = await beginFunding(5_000_000)
    expect(data.authorizationUrl).toBe(`https://checkout.example/${data.reference}`)
    expect(await readWallet()).toMatchObject({ availableKobo: 0, pendingKobo: 5_000_000 })
    state.test.payments.decide(data.reference, { status: 'success', amountKobo: 5_000_000, channel: 'card' })
    const tell = () =>
      settle(
        state.test.db,
        data.reference,
        { status: 'success', amountKobo: 5_000_000, channel: 'card' },
        state.test.deps.now(),
      )
    const verify = () => call(payments.verify, { params: { id: data.reference }, body: {} })
    await Promise.all([tell(), verify(), tell(), verify(), tell()])
    expect(await readWallet()).toMatchObject({ availableKobo: 5_000_000, pendingKobo: 0 })
    const paid = await read(data.reference)
    expect(paid).toMatchObject({ status: 'success', final: true, channel: 'card', balanceAfterKobo: 5_000_000 })
    expect(paid.timeline.map(({ status }) => status)).toEqual(['pending', 'success'])
    expect((await newsTitles()).filter((title) => title === 'Payment received')).toHaveLength(1)
  })

  it('starts one payment per reference, also for fifty concurrent calls', async () => {
    const ref = randomUUID()
    const all = await Promise.all(Array.from({ length: 50 }, () => beginFunding(200_000, ref)))
    expect(new Set(all.map(({ data }) => data.reference)).size).toBe(1)
    expect((await beginFunding(300_000, ref)).body.code).toBe('CONFLICT')
  })

  it('charges nothing and can be repeated when the provider is down', async () => {
    const ref = randomUUID()
    state.test.payments.setDown(true)
    expect((await beginFunding(200_000, ref)).body.code).toBe('UNAVAILABLE')
    state.test.payments.setDown(false)
    expect((await beginFunding(200_000, ref)).status).toBe(200)
  })

  it('is settled by the scheduled check when no webhook arrives', async () => {
    const { data } = await beginFunding(400_000)
    state.test.payments.decide(data.reference, { status: 'success', amountKobo: 400_000 })
    expect((await read(data.reference)).status).toBe('pending')
    state.test.advance(minute)
    await checkDuePayments(state.test.deps)
    expect((await read(data.reference)).status).toBe('success')
  })

  it('credits money that arrives for an abandoned payment as a separate payment', async () => {
    const { data } = await beginFunding(700_000)
    await settle(state.test.db, data.reference, { status: 'abandoned' }, state.test.deps.now())
    for (let times = 0; times < 3; times += 1) {
      await settle(state.test.db, data.reference, { status: 'success', amountKobo: 700_000 }, state.test.deps.now())
    }
    const { transactions } = (await call(payments.list, { query: { limit: 5 } })).data
    const arrived = transactions.find(({ status }) => status === 'success')
    const reason = `₦7,000.00 arrived later. It was added to your wallet, reference ${arrived?.reference}.`
    const given = await read(data.reference)
    expect(given).toMatchObject({ status: 'abandoned', failureReason: reason })
    expect(given.timeline.map(({ status, note }) => [status, note])).toEqual([
      ['pending', null],
      ['abandoned', null],
      ['abandoned', reason],
    ])
    expect(await readWallet()).toMatchObject({ availableKobo: 700_000 })
  })

  it.each(['abandoned', 'failed'] as const)(
    'that is %s can be checked again for a day by the employer',
    async (status) => {
      const { data } = await beginFunding(700_000)
      await settle(state.test.db, data.reference, { status }, state.test.deps.now())
      const lookUp = vi.spyOn(state.test.payments, 'lookUpCharge')
      lookUp.mockClear()
      state.test.payments.decide(data.reference, { status: 'success', amountKobo: 700_000 })
      const { data: verifiedPayment } = await call(payments.verify, { params: { id: data.reference }, body: {} })
      expect(verifiedPayment.failureReason).toContain('arrived later')
      expect(await readWallet()).toMatchObject({ availableKobo: 700_000 })
      expect(lookUp).toHaveBeenCalledTimes(1)
      state.test.advance(24 * 60 * minute)
      await verifyPayment(state.test.deps, state.actor.employerId, data.reference)
      expect(lookUp).toHaveBeenCalledTimes(1)
    },
  )

  it('does not change after success when the provider later reports another amount', async () => {
    const reference = await fund(700_000)
    await settle(state.test.db, reference, { status: 'success', amountKobo: 600_000 }, state.test.deps.now())
    expect(await readWallet()).toMatchObject({ availableKobo: 700_000 })
  })

  it('credits the received amount when it differs from the requested one', async () => {
    const { data } = await beginFunding(900_000)
    await settle(state.test.db, data.reference, { status: 'success', amountKobo: 850_000 }, state.test.deps.now())
    expect(await read(data.reference)).toMatchObject({
      status: 'failed',
      failureReason: '₦8,500.00 arrived instead of ₦9,000.00. It was added to your wallet.',
    })
    expect(await readWallet()).toMatchObject({ availableKobo: 850_000 })
  })

  it('restricts the wallet on a chargeback of spent money', async () => {
    const reference = await fund(1_000_000)
    await withdraw(600_000)
    await settle(state.test.db, reference, { status: 'reversed' }, state.test.deps.now())
    expect(await readWallet()).toMatchObject({ status: 'restricted', availableKobo: 0 })
    expect((await beginFunding(200_000)).body.code).toBe('WALLET_RESTRICTED')
  })

  it.each([
    ['failed', ['failed']],
    ['was returned by the bank', ['success', 'reversed']],
  ] as const)('uses a withdrawal that %s for what the bank is still owed', async (_end, statuses) => {
    const reference = await fund(1_000_000)
    const { data } = await withdraw(800_000)
    const { data: open } = await beginFunding(300_000)
    await settle(state.test.db, reference, { status: 'reversed' }, state.test.deps.now())
    // Money that is no withdrawal's stays in the wallet.
    await settle(state.test.db, open.reference, { status: 'success' }, state.test.deps.now())
    for (const status of [...statuses, ...statuses]) {
      await settle(state.test.db, data.reference, { status }, state.test.deps.now())
    }
    expect(await readWallet()).toMatchObject({ status: 'restricted', availableKobo: 300_000 })
    expect(await auditLedger(state.test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
    const messages = (await call(notifications.list, { query: {} })).data.notifications.map(({ message }) => message)
    expect(messages.join('\n')).toContain('₦8,000.00 of it went to your bank for a payment that it reversed.')
  })

  it('books nothing on a reversal of a payment that never succeeded', async () => {
    await fund(300_000)
    const { data } = await beginFunding(1_000_000)
    await settle(state.test.db, data.reference, { status: 'processing' }, state.test.deps.now())
    await settle(state.test.db, data.reference, { status: 'reversed' }, state.test.deps.now())
    expect((await read(data.reference)).status).toBe('reversed')
    expect(await readWallet()).toMatchObject({ status: 'active', availableKobo: 300_000 })
  })

  it('is abandoned after a while when the provider does not know it', async () => {
    state.test.payments.setDown(true)
    const ref = randomUUID()
    await beginFunding(200_000, ref)
    state.test.payments.setDown(false)
    const unknown = {
      ...state.test.deps,
      payments: { ...state.test.payments, lookUpCharge: () => Promise.resolve(undefined) },
    }
    state.test.advance(minute)
    await checkDuePayments(unknown)
    expect((await read(ref)).status).toBe('pending')
    state.test.advance(15 * minute)
    await checkDuePayments(unknown)
    expect((await read(ref)).status).toBe('abandoned')
  })

  it.each([
    [99_999, 'Minimum amount is ₦1,000.00'],
    [500_000_001, 'Maximum amount is ₦5,000,000.00'],
  ])('of %i kobo is refused by the limits', async (amountKobo, message) => {
    expect((await beginFunding(amountKobo)).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { amountKobo: message },
    })
  })
})

describe('withdrawing', () => {
  beforeEach(async () => {
    await setUp()
    await fund(1_000_000)
  })

  it('debits the wallet immediately, and sends the amount less the fee', async () => {
    state.test.payments.answerTransfers({ status: 'success', sessionId: '0001' })
    const { data } = await withdraw(400_000)
    expect(data).toMatchObject({
      status: 'success',
      amountKobo: 400_000,
      feeKobo: 2_500,
      netKobo: 397_500,
      sessionId: '0001',
      counterparty: { last4: '4579' },
    })
    expect(state.test.payments.transfers.at(-1)).toMatchObject({
      amountKobo: 397_500,
      account: { accountNumber: '0000014579' },
    })
    expect(await readWallet()).toMatchObject({ availableKobo: 600_000 })
    expect(await auditLedger(state.test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
    const letter = (await state.test.mailsTo(state.email)).at(-1)
    expect(letter?.text).toContain('₦3,975.00 was sent to your bank account.')
  })

  it('has the balance that was left when it began, before it ends and whatever happens meanwhile', async () => {
    const { data } = await withdraw(400_000)
    expect(data).toMatchObject({ status: 'pending', balanceAfterKobo: 600_000 })
    await fund(100_000)
    await settle(state.test.db, data.reference, { status: 'success' }, state.test.deps.now())
    expect(await read(data.id)).toMatchObject({ status: 'success', balanceAfterKobo: 600_000 })
  })

  it('returns the money to the wallet when the bank refuses the transfer', async () => {
    const { data } = await withdraw(400_000)
    expect(data.status).toBe('pending')
    expect(await readWallet()).toMatchObject({ availableKobo: 600_000 })
    await settle(
      state.test.db,
      data.reference,
      { status: 'failed', reason: 'The bank did not accept the transfer.' },
      state.test.deps.now(),
    )
    expect(await readWallet()).toMatchObject({ availableKobo: 1_000_000 })
    expect(await read(data.id)).toMatchObject({
      status: 'failed',
      failureReason: 'The bank did not accept the transfer.',
    })
  })

  it('answers a failure when the bank refuses the transfer immediately', async () => {
    expect((await withdraw(200_000)).body.message).toBe('Withdrawal started')
    state.test.payments.answerTransfers({ status: 'failed', reason: 'The bank did not accept the transfer.' })
    const refused = await withdraw(200_000)
    expect(refused.data.status).toBe('failed')
    expect(refused.body.message).toBeUndefined()
  })

  it('whose outcome is unknown, because the database was lost after the debit, is looked up and never reported as not started', async () => {
    vi.spyOn(state.test.payments, 'beginTransfer').mockRejectedValueOnce(
      new Error('Connection terminated unexpectedly'),
    )
    const ref = randomUUID()
    const lost = await withdraw(400_000, { ref })
    expect(lost.status).toBe(500)
    expect(lost.body).toMatchObject({ code: 'INTERNAL', message: 'We do not know yet if this went through.' })
    expect(await read(ref)).toMatchObject({ status: 'pending', amountKobo: 400_000 })
    expect((await withdraw(400_000, { ref })).data.reference).toBe((await read(ref)).reference)
    expect(await readWallet()).toMatchObject({ availableKobo: 600_000 })
  })

  it('that was returned is never sent again, also after repeated checks', async () => {
    const { data } = await withdraw(400_000)
    await settle(state.test.db, data.reference, { status: 'failed' }, state.test.deps.now())
    const send = vi.spyOn(state.test.payments, 'beginTransfer')
    send.mockClear()
    await call(payments.verify, { params: { id: data.reference }, body: {} })
    expect(send).not.toHaveBeenCalled()
  })

  it('is refunded with its fee when the bank returns it after success', async () => {
    state.test.payments.answerTransfers({ status: 'success' })
    const { data } = await withdraw(400_000)
    state.test.payments.answerTransfers({ status: 'pending' })
    const { data: other } = await withdraw(100_000)
    await settle(
      state.test.db,
      data.reference,
      { status: 'reversed', reason: 'The bank returned the transfer.' },
      state.test.deps.now(),
    )
    expect(await readWallet()).toMatchObject({ availableKobo: 900_000 })
    // What is on its way for another withdrawal is not what came back.
    await settle(state.test.db, other.reference, { status: 'success' }, state.test.deps.now())
    expect(await readWallet()).toMatchObject({ availableKobo: 900_000 })
    expect((await read(data.id)).timeline.map(({ status }) => status)).toEqual(['pending', 'success', 'reversed'])
    expect(await auditLedger(state.test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('is refunded when the first provider answer is reversed', async () => {
    const { data } = await withdraw(400_000)
    await settle(state.test.db, data.reference, { status: 'reversed' }, state.test.deps.now())
    expect(await readWallet()).toMatchObject({ availableKobo: 1_000_000 })
  })

  it('of another provider is never sent by this one', async () => {
    const { data } = await withdraw(400_000)
    const sent = state.test.payments.transfers.length
    state.test.payments.decide(data.reference, { status: 'success' })
    state.test.advance(minute)
    await checkDuePayments({ ...state.test.deps, payments: { ...state.test.payments, name: 'paystack' } })
    expect((await read(data.id)).status).toBe('pending')
    expect(state.test.payments.transfers).toHaveLength(sent)
  })

  it('is sent later when the provider is down, to the account chosen at its creation', async () => {
    state.test.payments.setDown(true)
    const { data } = await withdraw(400_000)
    expect(data.status).toBe('pending')
    state.test.payments.setDown(false)
    const changed = await call(wallet.updateWithdrawalAccount, {
      body: { bankCode: '058', accountNumber: '0000000220', pin },
    })
    expect(changed.data.accountNumber).toBe('••••••0220')
    state.test.payments.answerTransfers({ status: 'success' })
    state.test.advance(minute)
    await checkDuePayments(state.test.deps)
    expect((await read(data.id)).status).toBe('success')
    expect(state.test.payments.transfers.at(-1)?.account.accountNumber).toBe('0000014579')
  })

  it('happens once per reference, also for fifty concurrent calls', async () => {
    const ref = randomUUID()
    const all = await Promise.all(Array.from({ length: 50 }, () => withdraw(900_000, { ref })))
    expect(new Set(all.map(({ data }) => data.id)).size).toBe(1)
    expect(await readWallet()).toMatchObject({ availableKobo: 100_000 })
  })

  it('cannot exceed the balance', async () => {
    expect((await withdraw(1_000_001)).body.code).toBe('INSUFFICIENT_FUNDS')
    const rows = await state.test.db.select().from(payment).where(eq(payment.employerId, state.actor.employerId))
    expect(rows.filter(({ type }) => type === 'withdrawal')).toEqual([])
  })

  it('goes to another account only after a change with the PIN', async () => {
    const change = (typedPin: string) =>
      call(wallet.updateWithdrawalAccount, { body: { bankCode: '058', accountNumber: '0000000220', pin: typedPin } })
    expect((await change('0000')).body.code).toBe('INVALID_PIN')
    expect((await call(wallet.getWithdrawalAccount, {})).data).toMatchObject({ accountNumber: '••••••4579' })
    expect((await change(pin)).data).toMatchObject({ accountNumber: '••••••0220' })
  })

  it('is paused for a day after the account was changed', async () => {
    await call(wallet.updateWithdrawalAccount, { body: { bankCode: '058', accountNumber: '0000000220', pin } })
    expect((await withdraw(200_000)).body.code).toBe('WITHDRAWALS_PAUSED')
    state.test.advance(24 * 60 * minute)
    expect((await withdraw(200_000)).status).toBe(200)
  })
})
