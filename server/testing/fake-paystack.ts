import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A fault of one call: an error before or after it takes effect, a cut connection before or after, or no answer. */
export type Fault = 'none' | 'error' | 'error-after' | 'cut' | 'cut-after' | 'hang'

export interface FakeCharge {
  readonly reference: string
  readonly amount: number
  status: 'abandoned' | 'ongoing' | 'pending' | 'success' | 'failed' | 'reversed'
  channel: string
  gatewayResponse: string
  createdAt: Date
  /** The paid amount, when it differs from the requested one. */
  paid: number
}

export interface FakeTransfer {
  readonly reference: string
  readonly amount: number
  readonly recipient: string
  readonly reason: string
  status: 'pending' | 'success' | 'failed' | 'reversed' | 'otp' | 'abandoned'
  gatewayResponse: string | null
  session: string | null
}

interface Answer {
  readonly status: number
  readonly body: object
}

type Body = Readonly<Record<string, unknown>>

const yes = (message: string, data: unknown, status = 200): Answer => ({
  status,
  body: { status: true, message, data },
})
const no = (status: number, message: string, code: string): Answer => ({
  status,
  body: {
    status: false,
    message,
    meta: { nextStep: 'See the documentation' },
    type: status === 401 ? 'auth_error' : 'validation_error',
    code,
  },
})

/** The banks it knows, in the form of its list. */
const banks = [
  ['Zenith Bank', '057'],
  ['Access Bank', '044'],
  ['ALAT by WEMA', '035A'],
  ['First Bank of Nigeria', '011'],
  ['Guaranty Trust Bank', '058'],
  ['Heritage Bank', '030'],
  ['Lotus Bank', '303'],
  ['Guaranty Trust Bank', '058'],
] as const

const payer = { id: 181_873_746, email: 'demo@marquee.example', customer_code: 'CUS_1rkzaqsv4rrhqo6' }

const code = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex').slice(0, 15)}`

function resolveAccount(query: URLSearchParams): Answer {
  const accountNumber = query.get('account_number') ?? ''
  if (!banks.some(([, bankCode]) => bankCode === query.get('bank_code'))) {
    return no(400, `Unknown bank code: ${query.get('bank_code')}`, 'invalid_bank_code')
  }
  if (accountNumber.endsWith('9') && accountNumber !== '0000014579') {
    return no(422, 'Could not resolve account name. Check parameters or try again.', 'invalid_params')
  }
  return yes('Account number resolved', { account_number: accountNumber, account_name: 'EKO EVENTS LTD', bank_id: 9 })
}

/**
 * A fake Paystack server on the loopback address with the wire format of Paystack's API reference: paths, statuses, bodies, error codes,
 * signatures. It records all charges and transfers, so that tests can compare them with the product's ledger.
 */
