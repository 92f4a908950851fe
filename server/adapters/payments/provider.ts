/** How long a provider is waited for: longer than one takes on a bad day, shorter than an employer waits. */
export const patienceMs = 15_000

/** After so long a page on which nobody paid is given up. Money that comes later all the same is not lost (`domain/money/settle.ts`). */
export const abandonedAfterMs = 15 * 60_000

/** What a provider knows of a charge or a transfer. Anything but `pending` and `processing` is final for it. */
export interface ProviderAnswer {
  readonly status: 'pending' | 'processing' | 'success' | 'failed' | 'abandoned' | 'reversed'
  /** What was really paid, in kobo; compared with what was asked for. */
  readonly amountKobo?: number
  readonly channel?: 'card' | 'bank_transfer' | 'ussd'
  /** Why it failed, in words for the employer. */
  readonly reason?: string
  /** The bank's trace number. */
  readonly sessionId?: string
}

/** A bank, under the code by which payment networks know it. */
export interface Bank {
  readonly code: string
  readonly name: string
}

/** A bank account as providers know it. */
export interface BankAccount {
  readonly bankCode: string
  readonly accountNumber: string
}

/** A payment to be made on the provider's page. */
export interface Charge {
  readonly reference: string
  readonly amountKobo: number
  readonly email: string
  /** Where the employer comes back to; the provider adds the reference. */
  readonly returnUrl: string
  readonly description: string
}

/** Money to be sent to a bank account. */
export interface Transfer {
  readonly reference: string
  readonly amountKobo: number
  readonly account: BankAccount & { readonly accountName: string }
  readonly description: string
}

/** The provider cannot be asked now: nothing is known, and nothing may be assumed. */
export class ProviderDown extends Error {
  override name = 'ProviderDown'
}

/** The provider answers that it does not begin a charge: it knows the reference already, or something about the charge is wrong. */
export class ChargeRefused extends Error {
  override name = 'ChargeRefused'
}

/**
 * Who moves money outside of the ledger: the embedded sandbox, or Paystack. Every call carries our reference and may be repeated: the
 * same reference never charges or sends twice. They throw `ProviderDown` when there is no answer.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'paystack'
  /** Prepares the page to pay on. @returns its address @throws {ChargeRefused} when it gives none, as for a reference that it knows */
  readonly beginCharge: (charge: Charge) => Promise<{ readonly authorizationUrl: string }>
  /** @returns undefined when the provider has never heard of it */
  readonly lookUpCharge: (reference: string) => Promise<ProviderAnswer | undefined>
  /** Sends money, or, when the reference was sent before, says what became of it. */
  readonly beginTransfer: (transfer: Transfer) => Promise<ProviderAnswer>
  /** The banks that money can be sent to, by name. The last list that is known, while there is no answer. */
  readonly listBanks: () => Promise<readonly Bank[]>
  /** Whose account it is; undefined when the bank knows no such account. */
  readonly resolveAccount: (account: BankAccount) => Promise<{ readonly accountName: string } | undefined>
  /**
   * Reads a call of the provider to us. Only its reference is used: what happened is then asked for.
   * @returns undefined when the signature is wrong; no reference when the event is not about a payment
   */
  readonly readWebhook: (rawBody: string, headers: Headers) => { readonly reference?: string } | undefined
}
