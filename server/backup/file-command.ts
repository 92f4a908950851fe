import { type Env, readEnv } from '../platform/config/env.ts'
import { commandLog, type Log, logFailure } from '../platform/log/log.ts'
import { OperatorError } from '../platform/config/operator-error.ts'

/** Signals that interrupt a command. */
const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs a command that works on one file, with the environment of the server, and prints its result. Ctrl+C interrupts it, so that it can
 * remove what is not complete; a second one ends the process.
 * @param parse reads the arguments; `from` is the folder in which the operator called npm
 */
export async function runFileCommand(
  parse: (args: readonly string[], from: string) => string,
  run: (env: Env, path: string, log: Log, signal: AbortSignal) => Promise<string>,
) {
  const interruption = new AbortController()
  for (const name of signals) {
    process.once(name, () => interruption.abort(new OperatorError('Interrupted. Nothing was changed.')))
  }
  try {
    const path = parse(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd())
    const result = await run(readEnv(process.env), path, commandLog, interruption.signal)
    process.stdout.write(`${result}\n`)
  } catch (error) {
    logFailure(commandLog, error, 'command-failed')
    process.exitCode = 1
  }
}
