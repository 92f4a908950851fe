import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Variables } from './context.ts'
import { listen } from './listen.ts'

/** A server with a call that is answered when `answer` is called, and an agent that keeps its connections open. */
async function slowServer() {
  const gate = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const app = new Hono<{ Variables: Variables }>()
  app.get('/fast', (c) => c.text('ok'))
  app.get('/slow', async (c) => {
    started.resolve()
    await gate.promise
    return c.text('done')
  })
  const listening = await listen(app, '127.0.0.1', 0)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const request = async (path: string) => {
    const call = get({ port: listening.port, host: '127.0.0.1', path, agent })
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    let body = ''
    for await (const chunk of response) body += String(chunk)
    return { status: response.statusCode, headers: response.headers, body }
  }
  return { ...listening, request, answer: () => gate.resolve(), started: started.promise }
}

it('keeps idle connections longer than proxies do', async () => {
  const server = await slowServer()
  expect((await server.request('/fast')).headers['keep-alive']).toBe('timeout=65')
  await server.close()
})

it('a shutdown answers what is in progress, as the last answer of its connection, and takes nothing new', async () => {
  const server = await slowServer()
  await server.request('/fast')
  const slow = server.request('/slow')
  await server.started
  const closed = server.close()
  await expect(fetch(`http://127.0.0.1:${server.port}/fast`)).rejects.toThrow('fetch failed')
  server.answer()
  expect(await slow).toMatchObject({ status: 200, body: 'done', headers: { connection: 'close' } })
  await closed
})

it('a shutdown does not wait for connections that stay open', async () => {
  const server = await slowServer()
  const sockets = Array.from({ length: 100 }, () => connect(server.port, '127.0.0.1'))
  let answers = ''
  for (const socket of sockets) {
    socket.on('data', (data) => {
      answers += String(data)
    })
    // The beginning of a request that never ends.
    socket.on('error', () => undefined)
    socket.write('GET /fast HTTP/1.1\r\nHost: localhost\r\n')
  }
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  await server.close()
  await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')))
  // A server that waits until the rest of a request is late answers with 408.
  expect(answers).toBe('')
})
