import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { accountToResolve, bank, newWithdrawalAccount, resolvedAccount, withdrawalAccount } from '../schemas/banking.ts'
import { amountKobo, clientReference, pin } from '../schemas/money.ts'
import { checkout, transaction } from '../schemas/transaction.ts'
import { wallet as walletData } from '../schemas/wallet.ts'

const exampleReference = '0b9f2a44-52f0-4f5e-9d0c-3f1c2b7a9e10'

/** The bank account and what moves money in and out (spec S7-2). */
export const wallet = {
  getWithdrawalAccount: endpoint({
    id: 'wallet.getWithdrawalAccount',
    method: 'GET',
    path: '/wallet/get-withdrawal-account',
    summary: 'Read the account withdrawals go to; null if there is none',
    response: z.nullable(withdrawalAccount),
    reads: ['withdrawal-account'],
    example: {},
  }),
  setWithdrawalAccount: endpoint({
    id: 'wallet.setWithdrawalAccount',
    method: 'PUT',
    path: '/wallet/set-withdrawal-account',
    summary: 'Save the first account to withdraw to',
    body: newWithdrawalAccount,
    response: withdrawalAccount,
    errors: ['ACCOUNT_NOT_CONFIRMED', 'CONFLICT'],
    writes: ['withdrawal-account', 'wallet', 'onboarding'],
    example: { body: { bankCode: '011', accountNumber: '0000014579', accountName: 'Eko Events Ltd' } },
  }),
  updateWithdrawalAccount: endpoint({
    id: 'wallet.updateWithdrawalAccount',
    method: 'PUT',
    path: '/wallet/update-withdrawal-account',
    summary: 'Change the account to withdraw to; withdrawals pause for a while',
    body: z.extend(newWithdrawalAccount, { pin }),
    response: withdrawalAccount,
    errors: ['ACCOUNT_NOT_CONFIRMED', 'INVALID_PIN', 'PIN_LOCKED', 'SETUP_INCOMPLETE'],
    writes: ['withdrawal-account', 'wallet', 'onboarding'],
    example: { body: { bankCode: '058', accountNumber: '0000000220', accountName: 'Eko Events Ltd', pin: '2580' } },
  }),
  getBanks: endpoint({
    id: 'wallet.getBanks',
    method: 'GET',
    path: '/wallet/get-banks',
    summary: 'List the banks withdrawals can go to, by name',
    response: z.array(bank),
    reads: ['bank'],
    origin: 'added',
    example: {},
  }),
  resolveAccount: endpoint({
    id: 'wallet.resolveAccount',
    method: 'POST',
    path: '/wallet/resolve-account',
    summary: 'Ask the bank whose account a number is',
    body: accountToResolve,
    response: resolvedAccount,
    errors: ['ACCOUNT_NOT_CONFIRMED'],
    origin: 'added',
    example: { body: { bankCode: '011', accountNumber: '0000014579' } },
  }),
  activate: endpoint({
    id: 'wallet.activate',
    method: 'POST',
    path: '/wallet/activate-wallet',
    summary: 'Let money move, once there is a bank account and a PIN',
    body: z.strictObject({}),
    response: walletData,
    errors: ['SETUP_INCOMPLETE', 'WALLET_RESTRICTED'],
    writes: ['wallet', 'onboarding'],
    origin: 'added',
    example: { body: {} },
  }),
  fund: endpoint({
    id: 'wallet.fund',
    method: 'POST',
    path: '/wallet/fund-wallet',
    summary: 'Begin a payment into the wallet',
    body: z.strictObject({ amountKobo, ref: clientReference }),
    response: checkout,
    errors: ['WALLET_NOT_ACTIVE', 'WALLET_RESTRICTED', 'CONFLICT'],
    writes: ['wallet', 'transaction'],
    origin: 'added',
    example: { body: { amountKobo: 5_000_000, ref: exampleReference } },
  }),
  withdraw: endpoint({
    id: 'wallet.withdraw',
    method: 'POST',
    path: '/wallet/withdraw-funds',
    summary: 'Send money from the wallet to the bank account',
    body: z.strictObject({ amountKobo, pin, ref: clientReference }),
    response: transaction,
    errors: [
      'ACCOUNT_NOT_CONFIRMED',
      'INSUFFICIENT_FUNDS',
      'INVALID_PIN',
      'PIN_LOCKED',
      'WALLET_NOT_ACTIVE',
      'WALLET_RESTRICTED',
      'WITHDRAWALS_PAUSED',
      'CONFLICT',
    ],
    // An account that was not confirmed before is by now.
    writes: ['wallet', 'transaction', 'withdrawal-account'],
    origin: 'added',
    example: { body: { amountKobo: 200_000, pin: '2580', ref: '1c0e3b55-63a1-4a6f-8e1d-4a2d3c8baf21' } },
  }),
}
