import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import {
  abandonedAfterMs,
  answerOf,
  type Bank,
  ChargeRefused,
  type PaymentProvider,
  type ProviderAnswer,
  providerTimeoutMs,
} from '../../../ports/payments.ts'
import type { Log } from '../../../platform/log/log.ts'
import { closedBanks, nigerianBanks } from '../banks.ts'
import { createPaystackClient } from './calls.ts'

/** How long the list of banks is cached, in milliseconds. */
const bankCacheMs = 24 * 60 * 60_000

const statuses: Readonly<Record<string, ProviderAnswer['status']>> = {
  success: 'success',
  failed: 'failed',
  abandoned: 'abandoned',
  reversed: 'reversed',
  ongoing: 'pending',
  pending: 'processing',
  processing: 'processing',
  queued: 'processing',
  otp: 'processing',
  received: 'processing',
  blocked: 'failed',
  rejected: 'failed',
}
/** Maps Paystack's status; an unknown status counts as not final. */
const statusOf = (ourStatus: string): ProviderAnswer['status'] => statuses[ourStatus] ?? 'processing'

const channels: Readonly<Record<string, ProviderAnswer['channel']>> = {
  card: 'card',
  apple_pay: 'card',
  bank: 'bank_transfer',
  bank_transfer: 'bank_transfer',
  eft: 'bank_transfer',
  ussd: 'ussd',
  qr: 'ussd',
}

const initializedTransaction = z.object({ authorization_url: z.string() })
const charge = z.object({
  status: z.string(),
  // An amount that is no whole number of kobo cannot be booked: the answer is not understood, and asked for again.
  amount: z.int().check(z.nonnegative()),
  channel: z.optional(z.nullable(z.string())),
  gateway_response: z.optional(z.nullable(z.string())),
  created_at: z.optional(z.nullable(z.string())),
})
const recipient = z.object({ recipient_code: z.string() })
const transfer = z.object({
  status: z.string(),
  gateway_response: z.optional(z.nullable(z.string())),
  session: z.optional(z.nullable(z.object({ id: z.optional(z.nullable(z.string())) }))),
})
const bankList = z.array(z.object({ name: z.string(), code: z.string() }))
const resolvedAccount = z.object({ account_name: z.string() })
const optionalReference = z.optional(z.nullable(z.string()))
/** A webhook event. Charges and transfers carry their own reference; refunds and disputes carry that of their payment. */
const event = z.object({
  event: z.string(),
  data: z.object({
    reference: optionalReference,
    transaction_reference: optionalReference,
    transaction: z.optional(z.nullable(z.object({ reference: optionalReference }))),
  }),
})

/** Prefix of transfer references: Paystack requires at least 16 lower-case characters, ours have 15 in upper case. */
const transferPrefix = 'marquee-'
const toTransferReference = (reference: string) => transferPrefix + reference.toLowerCase()
const fromTransferReference = (reference: string) =>
  reference.startsWith(transferPrefix) ? reference.slice(transferPrefix.length).toUpperCase() : reference

/** Converts a transfer. Paystack's `reason` is our own description; the cause of a failure is in `gateway_response`. */
function transferAnswer({ status, gateway_response: reason, session }: z.output<typeof transfer>): ProviderAnswer {
  const ourStatus = statusOf(status)
  const sessionId = session?.id ?? ''
  const isOver = ourStatus === 'failed' || ourStatus === 'reversed' || ourStatus === 'abandoned'
  return {
    status: ourStatus,
    ...(isOver && {
      reason:
        status === 'abandoned'
          ? 'The transfer was not approved in time.'
          : (reason ?? 'The bank did not accept the transfer.'),
    }),
    ...(sessionId !== '' && { sessionId }),
  }
}

/** Settings of the Paystack provider; tests set `url` to a fake server. */
export interface PaystackSettings {
  readonly secretKey: string
  readonly url: string
  /** Log for problems that the operator must solve. */
  readonly log: Log
  /** Timeout of a call, in milliseconds. */
  readonly timeoutMs?: number
}

