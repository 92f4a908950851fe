import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../../lib/paths.mjs'
import { Baselines } from './baselines.mjs'

/** The accepted pictures of this repository. */
export const baselines = new Baselines(inRoot('stories', '__baselines__'))

const folder = inRoot('.cache', 'stories')

/**
 * What the last run found to be other than accepted, kept so that accepting takes exactly the pictures that were looked at.
 * @typedef {{ readonly browser: string, readonly changed: readonly string[], readonly obsolete: readonly string[] }} LastRun
 */

/**
 * @param {import('./judge.mjs').Judge} judge @param {readonly string[]} obsolete
 */
export function rememberRun(judge, obsolete) {
  rmSync(folder, { recursive: true, force: true })
  const waiting = judge.verdicts.filter((verdict) => verdict.after !== undefined && verdict.status !== 'accepted')
  for (const { path, after } of waiting) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    if (after !== undefined) writeFileSync(file, after)
  }
  /** @type {LastRun} */
  const run = { browser: judge.browser, changed: waiting.map((verdict) => verdict.path), obsolete }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'last-run.json'), JSON.stringify(run))
}

/** @returns {LastRun | undefined} undefined when the stories have not been run here yet */
export function lastRun() {
  const file = join(folder, 'last-run.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The picture of the last run that waits to be accepted. @param {string} path */
export const waitingPicture = (path) => readFileSync(join(folder, path))
