import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Server, ServerResponse } from 'node:http'
import { OperatorError, errorCode } from '../config/operator-error.ts'

/** Maximum time for requests in progress to finish at a shutdown, in milliseconds. */
const shutdownTimeoutMs = 3000

/**
 * How long an idle connection is kept open, in milliseconds: longer than by the usual proxies, so that none sends a request on a connection
 * that is being closed.
 */
const keepAliveMs = 65_000

/** A listening HTTP server. */
export interface Listening {
  readonly port: number
  /** Accepts no new connections, waits for the requests in progress, each the last one of its connection, and closes. */
  close: () => Promise<void>
}

/** The names of the variables that set an address, for messages. */
interface AddressNames {
  readonly port: string
  readonly host: string
}

/**
 * Serves an application.
 * @throws {OperatorError} naming the variables of `names` when the address cannot be used
 */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  host: string,
  port: number,
  names: AddressNames = { port: 'PORT', host: 'MARQUEE_HOST' },
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.keepAliveTimeout = keepAliveMs
  const draining = drainer(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, host, port, names)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs)
        draining.begin()
        server.close(() => {
          clearTimeout(timer)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}

/**
 * From `begin` on, every answer closes its connection, also that to a request in progress: otherwise a busy connection would go on
 * taking requests.
 */
function drainer(server: Server) {
  const answering = new Set<ServerResponse>()
  let isDraining = false
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isDraining) closeAfter(response)
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })
  return {
    begin: () => {
      isDraining = true
      for (const response of answering) closeAfter(response)
    },
  }
}

function explainListenError(error: Error, host: string, port: number, names: AddressNames): Error {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') {
    return new OperatorError(
      `Port ${port} is in use by another program. Stop that one, or choose another port: ${names.port}=${port + 1}.`,
    )
  }
  if (code === 'EACCES') {
    return new OperatorError(
      `Port ${port} may not be used by this user. Choose one above 1023, like ${names.port}=3000.`,
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new OperatorError(`${names.host}: this machine has no address ${host}.`)
  }
  return error
}
