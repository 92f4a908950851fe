import { withdrawalAccount, type WithdrawalAccount } from '../contract/schemas/banking.ts'
import { plan, type Plan } from '../contract/schemas/plan.ts'
import { isFinalStatus, transaction, type PaymentTransaction } from '../contract/schemas/transaction.ts'
import { ago, built } from './factories.ts'

export function aWithdrawalAccount(changes: Partial<WithdrawalAccount> = {}): WithdrawalAccount {
  return built(withdrawalAccount, {
    bankCode: '011',
    bankName: 'First Bank of Nigeria',
    accountNumber: '••••••4579',
    accountName: 'EKO EVENTS LTD',
    verified: true,
    pausedUntil: null,
    ...changes,
  })
}

const everyPlan = ['Unlimited applicants for each Gig', 'Pay you do not use comes back to your wallet'] as const

/** The plans as the server offers them: three, by the month and by the year. */
export function thePlans(): Plan[] {
  const plans = [
    {
      code: 'basic',
      name: 'Basic',
      gigCount: 3,
      monthKobo: 500_000,
      features: ['3 Gigs a month', ...everyPlan],
    },
    {
      code: 'premium',
      name: 'Premium',
      gigCount: 10,
      monthKobo: 1_500_000,
      recommended: true,
      features: ['10 Gigs a month', ...everyPlan],
    },
    {
      code: 'enterprise',
      name: 'Enterprise',
      gigCount: 'unlimited',
      monthKobo: 5_000_000,
      features: ['Unlimited Gigs', ...everyPlan],
    },
  ] as const
  return (['month', 'year'] as const).flatMap((interval) =>
    plans.map(({ monthKobo, features, ...rest }) =>
      built(plan, {
        recommended: false,
        ...rest,
        features: [...features],
        interval,
        priceKobo: interval === 'year' ? monthKobo * 10 : monthKobo,
      }),
    ),
  )
}

type Changes = Partial<PaymentTransaction>

/** A payment with a timeline that fits its status. */
export function aTransaction(changes: Changes = {}): PaymentTransaction {
  const { feeKobo = 0 } = changes
  const base = {
    id: 'txn_1',
    reference: 'MQ-F-0000000001',
    sessionId: null,
    type: 'wallet_funding',
    direction: 'credit',
    amountKobo: 5_000_000,
    feeKobo: 0,
    balanceAfterKobo: 45_000_000,
    currency: 'NGN',
    status: 'success',
    failureReason: null,
    channel: 'card',
    description: 'Wallet funding',
    counterparty: null,
    gigId: null,
    workerGigId: null,
    planCode: null,
    authorizationUrl: null,
    createdAt: ago({ hours: 2 }),
    ...changes,
  } satisfies Changes
  const isFinal = isFinalStatus(base.status)
  const end = new Date(Date.parse(base.createdAt) + 40_000).toISOString()
  return built(transaction, {
    netKobo: base.amountKobo - feeKobo,
    final: isFinal,
    completedAt: isFinal ? end : null,
    timeline: [
      { at: base.createdAt, status: 'pending', note: null },
      ...(base.status === 'pending' ? [] : [{ at: end, status: base.status, note: base.failureReason }]),
    ],
    ...base,
  })
}

/** Payments with ids `txn_1`, `txn_2` … in the given order; references are derived unless set. */
export function transactionsOf(...records: Changes[]): PaymentTransaction[] {
  const letters: Readonly<Record<string, string>> = {
    gig_payment: 'P',
    subscription: 'S',
    wallet_funding: 'F',
    withdrawal: 'W',
    worker_payout: 'O',
    refund: 'R',
    fee: 'E',
  }
  return records.map((record, index) => {
    const letter = letters[record.type ?? 'wallet_funding'] ?? 'X'
    return aTransaction({
      id: `txn_${index + 1}`,
      reference: `MQ-${letter}-${String(index + 1).padStart(10, '0')}`,
      ...record,
    })
  })
}

/** Two months of a small venue: fundings, a plan, Gigs, payouts, a withdrawal that failed, one that is on its way. */
export function someTransactions(): PaymentTransaction[] {
  const bank = { name: 'EKO EVENTS LTD', bankName: 'First Bank of Nigeria', last4: '4579' }
  return transactionsOf(
    { amountKobo: 5_000_000, balanceAfterKobo: 45_000_000, createdAt: ago({ hours: 2 }) },
    {
      type: 'withdrawal',
      direction: 'debit',
      amountKobo: 2_000_000,
      feeKobo: 2_500,
      status: 'processing',
      channel: 'bank_transfer',
      description: 'Withdrawal to First Bank of Nigeria',
      counterparty: bank,
      balanceAfterKobo: 40_000_000,
      createdAt: ago({ hours: 20 }),
    },
    {
      type: 'gig_payment',
      direction: 'debit',
      amountKobo: 26_500_000,
      feeKobo: 1_500_000,
      channel: 'wallet',
      description: 'Wedding photographer',
      gigId: 'gig_1',
      balanceAfterKobo: 42_000_000,
      createdAt: ago({ days: 2, hours: 3 }),
    },
    {
      type: 'subscription',
      direction: 'debit',
      amountKobo: 500_000,
      channel: 'wallet',
      description: 'Basic plan, 1 month',
      planCode: 'basic',
      balanceAfterKobo: 68_500_000,
      createdAt: ago({ days: 13 }),
    },
    {
      type: 'withdrawal',
      direction: 'debit',
      amountKobo: 3_000_000,
      feeKobo: 2_500,
      status: 'failed',
      failureReason: 'The bank did not accept the transfer.',
      channel: 'bank_transfer',
      description: 'Withdrawal to First Bank of Nigeria',
      counterparty: bank,
      balanceAfterKobo: 69_000_000,
      createdAt: ago({ days: 15, hours: 5 }),
    },
    {
      status: 'abandoned',
      amountKobo: 10_000_000,
      balanceAfterKobo: 69_000_000,
      channel: null,
      createdAt: ago({ days: 16 }),
    },
    {
      type: 'refund',
      direction: 'credit',
      amountKobo: 4_500_000,
      channel: 'wallet',
      description: 'Refund for Friday Night Live',
      gigId: 'gig_6',
      balanceAfterKobo: 69_000_000,
      createdAt: ago({ days: 24 }),
    },
    {
      amountKobo: 50_000_000,
      channel: 'bank_transfer',
      sessionId: '000013251113184000123456789012',
      balanceAfterKobo: 64_500_000,
      createdAt: ago({ days: 30, hours: 6 }),
    },
  )
}
