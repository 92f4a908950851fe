import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import {
  abandonedAfterMs,
  type Bank,
  ChargeRefused,
  patienceMs,
  type PaymentProvider,
  type ProviderAnswer,
  ProviderDown,
} from '../provider.ts'
import type { Log } from '../../../log.ts'
import { knownBanks } from '../banks.ts'
import { paystackCalls } from './calls.ts'

/** How long its list of banks is taken for the newest one. */
const banksFreshMs = 24 * 60 * 60_000

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
/** A word nobody knows yet is not taken for an end. */
const statusOf = (word: string): ProviderAnswer['status'] => statuses[word] ?? 'processing'

const channels: Readonly<Record<string, ProviderAnswer['channel']>> = {
  card: 'card',
  apple_pay: 'card',
  bank: 'bank_transfer',
  bank_transfer: 'bank_transfer',
  eft: 'bank_transfer',
  ussd: 'ussd',
  qr: 'ussd',
}

const initialized = z.object({ authorization_url: z.string() })
const charge = z.object({
  status: z.string(),
  amount: z.number(),
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
const resolved = z.object({ account_name: z.string() })
const maybeReference = z.optional(z.nullable(z.string()))
/** Charges and transfers carry their own reference, refunds and disputes that of the payment they are about. */
const event = z.object({
  event: z.string(),
  data: z.object({
    reference: maybeReference,
    transaction_reference: maybeReference,
    transaction: z.optional(z.nullable(z.object({ reference: maybeReference }))),
  }),
})

/** Transfers want a reference in small letters with at least sixteen signs; ours are fifteen, in capitals. */
const transferPrefix = 'marquee-'
const toTransferReference = (reference: string) => transferPrefix + reference.toLowerCase()
const fromTransferReference = (reference: string) =>
  reference.startsWith(transferPrefix) ? reference.slice(transferPrefix.length).toUpperCase() : reference

/** What Paystack's `reason` holds is our own description; why a transfer failed is its gateway's response. */
function transferAnswer({ status, gateway_response: reason, session }: z.output<typeof transfer>): ProviderAnswer {
  const word = statusOf(status)
  const sessionId = session?.id ?? ''
  const isOver = word === 'failed' || word === 'reversed' || word === 'abandoned'
  return {
    status: word,
    ...(isOver && {
      reason:
        status === 'abandoned'
          ? 'The transfer was not approved in time.'
          : (reason ?? 'The bank did not accept the transfer.'),
    }),
    ...(sessionId !== '' && { sessionId }),
  }
}

/** Paystack's secret key and the API's address, which tests replace by a fake. */
export interface PaystackSettings {
  readonly secretKey: string
  readonly url: string
  /** Where an operator reads what only they can solve. */
  readonly log: Log
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs?: number
}

/** Paystack, as its API reference describes it. */
export function paystackProvider({ secretKey, url, log, timeoutMs = patienceMs }: PaystackSettings): PaymentProvider {
  const { get, send } = paystackCalls({ url, secretKey, timeoutMs, log })
  let kept: { readonly banks: readonly Bank[]; readonly until: number } = { banks: knownBanks, until: 0 }

  /** A transfer that waits for a code typed in Paystack's dashboard never leaves by itself: that has to be switched off there. */
  const told = (reference: string, sent: z.output<typeof transfer>) => {
    if (sent.status === 'otp') {
      log.error(
        `Paystack wants a one-time password for the transfer ${reference}. Type it in Paystack's dashboard within 30 minutes, and switch off "Confirm transfers before sending" in its preferences: until then no withdrawal leaves.`,
      )
    }
    return transferAnswer(sent)
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
      const { authorization_url: authorizationUrl } = (await send('/transaction/initialize', body, initialized)) ?? {}
      if (authorizationUrl === undefined) throw new ChargeRefused('Paystack refused to begin the payment')
      return { authorizationUrl }
    },

    lookUpCharge: async (reference) => {
      const found = await get(`/transaction/verify/${encodeURIComponent(reference)}`, charge)
      if (found === undefined) return undefined
      const status = statusOf(found.status)
      // Paystack calls a payment abandoned from the moment its page is opened until it is paid: somebody may still be paying.
      const isFresh = Date.now() - Date.parse(found.created_at ?? '') < abandonedAfterMs
      if (status === 'abandoned' && isFresh) return { status: 'pending' }
      const channel = channels[found.channel ?? '']
      return {
        status,
        ...(status === 'success' && { amountKobo: found.amount }),
        ...(channel !== undefined && { channel }),
        ...(status === 'failed' && { reason: found.gateway_response ?? 'Declined by your bank.' }),
      }
    },

    beginTransfer: async ({ reference, amountKobo, account, description }) => {
      const ours = toTransferReference(reference)
      const known = await get(`/transfer/verify/${encodeURIComponent(ours)}`, transfer)
      if (known !== undefined) return told(reference, known)
      const to = {
        type: 'nuban',
        name: account.accountName,
        account_number: account.accountNumber,
        bank_code: account.bankCode,
        currency: 'NGN',
      }
      const made = await send('/transferrecipient', to, recipient)
      if (made === undefined) return { status: 'failed', reason: 'The bank does not know this account.' }
      const sent = await send(
        '/transfer',
        { source: 'balance', amount: amountKobo, recipient: made.recipient_code, reference: ours, reason: description },
        transfer,
      )
      // Refused is not failed: what became of it is asked for at the next check.
      return sent === undefined ? { status: 'pending' } : told(reference, sent)
    },

    resolveAccount: async ({ bankCode, accountNumber }) => {
      const found = await get(
        `/bank/resolve?${new URLSearchParams({ account_number: accountNumber, bank_code: bankCode })}`,
        resolved,
      )
      return found && { accountName: found.account_name }
    },

    listBanks: async () => {
      if (Date.now() < kept.until) return kept.banks
      const found = await get('/bank?country=nigeria&currency=NGN', bankList).catch((error: unknown) => {
        if (error instanceof ProviderDown) return undefined
        throw error
      })
      if (found !== undefined && found.length > 0) kept = { banks: byName(found), until: Date.now() + banksFreshMs }
      return kept.banks
    },

    readWebhook: (rawBody, headers) => {
      const given = Buffer.from(headers.get('x-paystack-signature') ?? '', 'hex')
      const right = createHmac('sha512', secretKey).update(rawBody, 'utf8').digest()
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const { data } = event.safeParse(asJson(rawBody))
      const reference = data?.data.reference ?? data?.data.transaction_reference ?? data?.data.transaction?.reference
      return typeof reference === 'string' ? { reference: fromTransferReference(reference) } : {}
    },
  }
}

/** Banks under codes of their own, by name: Paystack lists some twice, and some products of a bank under its code with a letter. */
function byName(banks: readonly Bank[]): readonly Bank[] {
  const unique = new Map(
    banks.filter(({ code }) => /^\d{3,6}$/.test(code)).map(({ code, name }) => [code, { code, name }]),
  )
  return [...unique.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
