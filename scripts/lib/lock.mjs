import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot } from './paths.mjs'

/**
 * Runs work while no other process of this checkout runs work under the same name, so that `npm start` and `npm test`, run
 * concurrently, do not install or build over each other. A lock whose owner process has ended is taken over.
 * @template T
 * @param {string} name @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const path = inRoot('.cache', `${name}.lock`)
  mkdirSync(inRoot('.cache'), { recursive: true })
  let hasPrintedNotice = false
  while (!tryAcquire(path)) {
    if (!hasPrintedNotice) {
      process.stdout.write(
        `Waiting for another command that is busy with the ${name} (if there is none, delete ${path}) …\n`,
      )
    }
    hasPrintedNotice = true
    await wait(300)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

/** @param {string} path @returns {boolean} whether this process holds the lock now */
function tryAcquire(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (isDeletePending(error)) return false
    if (!isCode(error, 'EEXIST')) throw error
  }
  const owner = readOwner(path)
  if (owner === undefined || isAlive(owner)) return false
  rmSync(path, { force: true })
  return tryAcquire(path)
}

/** @param {string} path @returns {number | undefined} undefined while the owner is writing or deleting the file */
function readOwner(path) {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10)
    return Number.isNaN(pid) ? undefined : pid
  } catch (error) {
    if (isCode(error, 'ENOENT') || isDeletePending(error)) return undefined
    throw error
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/**
 * Whether Windows refused a file because it is being deleted: until the last reader has closed it, opening it fails in this way.
 * @param {unknown} error
 */
const isDeletePending = (error) => process.platform === 'win32' && (isCode(error, 'EPERM') || isCode(error, 'EBUSY'))

/** @param {unknown} error @param {string} code */
const isCode = (error, code) => error instanceof Error && 'code' in error && error.code === code
