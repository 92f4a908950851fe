import { formatNaira } from '../../lib/money.ts'
import { feeGrew, worseTerms } from '../../rules/gig-cancellation.ts'
import { isFinalStatus } from '../contract/schemas/transaction.ts'
import type { PaymentTransaction } from '../contract/schemas/transaction.ts'
import { ago, worldNow } from './factories.ts'
import { aTransaction, aWithdrawalAccount } from './money-factories.ts'
import { MockRefusal } from './mock-refusal.ts'
import { employerOf, type MockState, rightCode } from './state.ts'
import type { World } from './world.ts'
import type { Mocks } from './world-handlers.ts'

const lagosTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'Africa/Lagos' })
const done = (message: string) => ({ message, data: null })
const bankNames: Readonly<Record<string, string>> = {
  '011': 'First Bank of Nigeria',
  '033': 'United Bank for Africa',
  '044': 'Access Bank',
  '057': 'Zenith Bank',
  '058': 'Guaranty Trust Bank',
}

/** A PIN is wrong five times before it is locked; the world remembers neither, so every wrong one leaves four tries. */
export function assertPin({ wallet, pin }: World, typed: string) {
  if (pin === null) throw new MockRefusal('SETUP_INCOMPLETE', { message: 'Create a PIN first.' })
  const until = wallet.pinLockedUntil ?? undefined
  if (until !== undefined) {
    throw new MockRefusal('PIN_LOCKED', {
      message: `Your PIN is locked until ${lagosTime.format(new Date(until))}.`,
      pinLockedUntil: until,
    })
  }
  if (wallet.pinResetRequired === true) throw new MockRefusal('PIN_LOCKED')
  if (pin !== typed) throw new MockRefusal('INVALID_PIN', { attemptsLeft: 4 })
}

const notConfirmed = () =>
  new MockRefusal('ACCOUNT_NOT_CONFIRMED', {
    errors: { accountNumber: 'We could not confirm this account. Check the number and bank.' },
  })

/** The cancellation of a Gig is on no worse terms than were shown. */
export function assertTermsConfirmed(
  { feeKobo, refundKobo }: { feeKobo: number; refundKobo: number },
  shown: Parameters<typeof worseTerms>[1],
) {
  const message = worseTerms({ feeKobo, refundKobo }, shown, formatNaira)
  if (message !== undefined) throw new MockRefusal('FEE_UNCONFIRMED', { message, feeKobo, refundKobo })
}

/** The cancellation of a hire costs no more than the fee that was shown. */
export function assertFeeConfirmed(feeKobo: number, shownKobo: number) {
  if (feeKobo > shownKobo) throw new MockRefusal('FEE_UNCONFIRMED', { message: feeGrew(formatNaira(feeKobo)), feeKobo })
}

/** The wallet is not under review; it may be inactive. */
export function assertNotRestricted({ wallet }: Pick<World, 'wallet'>) {
  if (wallet.status === 'restricted') throw new MockRefusal('WALLET_RESTRICTED')
}

export function assertOpen({ wallet }: World) {
  assertNotRestricted({ wallet })
  if (wallet.status !== 'active') throw new MockRefusal('WALLET_NOT_ACTIVE')
}

/** Adds a payment on top of the history; the same reference again answers the payment that is there. */
export function pay(world: World, ref: string, changes: Partial<PaymentTransaction>): PaymentTransaction {
  const id = `txn_${ref}`
  const existing = world.transactions.find((transaction) => transaction.id === id)
  if (existing !== undefined && existing.amountKobo !== changes.amountKobo) {
    throw new MockRefusal('CONFLICT', {
      message: 'This reference belongs to another payment. Start again to make a new one.',
    })
  }
  if (existing !== undefined) return existing
  const number = String(world.transactions.length + 1).padStart(10, '0')
  const made = aTransaction({
    id,
    reference: `MQ-X-${number}`,
    createdAt: new Date(worldNow).toISOString(),
    ...changes,
  })
  const isMadeOnPage = ['gig_payment', 'subscription', 'wallet_funding'].includes(made.type)
  if (made.status === 'pending' && isMadeOnPage) made.authorizationUrl = pageOf(made)
  world.transactions = [made, ...world.transactions]
  return made
}

