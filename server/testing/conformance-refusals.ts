import type { Endpoint } from '../../src/api/contract/endpoint.ts'
import type { ErrorCode } from '../../src/api/contract/error-codes.ts'
import { api } from '../../src/api/contract/table.ts'
import { hiringRefusals } from './conformance-people.ts'
import { reviewRefusalCases } from './conformance-review.ts'
import { type Subject, type TestCall, ask, exampleBody as body, quoteOf } from './conformance-subjects.ts'
import type { MoneyState } from './money-state.ts'
import { otherCode, testPassword as password } from './test-app.ts'

const { account, auth, billing, gigPeople, gigs, notifications, payments, security, wallet } = api

/** A case in which an endpoint refuses a call. */
export interface RefusalCase {
  code: ErrorCode
  endpoint: Endpoint
  why: string
  call: (subject: Subject) => TestCall | Promise<TestCall>
  /** Default: by the endpoint. */
  isNew?: boolean
  before?: (subject: Subject) => Promise<unknown>
  money?: MoneyState
}

const wrongCode = async (subject: Subject) => ({ body: { ...body, code: otherCode(await subject.sentCode()) } })

/** The refusals that endpoints declare, and those of their parameters. */
export const ownCases: readonly RefusalCase[] = [
  {
    code: 'INVALID_CREDENTIALS',
    endpoint: auth.login,
    why: 'a wrong password',
    call: () => ({ body: { ...body, password: 'wrong' } }),
  },
  {
    code: 'INVALID_CREDENTIALS',
    endpoint: auth.login,
    why: 'an unknown email',
    call: () => ({ body: { email: 'x@y.example', password } }),
  },
  {
    code: 'ACCOUNT_CLOSED',
    endpoint: auth.login,
    why: 'a closed account',
    money: { isClosed: true },
    call: () => auth.login.example,
  },
  {
    code: 'EMAIL_NOT_VERIFIED',
    endpoint: auth.register,
    why: 'an unverified email',
    call: () => auth.register.example,
  },
  {
    code: 'EMAIL_TAKEN',
    endpoint: auth.register,
    why: 'an email that got an account after it was verified',
    isNew: false,
    call: async (subject) => {
      const proof = await subject.verifySignUp()
      return { body: { ...auth.register.example.body, proof } }
    },
  },
  {
    code: 'EMAIL_TAKEN',
    endpoint: auth.sendVerificationOtp,
    why: 'an email with an account',
    isNew: false,
    call: () => ({ body }),
  },
  {
    code: 'INVALID_CODE',
    endpoint: auth.verifyEmailOtp,
    why: 'a wrong code',
    before: (subject) => ask(subject, auth.sendVerificationOtp),
    call: wrongCode,
  },
  {
    code: 'INVALID_CODE',
    endpoint: auth.verifyForgotPasswordOtp,
    why: 'a wrong code',
    before: (subject) => ask(subject, auth.forgotPassword),
    call: wrongCode,
  },
  {
    code: 'EMAIL_NOT_VERIFIED',
    endpoint: auth.resetPassword,
    why: 'no verified code',
    call: () => auth.resetPassword.example,
  },
  {
    code: 'NOT_FOUND',
    endpoint: notifications.read,
    why: 'an unknown id',
    call: () => ({ params: { id: 'ntf_none' } }),
  },
  {
    code: 'NOT_FOUND',
    endpoint: notifications.remove,
    why: 'an unknown id',
    call: () => ({ params: { id: 'ntf_none' } }),
  },
  {
    code: 'NOT_FOUND',
    endpoint: payments.get,
    why: 'an unknown reference',
    call: () => ({ params: { id: 'MQ-F-NONE' } }),
  },
  {
    code: 'NOT_FOUND',
    endpoint: payments.verify,
    why: 'an unknown reference',
    call: () => ({ params: { id: 'MQ-F-NONE' }, body: {} }),
  },
  {
    code: 'NOT_FOUND',
    endpoint: account.endSession,
    why: 'an unknown id',
    call: () => ({ params: { id: 'ses_none' } }),
  },
  ...moneyRefusals(),
  ...gigRefusals(),
  ...hiringRefusals(),
  ...reviewRefusalCases(),
]

