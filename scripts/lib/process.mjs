import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter } from 'node:path'
import { inRoot } from './paths.mjs'

/** @typedef {NodeJS.ProcessEnv} Env */

/**
 * The environment for child processes: programs that they start by name are looked for in this project's node_modules first,
 * the pinned Node included. On Windows, where the variable may be spelled `Path`, Node passes on the first spelling in
 * alphabetical order, which is this one.
 * @param {Env} [extra] @returns {Env}
 */
export function childEnv(extra) {
  const path = process.env['PATH'] ?? ''
  const bin = inRoot('node_modules', '.bin')
  return { ...process.env, PATH: path.startsWith(bin) ? path : `${bin}${delimiter}${path}`, ...extra }
}

/**
 * Which signals this process survives until its child has ended, and whether it passes them on.
 *
 * Windows has no signals between processes: `kill` terminates the child without its shutdown. The console itself reports Ctrl+C, Ctrl+Break
 * and its own closing to every process that is attached to it, so passing them on would only cut the child's shutdown short.
 * @param {NodeJS.Platform} platform
 * @returns {{ signals: readonly NodeJS.Signals[], isForwarded: boolean }}
 */
export function signalHandling(platform) {
  return platform === 'win32'
    ? { signals: ['SIGINT', 'SIGBREAK', 'SIGHUP'], isForwarded: false }
    : { signals: ['SIGINT', 'SIGTERM', 'SIGHUP'], isForwarded: true }
}

/**
 * Starts a program on the same terminal. Signals sent to this process reach it, so that no child process is left running.
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
  const { signals, isForwarded } = signalHandling(process.platform)
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // Ctrl+C at a terminal reaches the whole process group; the server takes a second SIGINT as the order to end without its
    // shutdown.
    if (!isForwarded || (signal === 'SIGINT' && process.stdin.isTTY)) return
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
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
    for (const signal of signals) process.off(signal, forward)
  }
  return { kill: (signal) => void child.kill(signal), done: done.finally(stopForwarding) }
}

/**
 * Calls back when npm, which started this script, has ended. A signal to npm ends the shell between npm and this process without
 * reaching this process, and would leave the server running. On Windows the parent's id never changes, so this never calls back there.
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
 * The path of the script behind a command of an installed package. Started by Node itself it runs on every platform; the `.cmd` files
 * that npm writes for Windows need a shell.
 * @param {string} packageName @param {string} [command] the command's name when it differs from the package's
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