/** Address of the payment page; null when the payment has arrived. A final payment does not start again. */
export function pageOf({ reference, status }: PaymentTransaction): string | null {
  if (status === 'success') return null
  if (isFinalStatus(status)) {
    throw new MockRefusal('CONFLICT', { message: 'This payment is over. Start again to make a new one.' })
  }
  return `https://checkout.paystack.com/${reference}`
}

function find(world: World, idOrReference: string): PaymentTransaction {
  const found = world.transactions.find(
    ({ id, reference }) => id === idOrReference || reference === idOrReference || id === `txn_${idOrReference}`,
  )
  if (found === undefined) throw new MockRefusal('NOT_FOUND', { message: 'Transaction not found' })
  return found
}

/** Throws a MockRefusal for an account that was not confirmed. */
function confirm(world: World) {
  const account = world.withdrawalAccount
  if (account === null || account.verified) return
  if (account.accountNumber.endsWith('9') && !account.accountNumber.endsWith('4579')) {
    throw new MockRefusal('ACCOUNT_NOT_CONFIRMED')
  }
  world.withdrawalAccount = { ...account, accountName: 'EKO EVENTS LTD', verified: true }
}

export function walletMocks(state: MockState): Mocks['wallet'] {
  const save = (world: World, bankCode: string, accountNumber: string, pausedUntil: string | null) => {
    if (accountNumber.endsWith('9') && accountNumber !== '0000014579') throw notConfirmed()
    const account = aWithdrawalAccount({
      bankCode,
      bankName: bankNames[bankCode] ?? 'Another bank',
      accountNumber: `••••••${accountNumber.slice(-4)}`,
      pausedUntil,
    })
    world.withdrawalAccount = account
    return account
  }
  return {
    getWithdrawalAccount: ({ employerId }) => ({ data: employerOf(state, employerId).withdrawalAccount }),
    setWithdrawalAccount: ({ employerId, body }) => {
      const world = employerOf(state, employerId)
      const existing = world.withdrawalAccount
      const isSame =
        existing?.bankCode === body.bankCode && existing.accountNumber.slice(-4) === body.accountNumber.slice(-4)
      if (existing !== null && !isSame) {
        throw new MockRefusal('CONFLICT', { message: 'You have a bank account already. Change it with your PIN.' })
      }
      const { availableKobo = 0, heldKobo = 0 } = world.wallet
      const pausedUntil =
        existing !== null ? (existing.pausedUntil ?? null) : availableKobo + heldKobo > 0 ? ago({ days: -1 }) : null
      return { message: 'Withdrawal account saved', data: save(world, body.bankCode, body.accountNumber, pausedUntil) }
    },
    updateWithdrawalAccount: ({ employerId, body }) => {
      const world = employerOf(state, employerId)
      assertPin(world, body.pin)
      return {
        message: 'Withdrawal account saved',
        data: save(world, body.bankCode, body.accountNumber, ago({ days: -1 })),
      }
    },
    getBanks: () => ({
      data: Object.entries(bankNames)
        .map(([code, name]) => ({ code, name }))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    }),
    resolveAccount: ({ body }) => {
      if (body.accountNumber.endsWith('9') && body.accountNumber !== '0000014579') throw notConfirmed()
      return { data: { accountName: 'EKO EVENTS LTD' } }
    },
    activate: ({ employerId }) => {
      const world = employerOf(state, employerId)
      if (world.wallet.status === 'restricted') throw new MockRefusal('WALLET_RESTRICTED')
      if (world.withdrawalAccount === null || world.pin === null) throw new MockRefusal('SETUP_INCOMPLETE')
      world.wallet = { ...world.wallet, status: 'active' }
      world.onboarding = { ...world.onboarding, steps: { ...world.onboarding.steps, wallet: true } }
      return { message: 'Wallet activated', data: world.wallet }
    },
    fund: ({ employerId, body }) => {
      const world = employerOf(state, employerId)
      assertOpen(world)
      const made = pay(world, body.ref, {
        amountKobo: body.amountKobo,
        status: 'pending',
        channel: null,
        balanceAfterKobo: null,
      })
      const authorizationUrl = pageOf(made)
      if (authorizationUrl === null) {
        throw new MockRefusal('CONFLICT', { message: 'This payment has arrived already. It is in your wallet.' })
      }
      return { data: { reference: made.reference, authorizationUrl } }
    },
    withdraw: ({ employerId, body }) => {
      const world = employerOf(state, employerId)
      assertOpen(world)
      assertPin(world, body.pin)
      confirm(world)
      if (typeof world.withdrawalAccount?.pausedUntil === 'string') throw new MockRefusal('WITHDRAWALS_PAUSED')
      const available = world.wallet.availableKobo ?? 0
      if (body.amountKobo > available) throw new MockRefusal('INSUFFICIENT_FUNDS')
      const made = pay(world, body.ref, {
        type: 'withdrawal',
        direction: 'debit',
        amountKobo: body.amountKobo,
        feeKobo: world.wallet.limits?.withdrawFeeKobo ?? 0,
        status: 'pending',
        channel: 'bank_transfer',
        description: `Withdrawal to ${world.withdrawalAccount?.bankName ?? 'your bank'}`,
        counterparty: { name: 'EKO EVENTS LTD', bankName: world.withdrawalAccount?.bankName ?? null, last4: '4579' },
        balanceAfterKobo: available - body.amountKobo,
      })
      world.wallet = { ...world.wallet, availableKobo: available - body.amountKobo }
      return { message: 'Withdrawal started', data: made }
    },
  }
}

