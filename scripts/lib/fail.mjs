/** A problem the person at the keyboard can solve: shown as its message alone, without a stack. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError'
}

/**
 * Runs a script's main function; a SetupError ends the process with its message, anything else with its stack.
 * @param {() => Promise<number | void>} main resolves to the exit code (0 when it gives none)
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    process.stderr.write(
      `\n${error instanceof SetupError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    )
    process.exitCode = 1
  }
}