/** Refusal cases of Gigs and their payments. */
function gigRefusals(): RefusalCase[] {
  const { cancel, create, get, getPaymentData, getToEdit, payFromWallet, remove, update } = gigs
  const refused = (
    code: ErrorCode,
    endpoint: Endpoint,
    why: string,
    { id, body: changes = {}, ...rest }: { id?: string; body?: object } & Pick<RefusalCase, 'money' | 'before'> = {},
  ): RefusalCase => ({
    code,
    endpoint,
    why,
    ...rest,
    call: () => {
      const example = endpoint.example as TestCall
      return {
        ...example,
        ...(id !== undefined && { params: { id } }),
        ...(example.body !== undefined && { body: { ...(example.body as object), ...changes } }),
      }
    },
  })
  const whole = { ...create.example.body, publish: true }
  const gates = [
    ['PROFILE_INCOMPLETE', 'a business without a name', { profile: 'none' }],
    ['NO_PLAN', 'no plan', { plan: 'none' }],
    ['QUOTA_USED', 'no Gig left on the plan', { gigCount: 2 }],
  ] as const satisfies readonly (readonly [ErrorCode, string, MoneyState])[]
  const ofPayment = [
    ['PROFILE_INCOMPLETE', 'a business without a name', { profile: 'none' }],
    ['NO_PLAN', 'no plan', { plan: 'none' }],
    ['QUOTA_USED', 'no Gig left on the plan', { gigCount: 1 }],
    ['PAYMENT_UNFINISHED', 'another payment on its way', { isGigUnfinished: true }],
  ] as const satisfies readonly (readonly [ErrorCode, string, MoneyState])[]
  const { ref } = payFromWallet.example.body
  const onPage = { ref, method: 'checkout', gigId: 'gig_4' }
  const withdrawnAs = (ref: string) => (subject: Subject) =>
    subject.call(wallet.withdraw, { body: { ...wallet.withdraw.example.body, ref } })
  const withdrawn = withdrawnAs(ref)
  const quoted = (code: ErrorCode, why: string, money: MoneyState): RefusalCase => ({
    code,
    endpoint: payFromWallet,
    why,
    money,
    call: async (subject) => ({
      ...payFromWallet.example,
      body: { ...payFromWallet.example.body, ...(await quoteOf(subject)) },
    }),
  })
  const page = (
    code: ErrorCode,
    why: string,
    { gigId, ...rest }: { gigId?: string } & Pick<RefusalCase, 'money' | 'before'> = {},
  ): RefusalCase => ({
    code,
    endpoint: getPaymentData,
    why,
    ...rest,
    call: () => ({ body: { ...onPage, ...(gigId !== undefined && { gigId }) } }),
  })
  return [
    ...[get, getToEdit, update, remove, cancel, payFromWallet].map((endpoint) =>
      refused('NOT_FOUND', endpoint, 'an unknown Gig', { id: 'gig_none' }),
    ),
    refused('TOO_MANY_DRAFTS', create, 'the 501st draft', {
      body: { saveAsDraft: true },
      money: { hasMostDrafts: true },
    }),
    refused('NOT_FOUND', create, 'an unknown Gig to republish', { body: { republishedFromGigId: 'gig_none' } }),
    refused('VALIDATION_FAILED', create, 'a team of others', {
      body: { republishedFromGigId: 'gig_1', teamWorkerIds: ['wrk_none'] },
    }),
    page('NOT_FOUND', 'an unknown Gig', { gigId: 'gig_none' }),
    ...[gigPeople.listApplicants, gigPeople.listInvitations, gigPeople.listWorkerGigs, gigPeople.invite].map(
      (endpoint) => refused('NOT_FOUND', endpoint, 'an unknown Gig', { id: 'gig_none' }),
    ),
    {
      code: 'NOT_FOUND',
      endpoint: gigPeople.getWorkerGig,
      why: 'a place of another Gig',
      call: () => ({ params: { id: 'gig_2', x: 'wg_1' } }),
    },
    refused('GIG_STATE', gigPeople.invite, 'a Gig that has begun', { id: 'gig_2' }),
    refused('VALIDATION_FAILED', create, 'a day that is over', {
      body: {
        sessions: [{ date: '2025-11-13', start: '10:00', end: '12:00' }],
        applicationDeadline: '2025-11-12T10:00:00+01:00',
      },
    }),
    ...[gigs.list, payments.list].map((endpoint): RefusalCase => ({
      code: 'VALIDATION_FAILED',
      endpoint,
      why: 'a day that does not exist',
      call: () => ({ query: { from: '0000-01-01' } }),
    })),
    refused('VALIDATION_FAILED', update, 'pay that is locked', { body: { rateKobo: 6_000_000 } }),
    ...gates.flatMap(([code, why, money]) => [
      refused(code, create, why, { money }),
      refused(code, update, why, { id: 'gig_5', body: whole, money }),
    ]),
    refused('QUOTE_CHANGED', create, 'an unknown quote', { body: { quoteId: 'quo_none' } }),
    refused('QUOTE_CHANGED', update, 'an unknown quote', { id: 'gig_5', body: { ...whole, quoteId: 'quo_none' } }),
    refused('GIG_STATE', update, 'a Gig that has ended', { id: 'gig_3' }),
    refused('PAYMENT_UNFINISHED', update, 'a payment on its way', { id: 'gig_4', money: { isGigUnfinished: true } }),
    refused('GIG_STATE', remove, 'a Gig that is paid', { id: 'gig_1' }),
    refused('PAYMENT_UNFINISHED', remove, 'a payment on its way', { id: 'gig_4', money: { isGigUnfinished: true } }),
    refused('GIG_STATE', cancel, 'a Gig that has begun', { id: 'gig_2' }),
    refused('FEE_UNCONFIRMED', cancel, 'a fee that is higher than was shown', { money: { isGigLate: true } }),
    refused('INVALID_PIN', cancel, 'a wrong PIN', { body: { pin: '0000' } }),
    refused('PIN_LOCKED', cancel, 'a locked PIN', { money: { pin: 'locked' } }),
    refused('SETUP_INCOMPLETE', cancel, 'no PIN', { money: { pin: 'none' } }),
    refused('WALLET_RESTRICTED', cancel, 'a wallet under review', { money: { wallet: 'restricted' } }),
    refused('CONFLICT', cancel, 'a reference that stands for another payment', {
      before: withdrawnAs(cancel.example.body.ref),
    }),
    refused('GIG_STATE', payFromWallet, 'a Gig that is paid', { id: 'gig_1' }),
    refused('QUOTE_CHANGED', payFromWallet, 'an unknown quote', { body: { quoteId: 'quo_none' } }),
    refused('INVALID_PIN', payFromWallet, 'a wrong PIN', { body: { pin: '0000' } }),
    refused('CONFLICT', payFromWallet, 'a reference that stands for another payment', { before: withdrawn }),
    quoted('INSUFFICIENT_FUNDS', 'too little in the wallet', { availableKobo: 1_000_000 }),
    quoted('PIN_LOCKED', 'a locked PIN', { pin: 'locked' }),
    quoted('SETUP_INCOMPLETE', 'no PIN', { pin: 'none' }),
    quoted('WALLET_NOT_ACTIVE', 'a wallet that is not activated', { wallet: 'not_activated' }),
    quoted('WALLET_RESTRICTED', 'a wallet under review', { wallet: 'restricted' }),
    ...ofPayment.flatMap(([code, why, money]) => [quoted(code, why, money), page(code, why, { money })]),
    page('GIG_STATE', 'a Gig that is paid', { gigId: 'gig_1' }),
    page('CONFLICT', 'a reference that stands for another payment', { before: withdrawn }),
  ]
}

