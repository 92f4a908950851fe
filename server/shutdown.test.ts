import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { cleanUp, startProcess, stopProcess } from './testing/server-process.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

// The test starts a whole server, on however busy a machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
afterEach(cleanUp)

/** A mail server that accepts connections and never says anything; resolves `contacted` at the first one. */
async function silentMailServer() {
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

it('takes less than 5 s with a mail server that hangs and 100 connections that stay open', async () => {
  const mails = await silentMailServer()
  const server = startProcess({
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'Marquee <hello@marquee.example>',
    MARQUEE_HOST: '127.0.0.1',
  })
  const { port, origin } = new URL(await server.ready())
  const body = JSON.stringify({ email: 'new@example.com' })
  await fetch(`${origin}/api/v1/employer/auth/send-verification-otp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  await mails.contacted
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
})
