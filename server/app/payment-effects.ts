import { planPaymentEffects } from '../modules/billing/payment-effects.ts'
import { accountOfWorker, payoutEffects } from '../modules/gigs/payout-effects.ts'
import { gigPaymentEffects } from '../modules/gigs/side-effects.ts'
import { registerPayeeAccount, registerPaymentEffects } from '../modules/money/payment-effects.ts'

/** Connects the payments with the modules that are paid by them. */
export function connectPayments() {
  registerPaymentEffects('subscription', planPaymentEffects)
  registerPaymentEffects('gig_payment', gigPaymentEffects)
  registerPaymentEffects('worker_payout', payoutEffects)
  registerPayeeAccount(accountOfWorker)
}
