/** Timeout of a call to a provider, in milliseconds. */
export const providerTimeoutMs = 15_000

/** Age at which an unpaid checkout is abandoned, in milliseconds. Money that arrives later is credited to the wallet (`modules/money/settle.ts`). */
export const abandonedAfterMs = 15 * 60_000

/** A provider's answer about a charge or a transfer. Every status but `pending` and `processing` is final. */
export interface ProviderAnswer {
  readonly status: 'pending' | 'processing' | 'success' | 'failed' | 'abandoned' | 'reversed'
  /** The amount that was paid, in kobo; compared with the requested amount. */
  readonly amountKobo?: number
  readonly channel?: 'card' | 'bank_transfer' | 'ussd'
  /** Why it failed, as a message for the employer. */
  readonly reason?: string
  /** The bank's trace number. */
  readonly sessionId?: string
}

/** What an event of a provider is about: a charge, also one that is refunded or disputed, or a transfer. */
export type EventSubject = 'charge' | 'transfer'

/** A bank with its CBN code. */
export interface Bank {
  readonly code: string
  readonly name: string
}

/** A bank account in the form that providers use. */
export interface BankAccount {
  readonly bankCode: string
  readonly accountNumber: string
}

/** A charge on the provider's payment page. */
export interface Charge {
  readonly reference: string
  readonly amountKobo: number
  readonly email: string
  /** URL to which the employer returns; the provider adds the reference. */
  readonly returnUrl: string
  readonly description: string
}

/** A transfer to a bank account. */
export interface Transfer {
  readonly reference: string
  readonly amountKobo: number
  readonly account: BankAccount & { readonly accountName: string }
  readonly description: string
}

/** The provider gave no usable answer, so the outcome is unknown. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderDown'
}

/** What the provider answers to a call; while it gives no answer, what `otherwise` returns or throws. */
export const answerOf = <T, U>(call: Promise<T>, otherwise: () => U): Promise<T | U> =>
  call.catch((error: unknown) => {
    if (error instanceof ProviderUnavailable) return otherwise()
    throw error
  })

/** The provider refused to start a charge: the reference exists already, or the charge is invalid. */
export class ChargeRefused extends Error {
  override name = 'ChargeRefused'
}

/**
 * The port to a payment provider: the embedded sandbox, or Paystack. Every call carries our reference and is idempotent: the same
 * reference never charges or transfers twice. The methods throw `ProviderDown` when there is no answer.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'paystack'
  /** Starts a charge. @returns the URL of its payment page @throws {ChargeRefused} when the provider refuses it, for example for an existing reference */
  readonly beginCharge: (charge: Charge) => Promise<{ readonly authorizationUrl: string }>
  /** Queries a charge. @returns undefined when the provider does not know the reference */
  readonly lookUpCharge: (reference: string) => Promise<ProviderAnswer | undefined>
  /** Sends a transfer, or returns the status of the transfer with this reference. */
  readonly beginTransfer: (transfer: Transfer) => Promise<ProviderAnswer>
  /** Queries a transfer without sending it. @returns undefined when the provider does not know the reference */
  readonly lookUpTransfer: (reference: string) => Promise<ProviderAnswer | undefined>
  /** The banks that accept transfers, sorted by name; the last known list while there is no answer. */
  readonly listBanks: () => Promise<readonly Bank[]>
  /** Resolves the name of an account; undefined when the bank does not know the account. */
  readonly resolveAccount: (account: BankAccount) => Promise<{ readonly accountName: string } | undefined>
  /**
   * Verifies and reads a webhook. Only its reference and what it is about are used; the status is then queried.
   * @returns undefined when the signature is wrong; no reference when the event is not about a payment
   */
  readonly readWebhook: (
    rawBody: string,
    headers: Headers,
  ) => { readonly reference?: string; readonly about?: EventSubject } | undefined
}
