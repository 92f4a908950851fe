import { inRoot } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { run } from './process.mjs'

/**
 * Runs a program of the server with the arguments of this process, under the project's Node.
 * @param {string} file relative to the root
 * @returns {Promise<number>} its exit code
 */
export async function runServerCommand(file) {
  const finished = await prepare()
  if (finished !== undefined) return finished
  // Node 22 warns that TypeScript files and node:sqlite are experimental.
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', inRoot(file), ...process.argv.slice(2)])
}