/** Refusal cases of movements of money: the same example with one invalid part each. */
function moneyRefusals(): RefusalCase[] {
  const { activate, fund, resolveAccount, setWithdrawalAccount, updateWithdrawalAccount, withdraw } = wallet
  const fromWallet = { planCode: 'premium', interval: 'month', method: 'wallet', pin: '2580', ref: crypto.randomUUID() }
  const changed = (endpoint: Endpoint, changes: object) => () => ({
    body: { ...(endpoint.example as { body: object }).body, ...changes },
  })
  const refused = (
    code: ErrorCode,
    endpoint: Endpoint,
    why: string,
    money: MoneyState,
    changes: object = {},
  ): RefusalCase => ({ code, endpoint, why, money, call: changed(endpoint, changes) })
  const wrongPin = { pin: '0000' }
  const otherAmount = (endpoint: Endpoint): RefusalCase => ({
    code: 'CONFLICT',
    endpoint,
    why: 'a reference that stands for another amount',
    before: (subject) => subject.call(endpoint, endpoint.example as TestCall),
    call: changed(endpoint, { amountKobo: 300_000 }),
  })
  return [
    refused(
      'ACCOUNT_NOT_CONFIRMED',
      resolveAccount,
      'an account that does not exist',
      {},
      { accountNumber: '0000000009' },
    ),
    refused(
      'ACCOUNT_NOT_CONFIRMED',
      setWithdrawalAccount,
      'an account that does not exist',
      { account: 'none' },
      { accountNumber: '0000000009' },
    ),
    refused('CONFLICT', setWithdrawalAccount, 'another account than there is', {}, { accountNumber: '0000000220' }),
    refused(
      'ACCOUNT_NOT_CONFIRMED',
      updateWithdrawalAccount,
      'an account that does not exist',
      {},
      { accountNumber: '0000000009' },
    ),
    refused('INVALID_PIN', updateWithdrawalAccount, 'a wrong PIN', {}, wrongPin),
    refused('PIN_LOCKED', updateWithdrawalAccount, 'a locked PIN', { pin: 'locked' }),
    refused('SETUP_INCOMPLETE', updateWithdrawalAccount, 'no PIN', { pin: 'none' }),
    refused('SETUP_INCOMPLETE', activate, 'no bank account', { account: 'none', wallet: 'not_activated' }),
    refused('WALLET_RESTRICTED', activate, 'a wallet under review', { wallet: 'restricted' }),
    refused('WALLET_NOT_ACTIVE', fund, 'a wallet that is not activated', { wallet: 'not_activated' }),
    refused('WALLET_RESTRICTED', fund, 'a wallet under review', { wallet: 'restricted' }),
    otherAmount(fund),
    refused('INSUFFICIENT_FUNDS', withdraw, 'more than there is', { availableKobo: 150_000 }),
    refused('INVALID_PIN', withdraw, 'a wrong PIN', {}, wrongPin),
    refused('PIN_LOCKED', withdraw, 'a locked PIN', { pin: 'locked' }),
    refused('WALLET_NOT_ACTIVE', withdraw, 'a wallet that is not activated', { wallet: 'not_activated' }),
    refused('WALLET_RESTRICTED', withdraw, 'a wallet under review', { wallet: 'restricted' }),
    refused('WITHDRAWALS_PAUSED', withdraw, 'an account that was just changed', { account: 'paused' }),
    refused('ACCOUNT_NOT_CONFIRMED', withdraw, 'an account that its bank does not know', { account: 'unknown' }),
    otherAmount(withdraw),
    refused('INVALID_PASSWORD', account.changePassword, 'a wrong password', {}, { currentPassword: 'Wrong-2025' }),
    refused('INVALID_PASSWORD', account.requestClosure, 'a wrong password', {}, { currentPassword: 'Wrong-2025' }),
    refused('ACCOUNT_IN_USE', account.requestClosure, 'an unfinished payment', {
      isEmptied: true,
      isPlanUnfinished: true,
    }),
    refused('PIN_ALREADY_SET', security.setPin, 'a PIN that exists', {}),
    refused('INVALID_PIN', security.changePin, 'a wrong PIN', {}, { currentPin: '0000' }),
    refused('PIN_LOCKED', security.changePin, 'a locked PIN', { pin: 'locked' }),
    refused('SETUP_INCOMPLETE', security.changePin, 'no PIN', { pin: 'none' }),
    refused('SETUP_INCOMPLETE', security.forgotPin, 'no PIN', { pin: 'none' }),
    {
      code: 'INVALID_CODE',
      endpoint: security.verifyForgotPin,
      why: 'a wrong code',
      before: (subject) => subject.call(security.forgotPin, { body: {} }),
      call: async (subject) => ({ body: { code: otherCode(await subject.sentCode()) } }),
    },
    refused('EMAIL_NOT_VERIFIED', security.resetPin, 'no verified code', {}),
    refused('PAYMENT_UNFINISHED', billing.subscribe, 'another payment on its way', { isPlanUnfinished: true }),
    refused('CONFLICT', billing.subscribe, 'the plan one has', {}, { planCode: 'basic' }),
    refused('NO_PLAN', billing.cancel, 'no plan', { plan: 'none' }),
    refused('NO_PLAN', billing.resume, 'no plan', { plan: 'none' }),
    ...(
      [
        ['INSUFFICIENT_FUNDS', 'too little in the wallet', { availableKobo: 100_000 }, {}],
        ['INVALID_PIN', 'a wrong PIN', {}, wrongPin],
        ['PIN_LOCKED', 'a locked PIN', { pin: 'locked' }, {}],
        ['WALLET_NOT_ACTIVE', 'a wallet that is not activated', { wallet: 'not_activated' }, {}],
        ['WALLET_RESTRICTED', 'a wallet under review', { wallet: 'restricted' }, {}],
      ] as const
    ).map(([code, why, money, changes]): RefusalCase => ({
      code,
      endpoint: billing.subscribe,
      why,
      money,
      call: () => ({ body: { ...fromWallet, ...changes } }),
    })),
  ]
}