export async function startFakePaystack(secretKey: string) {
  const charges = new Map<string, FakeCharge>()
  const transfers = new Map<string, FakeTransfer>()
  const recipients = new Map<string, Body>()
  const calls: string[] = []
  const requests: Body[] = []
  const refusedAccounts = new Set<string>()
  /** Responses that are never sent. */
  const hanging = new Set<ServerResponse>()
  const behaviour = {
    fault: (_call: string): Fault => 'none',
    transferStatus: (_amount: number): FakeTransfer['status'] => 'success',
    balance: Number.MAX_SAFE_INTEGER,
  }

  const chargeData = ({ reference, status, channel, gatewayResponse, createdAt, paid, amount }: FakeCharge) => ({
    id: 4_099_260_516,
    domain: 'test',
    status,
    reference,
    receipt_number: null,
    amount: paid,
    message: null,
    gateway_response: gatewayResponse,
    paid_at: status === 'success' ? createdAt.toISOString() : null,
    created_at: createdAt.toISOString(),
    channel,
    currency: 'NGN',
    ip_address: '127.0.0.1',
    metadata: '',
    log: null,
    fees: 1_500,
    fees_split: null,
    authorization: {},
    customer: payer,
    plan: null,
    requested_amount: amount,
  })

  const transferData = ({ reference, amount, status, reason, gatewayResponse, session, recipient }: FakeTransfer) => ({
    amount,
    currency: 'NGN',
    domain: 'test',
    failures: null,
    id: 14_938,
    integration: 463_433,
    reason,
    reference,
    source: 'balance',
    source_details: null,
    status,
    titan_code: null,
    transfer_code: `TRF_${reference.slice(-10)}`,
    transferred_at: null,
    recipient: { recipient_code: recipient, type: 'nuban', currency: 'NGN', details: recipients.get(recipient) ?? {} },
    session: { provider: session === null ? null : 'nip', id: session },
    gateway_response: gatewayResponse,
  })

  function initialize({ reference, amount, email, currency, callback_url: callbackUrl }: Body): Answer {
    if (
      typeof reference !== 'string' ||
      typeof amount !== 'number' ||
      typeof email !== 'string' ||
      currency !== 'NGN' ||
      typeof callbackUrl !== 'string'
    ) {
      return no(400, 'Invalid parameters', 'invalid_params')
    }
    if (charges.has(reference)) return no(400, 'Duplicate Transaction Reference', 'duplicate_reference')
    charges.set(reference, {
      reference,
      amount,
      paid: amount,
      status: 'abandoned',
      channel: 'card',
      gatewayResponse: 'The transaction was not completed',
      createdAt: new Date(),
    })
    const accessCode = code('ac').slice(3)
    return yes('Authorization URL created', {
      authorization_url: `https://checkout.paystack.com/${accessCode}`,
      access_code: accessCode,
      reference,
    })
  }

  function createRecipient({ type, name, account_number: accountNumber, bank_code: bankCode, currency }: Body): Answer {
    if (type !== 'nuban' || typeof name !== 'string' || currency !== 'NGN') {
      return no(400, 'Invalid parameters', 'invalid_params')
    }
    if (typeof accountNumber !== 'string' || !/^\d{10}$/.test(accountNumber) || refusedAccounts.has(accountNumber)) {
      return no(400, 'Account number is invalid', 'invalid_params')
    }
    const recipientCode = code('RCP')
    const details = {
      account_number: accountNumber,
      account_name: name,
      bank_code: bankCode,
      bank_name: 'First Bank of Nigeria',
    }
    recipients.set(recipientCode, details)
    return yes(
      'Transfer recipient created successfully',
      { active: true, currency, name, recipient_code: recipientCode, type, is_deleted: false, details },
      201,
    )
  }

  function transfer({ source, amount, recipient, reference, reason }: Body): Answer {
    if (
      source !== 'balance' ||
      typeof amount !== 'number' ||
      typeof recipient !== 'string' ||
      !recipients.has(recipient)
    ) {
      return no(400, 'Invalid parameters', 'invalid_params')
    }
    if (typeof reference !== 'string' || !/^[a-z0-9_-]{16,50}$/.test(reference)) {
      return no(400, 'Invalid transfer reference', 'invalid_transfer_reference')
    }
    if (transfers.has(reference)) {
      return no(
        400,
        'Please provide a unique reference. Reference already exists on a transfer',
        'duplicate_transfer_reference',
      )
    }
    if (amount > behaviour.balance) {
      return no(400, 'Your balance is not enough to fulfil this request', 'insufficient_balance')
    }
    const status = behaviour.transferStatus(amount)
    const isFailure = status === 'failed' || status === 'reversed'
    const made: FakeTransfer = {
      reference,
      amount,
      recipient,
      reason: String(reason),
      status,
      gatewayResponse: isFailure ? 'Unable to complete this transaction' : null,
      session: status === 'success' ? `000013${'4'.repeat(24)}` : null,
    }
    transfers.set(reference, made)
    return yes(status === 'otp' ? 'Transfer requires OTP to continue' : 'Transfer has been queued', transferData(made))
  }

  function route(method: string, { pathname, searchParams }: URL, body: Body): Answer {
    const [, area = '', action = '', reference = ''] = pathname.split('/').map(decodeURIComponent)
    if (method === 'POST' && pathname === '/transaction/initialize') return initialize(body)
    if (method === 'POST' && pathname === '/transferrecipient') return createRecipient(body)
    if (method === 'POST' && pathname === '/transfer') return transfer(body)
    if (method === 'GET' && area === 'transaction' && action === 'verify') {
      const found = charges.get(reference)
      return found === undefined
        ? no(400, 'Transaction reference not found.', 'transaction_not_found')
        : yes('Verification successful', chargeData(found))
    }
    if (method === 'GET' && area === 'transfer' && action === 'verify') {
      const found = transfers.get(reference)
      return found === undefined
        ? no(404, 'Transfer not found', 'transfer_not_found')
        : yes('Transfer retrieved', transferData(found))
    }
    if (method === 'GET' && pathname === '/bank/resolve') return resolveAccount(searchParams)
    if (method === 'GET' && pathname === '/bank') {
      return yes(
        'Banks retrieved',
        banks.map(([name, bankCode], index) => ({
          id: index + 1,
          name,
          slug: name.toLowerCase().replaceAll(' ', '-'),
          code: bankCode,
          longcode: '',
          active: true,
          country: 'Nigeria',
          currency: 'NGN',
          type: 'nuban',
        })),
      )
    }
    return no(404, 'Route not found', 'not_found')
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const sent = await text(request)
    const url = new URL(request.url ?? '/', 'http://localhost')
    const name = `${request.method} ${url.pathname}`
    calls.push(name)
    const fault = behaviour.fault(name)
    if (fault === 'hang') return void hanging.add(response)
    if (fault === 'cut') return void response.destroy()
    const reply = ({ status, body }: Answer) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (request.headers.authorization !== `Bearer ${secretKey}`) return reply(no(401, 'Invalid key', 'invalid_Key'))
    if (fault === 'error') return reply(no(503, 'Service unavailable', 'api_error'))
    const body = sent === '' ? {} : (JSON.parse(sent) as Body)
    if (sent !== '') requests.push(body)
    const answer = route(request.method ?? 'GET', url, body)
    if (fault === 'cut-after') return void response.destroy()
    reply(fault === 'error-after' ? no(500, 'An error occurred', 'api_error') : answer)
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  /** A signed webhook request. */
  const webhook = (event: string, data: object) => {
    const body = JSON.stringify({ event, data })
    return { body, signature: createHmac('sha512', secretKey).update(body).digest('hex') }
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    charges,
    transfers,
    recipients,
    /** Every received call as `METHOD /path`, and every body. */
    calls,
    requests,
    /** Account numbers for which creating a recipient fails. */
    refusedAccounts,
    behaviour,
    /** Sets the status of a charge. */
    decide: (reference: string, changes: Partial<Omit<FakeCharge, 'reference' | 'amount'>>) => {
      const found = charges.get(reference)
      if (found === undefined) throw new Error(`Paystack knows no charge ${reference}`)
      Object.assign(found, changes)
    },
    webhook,
    chargeWebhook: (reference: string, event = 'charge.success') =>
      webhook(event, charges.has(reference) ? chargeData(charges.get(reference) as FakeCharge) : { reference }),
    /** A refund event carries the reference of its payment. */
    refundWebhook: (reference: string, event = 'refund.processed') =>
      webhook(event, {
        status: event.slice('refund.'.length),
        transaction_reference: reference,
        refund_reference: null,
        amount: charges.get(reference)?.paid,
        currency: 'NGN',
        processor: 'instant-transfer',
        customer: payer,
        integration: 463_433,
        domain: 'test',
      }),
    /** A dispute event carries its payment. */
    disputeWebhook: (reference: string, event = 'charge.dispute.resolve') => {
      const isOver = event === 'charge.dispute.resolve'
      const disputed = charges.get(reference)
      return webhook(event, {
        id: 358_950,
        refund_amount: disputed?.paid,
        currency: 'NGN',
        status: isOver ? 'resolved' : 'awaiting-merchant-feedback',
        resolution: isOver ? 'merchant-accepted' : null,
        domain: 'test',
        transaction: disputed === undefined ? { reference } : chargeData(disputed),
        transaction_reference: null,
        category: 'chargeback',
        customer: payer,
        evidence: null,
        messages: [],
      })
    },
    transferWebhook: (reference: string, event = 'transfer.success') =>
      webhook(event, transfers.has(reference) ? transferData(transfers.get(reference) as FakeTransfer) : { reference }),
    close: async () => {
      for (const response of hanging) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FakePaystack = Awaited<ReturnType<typeof startFakePaystack>>
