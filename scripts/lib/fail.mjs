/** A problem that the developer can solve, such as a missing program: reported by its message alone, without a stack trace. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError'
}

/**
 * Runs a script's main function and sets the exit code; a SetupError is reported by its message, any other error with its stack trace.
 * @param {() => Promise<number | void>} main resolves to the exit code; 0 when it resolves to undefined
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
