import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ readonly passed: number, readonly failed: number }} Counts */

/**
 * Reads how many tests passed and failed from a runner's JSON report: Vitest's and Jest's, Playwright's, or this project's
 * plain `{ passed, failed }`. A flaky Playwright test counts as failed.
 * @param {unknown} report
 * @returns {Counts | undefined} undefined for a report without counts
 */
export function countsOf(report) {
  if (typeof report !== 'object' || report === null) return undefined
  const jest = pair(report, 'numPassedTests', 'numFailedTests')
  // A test file that could not be loaded has no tests to count, but it is a failure.
  if (jest !== undefined) return { passed: jest.passed, failed: jest.failed + unloadableSuites(report) }
  if ('stats' in report && typeof report.stats === 'object' && report.stats !== null) {
    const stats = pair(report.stats, 'expected', 'unexpected')
    const flaky = 'flaky' in report.stats && typeof report.stats.flaky === 'number' ? report.stats.flaky : 0
    return stats === undefined ? undefined : { passed: stats.passed, failed: stats.failed + flaky }
  }
  return pair(report, 'passed', 'failed')
}

/** @param {object} source @param {string} passed @param {string} failed @returns {Counts | undefined} */
function pair(source, passed, failed) {
  const values = new Map(Object.entries(source))
  const yes = values.get(passed)
  const no = values.get(failed)
  return typeof yes === 'number' && typeof no === 'number' ? { passed: yes, failed: no } : undefined
}

/** @param {object} report */
function unloadableSuites(report) {
  if (!('testResults' in report) || !Array.isArray(report.testResults)) return 0
  return report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults?.length === 0).length
}

/**
 * Computes the counts of a stage from its report and its exit code. A stage that ran no test, wrote no report, or exited with an error
 * without a failed test counts as one failure.
 * @param {Counts | undefined} counts @param {number} exitCode
 * @returns {Counts}
 */
export function judge(counts, exitCode) {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 }
  const isSilent = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isSilent ? 1 : failed }
}

/** @param {readonly Counts[]} all @returns {Counts} */
export function sum(all) {
  return {
    passed: all.reduce((total, counts) => total + counts.passed, 0),
    failed: all.reduce((total, counts) => total + counts.failed, 0),
  }
}

/** The line `npm test` ends with. @param {Counts} counts */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/** @param {string} path a report that may not have been written @returns {Counts | undefined} */
export function readCounts(path) {
  return existsSync(path) ? countsOf(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}
