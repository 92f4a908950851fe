import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** So many lines of a failure's message are repeated; the whole of it stands where its test ran. */
const maxLines = 12

/**
 * @typedef {{ file?: string, name?: string, message?: string, status?: string, fullName?: string, failureMessages?: string[],
 *   assertionResults?: Entry[] }} Entry
 * @typedef {{ title?: string, file?: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ title: string, file: string, ok: boolean, tests?: SpecRun[] }} Spec
 * @typedef {{ status?: string, results?: { errors?: { message?: string }[] }[] }} SpecRun
 * @typedef {{ testResults?: Entry[], suites?: Suite[], failures?: string[] }} Report
 */

/**
 * Reads which tests failed, and why, from a runner's JSON report: Vitest's and Jest's, Playwright's, or this project's own with `failures`.
 * @param {Report} report
 * @returns {readonly string[]} one text per failure: its file and name, then the start of its message
 */
export function failuresOf({ testResults = [], suites = [], failures = [] }) {
  return [...failures, ...testResults.flatMap(ofFile), ...suites.flatMap(ofSuite)].map(shortened)
}

/** @param {Entry} file @returns {readonly string[]} */
function ofFile({ name = '', status, message = '', assertionResults = [] }) {
  if (status === 'failed' && assertionResults.length === 0) return [`${name}\n${message}`]
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName = '', failureMessages = [] }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`)
}

/** @param {Suite} suite @returns {readonly string[]} */
function ofSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests = [] }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results = [] }) => {
        const messages = results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))
        return `${file} › ${title}\n${messages.join('\n')}`
      }),
  )
  return [...own, ...suites.flatMap(ofSuite)]
}

/** @param {string} failure */
function shortened(failure) {
  const lines = stripVTControlCharacters(failure).trimEnd().split('\n')
  return lines.length > maxLines ? [...lines.slice(0, maxLines), '…'].join('\n') : lines.join('\n')
}

/** @param {string} path a report that may not have been written @returns {readonly string[]} */
export function readFailures(path) {
  return existsSync(path) ? failuresOf(JSON.parse(readFileSync(path, 'utf8'))) : []
}
