import type { Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { selectAccount } from './bank-account-repository.ts'
import { verifySavedAccount, withdrawalPauseMs } from './bank-account.ts'
import { checkPayment } from './check.ts'
import { firstCheckMs } from './check-times.ts'
import { type CheckoutCall, openCheckout, storeCheckout } from './checkout.ts'
import { balancesOf, post, transfer } from './ledger.ts'
import { walletLimits } from './limits.ts'
import { naira } from './naira.ts'
import { findOrCreatePayment, findPaymentOfCall, type Payment } from './payments.ts'
import { checkPin } from './pin.ts'
import { updatePayment } from './payments-repository.ts'
import { updateToActive } from './wallet-repository.ts'
import { assertNotRestricted, assertWalletOpen, lockOpenWallet } from './wallet-state.ts'
import { isLasting, later } from '../../platform/clock/time.ts'

/** Activates the wallet; idempotent. @throws {Refusal} SETUP_INCOMPLETE without account or PIN; WALLET_RESTRICTED */
export async function activateWallet({ db }: Deps, employerId: string) {
  if (await updateToActive(db, employerId)) return
  await assertNotRestricted(db, employerId)
  throw new Refusal('SETUP_INCOMPLETE')
}

/** Checks an amount against limits in kobo. @throws {Refusal} VALIDATION_FAILED for `amountKobo` outside of the limits */
function assertWithin(amountKobo: number, minimum: number, maximum: number) {
  const message =
    amountKobo < minimum
      ? `Minimum amount is ${naira(minimum)}`
      : amountKobo > maximum
        ? `Maximum amount is ${naira(maximum)}`
        : undefined
  if (message !== undefined) throw fieldRefusal('amountKobo', message)
}

/** Starts a funding of the wallet on the payment page. @throws {Refusal} the refusals of limits and wallet; CONFLICT; UNAVAILABLE */
export async function fundWallet(
  deps: Deps,
  call: CheckoutCall,
  { amountKobo, ref }: { amountKobo: number; ref: string },
) {
  assertWithin(amountKobo, walletLimits.minFundKobo, walletLimits.maxFundKobo)
  const { employerId } = call
  await assertWalletOpen(deps, employerId)
  const newPayment = {
    employerId,
    type: 'wallet_funding',
    direction: 'credit',
    amountKobo,
    description: 'Wallet funding',
    provider: deps.payments.name,
    clientReference: ref,
  } as const
  const stored = await deps.db.transaction((tx) => storeCheckout(deps, tx, newPayment))
  const { payment: begun, authorizationUrl } = await openCheckout(deps, call, stored)
  if (authorizationUrl === null) {
    throw new Refusal('CONFLICT', 'This payment has arrived already. It is in your wallet.')
  }
  return { reference: begun.reference, authorizationUrl }
}

/** A withdrawal to be created; `ref` is the caller's UUID, absent for a withdrawal of the demo data. */
interface NewWithdrawal {
  readonly employerId: string
  readonly amountKobo: number
  readonly ref?: string
  readonly provider: string
}

/**
 * Creates a withdrawal, or finds the one with the same reference. The wallet is debited immediately, so the money cannot be spent twice.
 * @throws {Refusal} INSUFFICIENT_FUNDS; WITHDRAWALS_PAUSED; CONFLICT; WALLET_RESTRICTED; WALLET_NOT_ACTIVE without an account
 */
export async function openWithdrawal(
  tx: Transaction,
  { employerId, amountKobo, ref, provider }: NewWithdrawal,
  at: Date,
): Promise<Payment> {
  const account = await selectAccount(tx, employerId)
  if (account === undefined) throw new Refusal('WALLET_NOT_ACTIVE', 'Add a bank account first.')
  const { bankCode, bankName, accountNumber, accountName } = account
  const { payment: opened, isNew } = await findOrCreatePayment(
    tx,
    {
      employerId,
      type: 'withdrawal',
      direction: 'debit',
      amountKobo,
      feeKobo: walletLimits.withdrawFeeKobo,
      description: `Withdrawal to ${bankName}`,
      channel: 'bank_transfer',
      counterparty: { name: accountName, bankName, last4: accountNumber.slice(-4) },
      destination: { bankCode, accountNumber, accountName },
      provider,
      ...(ref !== undefined && { clientReference: ref }),
    },
    at,
  )
  if (!isNew) return opened
  if (isLasting(account.pausedUntil, at, withdrawalPauseMs)) {
    throw new Refusal('WITHDRAWALS_PAUSED')
  }
  await lockOpenWallet(tx, employerId)
  const moves = transfer({ kind: 'wallet', employerId }, { kind: 'withdrawal', employerId }, amountKobo)
  await post(tx, { paymentId: opened.id, kind: 'withdrawal-begun', at, moves })
  const { availableKobo } = await balancesOf(tx, employerId)
  return updatePayment(tx, opened.id, { nextCheckAt: later(at, firstCheckMs), balanceAfterKobo: availableKobo })
}

/**
 * Withdraws money from the wallet to the bank account; when the bank does not accept the transfer, the money returns to the wallet.
 * @throws {Refusal} the refusals of limits, wallet, PIN, `verifySavedAccount` and `openWithdrawal`
 */
export async function withdraw(
  deps: Deps,
  employerId: string,
  { amountKobo, pin: typed, ref }: { amountKobo: number; pin: string; ref: string },
): Promise<Payment> {
  assertWithin(amountKobo, walletLimits.minWithdrawKobo, walletLimits.maxWithdrawKobo)
  await assertWalletOpen(deps, employerId)
  await checkPin(deps, employerId, typed)
  const isRepeated = (await findPaymentOfCall(deps.db, employerId, ref)) !== undefined
  if (!isRepeated) await verifySavedAccount(deps, employerId)
  const begun = await deps.db.transaction((tx) =>
    openWithdrawal(tx, { employerId, amountKobo, ref, provider: deps.payments.name }, deps.now()),
  )
  return begun.status === 'pending' ? checkPayment(deps, begun) : begun
}