export function securityMocks(state: MockState): Mocks['security'] {
  const setPin = (world: World, pin: string) => {
    world.pin = pin
    world.wallet = { ...world.wallet, pinSet: true, pinLockedUntil: null, pinResetRequired: false }
  }
  return {
    setPin: ({ employerId, body }) => {
      const world = employerOf(state, employerId)
      if (world.pin !== null) throw new MockRefusal('PIN_ALREADY_SET')
      setPin(world, body.pin)
      return done('PIN created')
    },
    changePin: ({ employerId, body }) => {
      const world = employerOf(state, employerId)
      assertPin(world, body.currentPin)
      setPin(world, body.newPin)
      return done('PIN changed')
    },
    forgotPin: ({ employerId }) => {
      if (employerOf(state, employerId).pin === null) {
        throw new MockRefusal('SETUP_INCOMPLETE', { message: 'Create a PIN first.' })
      }
      return done('Verification code sent successfully')
    },
    verifyForgotPin: ({ employerId, body }) => {
      if (body.code !== rightCode) {
        throw new MockRefusal('INVALID_CODE', { attemptsLeft: 2, errors: { code: 'Invalid OTP' } })
      }
      state.verified.pin.add(employerId)
      return done('OTP verified successfully.')
    },
    resetPin: ({ employerId, body }) => {
      if (!state.verified.pin.delete(employerId)) {
        throw new MockRefusal('EMAIL_NOT_VERIFIED', {
          message: 'Your code has expired. Ask for a new one to reset your PIN.',
        })
      }
      setPin(employerOf(state, employerId), body.newPin)
      return done('PIN reset')
    },
  }
}

/** The day in Lagos of a moment: what `from` and `to` are compared with. */
export const lagosDay = (moment: string) => new Date(Date.parse(moment) + 60 * 60 * 1000).toISOString().slice(0, 10)

export function paymentMocks(state: MockState): Mocks['payments'] {
  return {
    list: ({ employerId, query: { limit, skip, type, status, gigId, from, to, searchWord = '', sort = 'newest' } }) => {
      const word = searchWord.toLowerCase()
      const matching = employerOf(state, employerId).transactions.filter(
        (transaction) =>
          (type === undefined || transaction.type === type) &&
          (status === undefined || transaction.status === status) &&
          (gigId === undefined || transaction.gigId === gigId) &&
          (from === undefined || lagosDay(transaction.createdAt) >= from) &&
          (to === undefined || lagosDay(transaction.createdAt) <= to) &&
          `${transaction.reference} ${transaction.description}`.toLowerCase().includes(word),
      )
      const byAmount = matching.toSorted((a, b) => a.amountKobo - b.amountKobo)
      const orders = {
        newest: matching,
        oldest: matching.toReversed(),
        largest: byAmount.toReversed(),
        smallest: byAmount,
      }
      return { data: { transactions: orders[sort].slice(skip, skip + limit), totalTransaction: matching.length } }
    },
    get: ({ employerId, params }) => ({ data: find(employerOf(state, employerId), params.id) }),
    verify: ({ employerId, params }) => ({ data: find(employerOf(state, employerId), params.id) }),
  }
}

