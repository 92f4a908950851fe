import { readEnv } from './env.ts'
import { consoleLog } from './log.ts'
import { OperatorError } from './operator-error.ts'
import { type Running, startServer } from './start.ts'

/** Stops at the first signal, one that comes during the start included; a second one ends the process at once. */
function stopOnSignals(starting: Promise<Running>) {
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
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
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
