import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { paystackProvider } from './payments/paystack/paystack.ts'
import { ProviderUnavailable } from '../ports/payments.ts'
import { s3Storage } from './storage/s3.ts'
import { StorageUnavailable } from '../ports/storage.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server of another service. @returns its origin */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let reached: string[]
/** Redirects every call to another host. */
let redirecting: string
beforeEach(async () => {
  reached = []
  const elsewhere = await serve((request, response) => {
    reached.push(request.url ?? '')
    response.end('{}')
  })
  redirecting = await serve((request, response) => {
    response.writeHead(307, { Location: `${elsewhere}${request.url}` }).end()
  })
})

it('a call to Paystack that is redirected takes its account number nowhere else', async () => {
  const log = { info: () => undefined, error: () => undefined }
  const paystack = paystackProvider({ url: redirecting, secretKey: 'sk_test_redirect', log })
  const account = { bankCode: '058', accountNumber: '0123456789' }
  await expect(paystack.resolveAccount(account)).rejects.toThrow(ProviderUnavailable)
  expect(reached).toEqual([])
})

it('a call to the storage that is redirected takes its file nowhere else', async () => {
  const storage = s3Storage({
    endpoint: redirecting,
    bucket: 'marquee-uploads',
    region: 'eu-west-1',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  })
  await expect(storage.get('company/0123.webp')).rejects.toThrow(StorageUnavailable)
  expect(reached).toEqual([])
})
