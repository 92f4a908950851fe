import { readEnv } from './env.ts'
import { consoleLog } from './log.ts'
import { OperatorError } from './operator-error.ts'
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
    consoleLog.info('Stopping …')
    try {
      await (await starting).stop()
      process.exit(0)
    } catch (error) {
      consoleLog.error('The server did not stop cleanly', error)
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGBREAK'] as const) process.on(signal, () => void stop())
  process.on('message', (message) => {
    if (message === 'shutdown') void stop()
  })
}

try {
  const starting = startServer(readEnv(process.env), consoleLog)
  stopOnSignals(starting)
  await starting
} catch (error) {
  if (error instanceof OperatorError) process.stderr.write(`\n${error.message}\n`)
  else consoleLog.error('The server did not start', error)
  process.exit(1)
}
