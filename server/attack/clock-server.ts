import { readEnv } from '../platform/config/env.ts'
import { consoleLog, logFailure } from '../platform/log/log.ts'
import { startServer } from '../start.ts'

/*
 * The server with a clock that its parent process moves: a message `{ aheadMs }` says how far it is ahead of the machine's clock. The product
 * has no setting for that, because a wrong clock moves money at the wrong time.
 */

let aheadMs = 0
process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'aheadMs' in message) {
    aheadMs = Number(message.aheadMs)
    process.send?.('moved')
  }
})

try {
  const server = await startServer(readEnv(process.env), consoleLog, () => new Date(Date.now() + aheadMs))
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
} catch (error) {
  logFailure(consoleLog, error, 'start-failed')
  process.exit(1)
}
