import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createAccount } from './modules/auth/accounts.ts'
import { payment } from './db/money-schema.ts'
import { cleanUp, type ServerProcess, startProcess, stopProcess } from './testing/server-process.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

// The test starts a whole server, on however busy a machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
afterEach(cleanUp)

/** A server of mails or payments that accepts connections and never says anything; resolves `contacted` at the first one. */
async function silentServer() {
  const contacted = Promise.withResolvers<void>()
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    contacted.resolve()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, contacted: contacted.promise, close }
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Stores a payment whose outcome the worker asks the provider for. */
async function aDuePayment() {
  await database.db.transaction(async (tx) => {
    const account = { email: 'ngozi@venue.example', firstName: 'Ngozi', lastName: 'Eze', passwordHash: 'none' }
    const employerId = (await createAccount(tx, account, new Date())) ?? ''
    await tx.insert(payment).values({
      id: 'pay_due',
      reference: 'MQ-F-DUE',
      employerId,
      type: 'wallet_funding',
      direction: 'credit',
      amountKobo: 100_000,
      description: 'Wallet funding',
      provider: 'paystack',
      status: 'pending',
      createdAt: new Date(),
      nextCheckAt: new Date(0),
    })
  })
}

/** What the page of metrics of a server says of payments and mails, which the main port does not. */
async function metricsOf({ output, ready }: ServerProcess): Promise<string> {
  expect((await fetch(`${await ready()}/metrics`)).status).toBe(404)
  const page = await fetch(/Metrics +(http:\S+)/.exec(output())?.[1] ?? '')
  return [...(await page.text()).matchAll(/^marquee_(?:payments_in_doubt|mails_waiting) .*$/gm)].join('\n')
}

it('takes less than 5 s with a mail server and a payment provider that hang and 100 connections that stay open', async () => {
  const [mails, provider] = await Promise.all([silentServer(), silentServer()])
  await aDuePayment()
  const server = startProcess({
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'Marquee <hello@marquee.example>',
    PAYSTACK_SECRET_KEY: 'sk_test_shutdown',
    PAYSTACK_URL: `http://127.0.0.1:${provider.port}`,
    MARQUEE_HOST: '127.0.0.1',
    MARQUEE_METRICS_PORT: '0',
  })
  const { port, origin } = new URL(await server.ready())
  const body = JSON.stringify({ email: 'new@example.com' })
  await fetch(`${origin}/api/v1/employer/auth/send-verification-otp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  await Promise.all([mails.contacted, provider.contacted])
  expect(await metricsOf(server)).toMatch(/^marquee_payments_in_doubt 1\nmarquee_mails_waiting 1$/)
  const sockets = Array.from({ length: 100 }, () => connect(Number(port), '127.0.0.1'))
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n')
  }
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const begun = performance.now()
  expect(await stopProcess(server)).toBe(0)
  expect(performance.now() - begun).toBeLessThan(5000)
  mails.close()
  provider.close()
})