const ranks: Readonly<Record<string, number>> = { basic: 1, premium: 2, enterprise: 3 }

export function billingMocks(state: MockState): Mocks['billing'] {
  const setCancelled = (employerId: string, cancelAtPeriodEnd: boolean) => {
    const world = employerOf(state, employerId)
    const running = world.wallet.subscription
    if (running?.status !== 'active') throw new MockRefusal('NO_PLAN')
    world.wallet = {
      ...world.wallet,
      subscription: { ...running, cancelAtPeriodEnd, nextPlanCode: null, nextInterval: null },
    }
    return world.wallet
  }
  return {
    getPlans: ({ employerId }) => ({ data: employerOf(state, employerId).plans }),
    subscribe: ({ employerId, body }) => {
      const world = employerOf(state, employerId)
      const running = world.wallet.subscription
      const chosen = world.plans.find(({ code, interval }) => code === body.planCode && interval === body.interval)
      if (chosen === undefined) throw new MockRefusal('VALIDATION_FAILED')
      if (running?.status === 'active' && (ranks[chosen.code] ?? 0) < (ranks[running.planCode ?? ''] ?? 0)) {
        world.wallet = {
          ...world.wallet,
          subscription: {
            ...running,
            nextPlanCode: chosen.code,
            nextInterval: chosen.interval,
            cancelAtPeriodEnd: false,
          },
        }
        return { message: 'Plan change scheduled', data: {} }
      }
      const changes = {
        type: 'subscription',
        direction: 'debit',
        amountKobo: chosen.priceKobo,
        description: `${chosen.name} plan, 1 ${chosen.interval}`,
        planCode: chosen.code,
      }
      const isReplay = world.transactions.some(({ id }) => id === `txn_${body.ref}`)
      if (
        !isReplay &&
        world.transactions.some(
          (transaction) => transaction.type === 'subscription' && !isFinalStatus(transaction.status),
        )
      ) {
        throw new MockRefusal('PAYMENT_UNFINISHED', {
          message: 'A payment for your plan is still being confirmed. Do not pay again.',
        })
      }
      if (
        !isReplay &&
        running?.status === 'active' &&
        running.planCode === chosen.code &&
        running.interval === chosen.interval
      ) {
        throw new MockRefusal('CONFLICT', { message: `You are on the ${chosen.name} plan already.` })
      }
      if (body.method === 'checkout') {
        const made = pay(world, body.ref, { ...changes, status: 'pending', channel: null, balanceAfterKobo: null })
        const authorizationUrl = pageOf(made)
        return {
          data: {
            reference: made.reference,
            ...(authorizationUrl === null ? { transaction: made } : { authorizationUrl }),
          },
        }
      }
      assertOpen(world)
      assertPin(world, body.pin)
      const available = world.wallet.availableKobo ?? 0
      if (!isReplay && chosen.priceKobo > available) throw new MockRefusal('INSUFFICIENT_FUNDS')
      const availableKobo = isReplay ? available : available - chosen.priceKobo
      const made = pay(world, body.ref, { ...changes, channel: 'wallet', balanceAfterKobo: availableKobo })
      const period = {
        status: 'active',
        planCode: chosen.code,
        interval: chosen.interval,
        gigCount: chosen.gigCount,
        gigUsed: 0,
        priceKobo: chosen.priceKobo,
        renewsAt: ago({ days: -30 }),
        cancelAtPeriodEnd: false,
      }
      world.wallet = {
        ...world.wallet,
        availableKobo,
        subscription: {
          ...running,
          ...period,
          startedAt: new Date(worldNow).toISOString(),
          nextPlanCode: null,
          nextInterval: null,
        },
      }
      return { data: { reference: made.reference, transaction: made } }
    },
    cancel: ({ employerId }) => ({ message: 'Plan cancelled', data: setCancelled(employerId, true) }),
    resume: ({ employerId }) => ({ message: 'Plan resumed', data: setCancelled(employerId, false) }),
  }
}
