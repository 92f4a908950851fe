import { SetupError } from './fail.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { canRunProject, isAtLeast, oldestToInstall, oldestToRun, pinnedNode } from './node-version.mjs'
import { run } from './process.mjs'

/**
 * Makes a fresh clone ready: checks Node, installs packages, and continues under the pinned Node when the one that started the command cannot
 * run the project. Call it first, before anything from node_modules is imported.
 * @returns {Promise<number | undefined>} the exit code when the script has already run to its end under the pinned Node; the caller returns it
 * @throws {SetupError} when Node is too old, npm fails, or no pinned Node could be installed
 */
export async function prepare() {
  if (!isAtLeast(process.version, oldestToInstall)) {
    throw new SetupError(
      `Marquee needs Node ${oldestToInstall} or newer to set itself up; this is ${process.version}. Install one from https://nodejs.org.`,
    )
  }
  await withLock('install', ensureInstalled)
  if (canRunProject()) return undefined
  const pinned = pinnedNode()
  if (pinned === undefined) {
    throw new SetupError(
      `Marquee runs on Node ${oldestToRun} or newer; this is ${process.version}, and the project brings no Node of its own for ` +
        `${process.platform} ${process.arch}. Install a newer one from https://nodejs.org and run the same command again.`,
    )
  }
  return run(pinned, process.argv.slice(1))
}
