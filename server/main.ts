import { readEnv } from './platform/config/env.ts'
import { consoleLog, logFailure } from './platform/log/log.ts'
import { type RunningServer, startServer } from './start.ts'

/**
 * Stops at the first signal, even during the start; a second one ends the process without a shutdown.
 *
 * A program on Windows cannot send a signal. It starts the server with an IPC channel and sends the message `shutdown`, as PM2 does.
 */
function stopOnSignals(starting: Promise<RunningServer>) {
  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    consoleLog.info('stopping')
    try {
      await (await starting).stop()
      process.exit(0)
    } catch (error) {
      consoleLog.error('stop-failed', { error })
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGBREAK'] as const) process.on(signal, () => void stop())
  process.on('message', (message) => {
    if (message === 'shutdown') void stop()
  })
}

// Without this, Node would print the error itself, and the message of a failed query contains its parameters.
process.on('uncaughtException', (error) => {
  consoleLog.error('crashed', { error })
  process.exit(1)
})

try {
  const starting = startServer(readEnv(process.env), consoleLog)
  stopOnSignals(starting)
  await starting
} catch (error) {
  logFailure(consoleLog, error, 'start-failed')
  process.exit(1)
}