/** Refusal cases shared by all endpoints of a scope. */
export function commonCases(endpoint: Endpoint): RefusalCase[] {
  const example = endpoint.example as TestCall
  const cases: RefusalCase[] = []
  const add = (code: ErrorCode, why: string, call: RefusalCase['call']) => cases.push({ code, endpoint, why, call })
  if (endpoint.body) {
    add('MALFORMED_JSON', 'broken JSON', () => ({ ...example, body: '{"email":' }))
    add('VALIDATION_FAILED', 'a list for a body', () => ({ ...example, body: [] }))
    const fields = Object.keys(example.body as object)
    if (fields.length > 0) {
      add('VALIDATION_FAILED', 'a number in each field', () => ({
        ...example,
        body: Object.fromEntries(fields.map((field) => [field, 7])),
      }))
    }
  }
  if (endpoint.query) add('VALIDATION_FAILED', 'a query out of range', () => ({ ...example, query: { limit: -1 } }))
  if (endpoint.scope === 'employer') {
    add('UNAUTHORIZED', 'no token', () => ({ ...example, actor: null }))
    add('UNAUTHORIZED', 'a made-up token', ({ actor }) => ({ ...example, actor: { ...actor, token: 'made-up' } }))
    add('NOT_FOUND', 'the address of another employer', ({ actor }) => ({
      ...example,
      actor: { ...actor, employerId: 'emp_other' },
    }))
  }
  return cases
}
