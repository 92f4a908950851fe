import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter } from 'node:path'
import { inRoot } from './paths.mjs'

/** @typedef {NodeJS.ProcessEnv} Env */

/**
 * The environment for child processes: whatever they start by name comes from this project's node_modules first,
 * the pinned Node included.
 * @param {Env} [extra] @returns {Env}
 */
export function childEnv(extra) {
  const path = process.env['PATH'] ?? ''
  const bin = inRoot('node_modules', '.bin')
  return { ...process.env, PATH: path.startsWith(bin) ? path : `${bin}${delimiter}${path}`, ...extra }
}

/**
 * Starts a program on the same terminal. Signals sent to this process reach it, so that nothing is left running.
 * @param {string} command @param {readonly string[]} args
 * @param {{ env?: Env, shell?: boolean, cwd?: string, input?: 'inherit' | 'ignore' }} [options]
 * @returns {{ kill: (signal: NodeJS.Signals) => void, done: Promise<number> }} `done` is the exit code; 128 + n when a signal ended it
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: options.cwd ?? inRoot(),
    env: childEnv(options.env),
    shell: options.shell ?? false,
    stdio: [options.input ?? 'inherit', 'inherit', 'inherit'],
  })
  /** @type {readonly NodeJS.Signals[]} */
  const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // Ctrl+C at a terminal reaches the whole group already; a second one would read as "stop at once".
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  for (const signal of forwarded) process.on(signal, forward)
  /** @type {Promise<number>} */
  const done = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      resolve(signal === null ? (code ?? 1) : 128 + (constants.signals[signal] ?? 0)),
    )
  })
  const stopWatching = onOrphaned(() => child.kill('SIGTERM'))
  const stopForwarding = () => {
    stopWatching()
    for (const signal of forwarded) process.off(signal, forward)
  }
  return { kill: (signal) => void child.kill(signal), done: done.finally(stopForwarding) }
}

/**
 * Calls back when npm, which started this script, is gone. A signal to npm ends the shell between npm and us without
 * reaching us, and would leave the server running.
 * @param {() => void} callback @returns {() => void} stops the watch
 */
function onOrphaned(callback) {
  if (process.env['npm_lifecycle_event'] === undefined) return () => {}
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, 250)
  return () => clearInterval(timer)
}

/** Runs a program to its end. @param {Parameters<typeof start>} args @returns {Promise<number>} its exit code */
export const run = (...args) => start(...args).done

/**
 * The script behind a command of an installed package, to be run by this very Node on every platform.
 * @param {string} packageName @param {string} [command] the command's name where it is not the package's
 */
export function toolPath(packageName, command = packageName) {
  const folder = ['node_modules', ...packageName.split('/')]
  /** @type {{ bin?: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(inRoot(...folder, 'package.json'), 'utf8'))
  const script = typeof bin === 'string' ? bin : bin?.[command]
  if (script === undefined) throw new Error(`${packageName} has no command ${command}`)
  return inRoot(...folder, script)
}

/**
 * Runs an installed package's command to its end under this Node.
 * @param {string} packageName @param {readonly string[]} args
 * @param {{ command?: string, env?: Env }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runTool(packageName, args, { command, env } = {}) {
  return run(process.execPath, [toolPath(packageName, command), ...args], env === undefined ? {} : { env })
}