/** Payment provider for Paystack's API. */
export function paystackProvider({
  secretKey,
  url,
  log,
  timeoutMs = providerTimeoutMs,
}: PaystackSettings): PaymentProvider {
  const { get, send } = createPaystackClient({ url, secretKey, timeoutMs, log })
  let bankCache: { readonly banks: readonly Bank[]; readonly expiresAt: number } = {
    banks: nigerianBanks,
    expiresAt: 0,
  }

  /** Converts a transfer, and logs when Paystack waits for a one-time password in its dashboard, which the operator must enter or disable. */
  const toTransferAnswer = (reference: string, sent: z.output<typeof transfer>) => {
    if (sent.status === 'otp') {
      log.error('transfer-needs-password', { reference })
    }
    return transferAnswer(sent)
  }

  const findTransfer = async (reference: string): Promise<ProviderAnswer | undefined> => {
    const existing = await get(`/transfer/verify/${encodeURIComponent(toTransferReference(reference))}`, transfer)
    return existing && toTransferAnswer(reference, existing)
  }

  return {
    name: 'paystack',

    beginCharge: async ({ reference, amountKobo, email, returnUrl, description }) => {
      const cancelUrl = new URL(returnUrl)
      cancelUrl.searchParams.set('reference', reference)
      const body = {
        reference,
        amount: amountKobo,
        email,
        currency: 'NGN',
        callback_url: returnUrl,
        metadata: { description, cancel_action: cancelUrl.href },
      }
      const { authorization_url: authorizationUrl } =
        (await send('/transaction/initialize', body, initializedTransaction)) ?? {}
      if (authorizationUrl === undefined) throw new ChargeRefused('Paystack refused to begin the payment')
      return { authorizationUrl }
    },

    lookUpCharge: async (reference) => {
      const found = await get(`/transaction/verify/${encodeURIComponent(reference)}`, charge)
      if (found === undefined) return undefined
      const status = statusOf(found.status)
      // Paystack reports 'abandoned' from the opening of the page until the payment, so a recent charge may still be paid.
      const isRecent = Date.now() - Date.parse(found.created_at ?? '') < abandonedAfterMs
      if (status === 'abandoned' && isRecent) return { status: 'pending' }
      const channel = channels[found.channel ?? '']
      return {
        status,
        ...(status === 'success' && { amountKobo: found.amount }),
        ...(channel !== undefined && { channel }),
        ...(status === 'failed' && { reason: found.gateway_response ?? 'Declined by your bank.' }),
      }
    },

    beginTransfer: async ({ reference, amountKobo, account, description }) => {
      const transferReference = toTransferReference(reference)
      const existing = await findTransfer(reference)
      if (existing !== undefined) return existing
      const recipientData = {
        type: 'nuban',
        name: account.accountName,
        account_number: account.accountNumber,
        bank_code: account.bankCode,
        currency: 'NGN',
      }
      const createdRecipient = await send('/transferrecipient', recipientData, recipient)
      if (createdRecipient === undefined) return { status: 'failed', reason: 'The bank does not know this account.' }
      const sent = await send(
        '/transfer',
        {
          source: 'balance',
          amount: amountKobo,
          recipient: createdRecipient.recipient_code,
          reference: transferReference,
          reason: description,
        },
        transfer,
      )
      // A refused call is not a failed transfer: its status is queried at the next check.
      return sent === undefined ? { status: 'pending' } : toTransferAnswer(reference, sent)
    },

    lookUpTransfer: findTransfer,

    resolveAccount: async ({ bankCode, accountNumber }) => {
      const found = await get(
        `/bank/resolve?${new URLSearchParams({ account_number: accountNumber, bank_code: bankCode })}`,
        resolvedAccount,
      )
      return found && { accountName: found.account_name }
    },

    listBanks: async () => {
      if (Date.now() < bankCache.expiresAt) return bankCache.banks
      const found = await answerOf(get('/bank?country=nigeria&currency=NGN', bankList), () => undefined)
      if (found !== undefined && found.length > 0) {
        bankCache = { banks: sortBanks(found), expiresAt: Date.now() + bankCacheMs }
      }
      return bankCache.banks
    },

    readWebhook: (rawBody, headers) => {
      const signature = Buffer.from(headers.get('x-paystack-signature') ?? '', 'hex')
      const expectedSignature = createHmac('sha512', secretKey).update(rawBody, 'utf8').digest()
      if (signature.length !== expectedSignature.length || !timingSafeEqual(signature, expectedSignature)) {
        return undefined
      }
      const { data } = event.safeParse(parseJson(rawBody))
      const reference = data?.data.reference ?? data?.data.transaction_reference ?? data?.data.transaction?.reference
      if (data === undefined || !isReference(reference)) return {}
      const about = data.event.startsWith('transfer.') ? 'transfer' : 'charge'
      return { reference: fromTransferReference(reference), about }
    },
  }
}

/** Whether a webhook names a payment by what can be a reference; the database refuses some characters. */
const isReference = (value: unknown): value is string => typeof value === 'string' && /^[\w.=-]{1,100}$/.test(value)

/**
 * Banks without duplicates and without closed ones, sorted by name: Paystack lists some banks twice, and products of a bank under its code
 * with a letter.
 */
function sortBanks(banks: readonly Bank[]): readonly Bank[] {
  const unique = new Map(
    banks
      .filter(({ code }) => /^\d{3,6}$/.test(code) && !closedBanks.has(code))
      .map(({ code, name }) => [code, { code, name }]),
  )
  return [...unique.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
