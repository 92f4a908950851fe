import type { Transaction } from '../../platform/db/database.ts'
import { sentence } from '../../../src/rules/sentence.ts'
import type { TransactionStatus, TransactionType } from '../../db/money-schema.ts'
import { type MoneyNotification, notifyOfMoney } from '../notifications/money-notifications.ts'
import { naira } from './naira.ts'
import type { Payment } from './payments.ts'

/** What is said of money that came back and was used for a chargeback. */
const taken = (kobo: number) =>
  kobo > 0 ? ` ${naira(kobo)} of it went to your bank for a payment that it reversed.` : ''

/** What is said of the part of a refund that never reached the wallet, because the bank is owed it for the payment of the Gig. */
const sentToBank = (kobo: number) =>
  kobo > 0 ? ` Another ${naira(kobo)} of the refund went to your bank for a payment that it reversed.` : ''

/** The news of a payment that has become final. That of a paid Gig is sent when the Gig opens, and that of a refund by `notifyRefund`. */
const notificationTemplates: Partial<
  Record<TransactionType, Partial<Record<TransactionStatus, (paid: Payment, takenKobo: number) => MoneyNotification>>>
> = {
  wallet_funding: {
    success: ({ amountKobo }) => ({
      title: 'Payment received',
      message: `Your wallet was credited with ${naira(amountKobo)}.`,
    }),
    failed: ({ amountKobo, reference }) => ({
      title: 'Payment failed',
      message: `Your payment of ${naira(amountKobo)} did not go through. Reference ${reference}.`,
    }),
    reversed: ({ amountKobo, reference }) => ({
      title: 'Payment returned',
      message: `Your payment of ${naira(amountKobo)} was returned by your bank. Reference ${reference}.`,
    }),
  },
  withdrawal: {
    success: ({ amountKobo, feeKobo }) => ({
      title: 'Withdrawal sent',
      message: `${naira(amountKobo - feeKobo)} was sent to your bank account.`,
    }),
    failed: ({ amountKobo, reference }, takenKobo) => ({
      title: 'Withdrawal failed',
      message: `${naira(amountKobo)} is back in your wallet.${taken(takenKobo)} Reference ${reference}.`,
    }),
    reversed: ({ amountKobo, reference }, takenKobo) => ({
      title: 'Withdrawal returned',
      message: `Your bank returned ${naira(amountKobo)} to your wallet.${taken(takenKobo)} Reference ${reference}.`,
    }),
  },
  subscription: {
    success: ({ amountKobo, description }) => ({
      title: 'Payment successful',
      message: `You paid ${naira(amountKobo)} for ${description}.`,
    }),
    failed: ({ description, reference }) => ({
      title: 'Payment failed',
      message: `${description} was not paid. Reference ${reference}.`,
    }),
    reversed: ({ amountKobo, reference }) => ({
      title: 'Payment returned',
      message: `Your payment of ${naira(amountKobo)} was returned by your bank. Reference ${reference}.`,
    }),
  },
  gig_payment: {
    failed: ({ description, reference }) => ({
      title: 'Payment failed',
      message: `“${description}” was not paid. Reference ${reference}.`,
    }),
  },
}

/**
 * Notifies the employer of a payment that has become final.
 * @param takenKobo the part of money that came back which the bank took immediately
 */
export async function notifyPayment(tx: Transaction, paid: Payment, at: Date, takenKobo: number) {
  const notification = notificationTemplates[paid.type]?.[paid.status]?.(paid, takenKobo)
  if (notification !== undefined) await notify(tx, paid, notification, at)
}

/**
 * Notifies the employer of money of a Gig that is back in the wallet.
 * @param bank the part of it that the bank took immediately, and the further part of the refund that went to the bank, in kobo
 */
export async function notifyRefund(
  tx: Transaction,
  refund: Payment,
  at: Date,
  bank: { readonly takenKobo: number; readonly sentKobo: number },
) {
  const { amountKobo, description } = refund
  const said = `${naira(amountKobo)} is back in your wallet.${taken(bank.takenKobo)}${sentToBank(bank.sentKobo)}`
  await notify(tx, refund, { title: 'Money returned', message: `${said} ${sentence(description)}` }, at)
}

const notify = (tx: Transaction, { employerId, reference }: Payment, notification: MoneyNotification, at: Date) =>
  notifyOfMoney(tx, employerId, notification, at, { type: 'payment', id: reference })
